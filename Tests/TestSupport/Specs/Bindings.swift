import MVVMSource
import MVVMStyles

/// Returns the styles and another one named `bound`, which has bindings and otherwise equals `observation`.
package func stylesWithBindings() -> StyleLibrary {
  let manifest = """
    {
      "extends": "observation",
      "overloads": { "class": { "fixed": ["start"], "reply": ["{name}Reply"], "binding": ["{name}Changed"] } },
      "interface": { "outputs": { "binding": "property" } }
    }
    """
  let sheet = "{{<observation}}\n{{/observation}}\n"
  return StyleLibrary(overrides: [
    SourceFile(path: "bound.json", text: manifest), SourceFile(path: "bound.mustache", text: sheet),
  ])
}
