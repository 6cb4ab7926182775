import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMStyles
import MVVMTemplates
import TestSupport
import Testing

@testable import MVVMGenerator

@Suite struct MemberRecordTests {
  /// Returns what a template makes of the only view model of a spec.
  private func draw(
    _ template: String,
    _ members: String,
    style: String = "rxswift",
    styles: StyleLibrary = StyleLibrary()
  ) throws -> String {
    var configuration = Configuration()
    configuration.settings.style = style
    let text = "{{#viewModels}}\(template){{/viewModels}}"
    let file = TemplateFile(name: "main", source: SourceFile(path: "main.mustache", text: text))
    let library = TemplateLibrary(templates: [file])
    let compiled = compile("main", in: library, against: FileKind.classes.schema)
    #expect(listing(compiled.diagnostics) == "")
    let spec = SourceFile(path: "XViewModel.mvvm", text: "viewmodel XViewModel {\n\(members)\n}\n")
    let resolved = try #require(resolvedSpec(spec, configuration: configuration, styles: styles).value)
    let planned = PlannedFile(kind: .classes, name: "", viewModels: resolved.spec.viewModels)
    let styled = StyledFile(planned, in: resolved.style, configuration)
    var renderer = Renderer()
    let record = FileRecord(of: styled, FileOptions(for: resolved, configuration: configuration))
    let rendered = renderer.render(try #require(compiled.value), record)
    return String(decoding: try #require(rendered.value), as: UTF8.self)
  }

  @Test("Facets hold their own members: inputs, outputs and errors") func facets() throws {
    let members = """
      inputs { b(); a() }
      inputs uiInputs { c() }
      outputs { e: Int; d: Int }
      errors { f: Int }
      """
    let template = "{{#facets}}{{facetName}}:{{#members}} {{name}}.{{facet}}{{/members}}; {{/facets}}"
    #expect(
      try self.draw(template, members)
        == "inputs: a.inputs b.inputs; uiInputs: c.uiInputs; outputs: d.outputs e.outputs; errors: f.errors; "
    )
    let lists = "{{#inputs}}{{name}}{{/inputs}} {{#shown}}{{name}}{{/shown}} {{#bound}}{{name}}{{/bound}}"
    #expect(try self.draw(lists, members) == "abc def def")
  }

  @Test("Inputs that callers see as relays are in the order of the names of the relays") func relays() throws
  {
    let members = "inputs { a(_ x: Int) as z; b(_ x: Int) as y; c() -> Int }"
    let template = "{{#inputs}}{{name}}{{/inputs}} {{#facets}}{{#members}}{{name}}{{/members}}{{/facets}}"
    #expect(try self.draw(template, members) == "abc abc")
    #expect(try self.draw(template, members, style: "rxswift-relays") == "cba cba")
  }

  @Test(
    "Members know what they are",
    arguments: [
      ("{{#isInput}}I{{/isInput}}{{#isOutput}}O{{/isOutput}}", "IIIOOOO"),
      ("{{#isEvent}}e{{/isEvent}}{{#isSticky}}s{{/isSticky}}{{#isKept}}k{{/isKept}};", "e;sk;k;;e;;;"),
      ("{{#isShown}}s{{/isShown}}{{#isAsked}}a{{/isAsked}};", ";;;a;s;s;a;"),
      ("{{#initialValue}}{{.}}{{/initialValue}};", ";;(x: 1, y: 2);;;;;"),
      ("{{payload}};", "Void;Int;(x: Int, y: Int);;;;;"),
      ("{{type}};", ";;;Int;Int;String;Bool;"),
      ("{{argument}};", "();`in`;(x: x, y: y);;;;;"),
      ("{{#parameters}}{{name}}{{#isShared}}!{{/isShared}},{{/parameters}};", ";in,;x,y,;of,;;;;"),
      ("{{ignoredParameters}};", ";_ in ;_, _ in ;_ in ;;;;"),
    ]
  )
  func kinds(template: String, expected: String) throws {
    let members = """
      inputs { a(); sticky b(_ in: Int); c(x: Int = 1, y: Int = 2) }
      outputs { d(of: Int) -> Int; event e: Int; state f: String; value g: Bool }
      """
    let whole = "{{#inputs}}\(template){{/inputs}}{{#shown}}\(template){{/shown}}"
    #expect(try self.draw(whole, members) == expected)
  }

  @Test("Inputs that share their name go by their logic names") func uniqueNames() throws {
    let members = "inputs { a(x: Int) as ax; a(y: Int) as ay; b() as c }"
    #expect(try self.draw("{{#inputs}}{{uniqueName}} {{/inputs}}", members) == "ax ay b ")
  }

  @Test("An input and a state are a pair in a style whose class keeps states") func pairs() throws {
    let members = """
      inputs { name(_ name: String = ""); other(_ x: Int) }
      outputs { state name: String; state title: String = "t" }
      """
    let template = """
      {{#inputs}}{{#isPaired}}{{name}} {{/isPaired}}{{/inputs}}\
      {{#shown}}{{name}}={{#initialValue}}{{.}}{{/initialValue}} {{/shown}}\
      {{#pairs}}{{name}}: {{type}} {{input.name}} {{state.name}}{{/pairs}}
      """
    #expect(
      try self.draw(template, members, style: "observation")
        == #"name name="" title="t" name: String name name"#
    )
    #expect(try self.draw(template, members) == #"name= title="t" "#)
  }

  @Test(
    "A binding is a state that can be set, in the facet that contains it",
    arguments: [
      (
        "{{#facets}}{{facetName}}:{{#members}} {{name}}.{{facet}}{{/members}}; {{/facets}}",
        "inputs: a.inputs b.inputs c.inputs; outputs: d.outputs e.outputs; "
      ),
      (
        "{{#inputs}}{{name}}{{/inputs}} {{#shown}}{{name}}{{/shown}} {{#bound}}{{name}}{{/bound}}",
        "ac bde bde"
      ),
      (
        "{{#shown}}{{#isInput}}i{{/isInput}}{{#isOutput}}o{{/isOutput}}{{#isState}}s{{/isState}}{{#isBinding}}b{{/isBinding}};{{/shown}}",
        "osb;osb;os;"
      ),
      (
        "{{#shown}}{{#isPaired}}{{name}}{{/isPaired}}={{#initialValue}}{{.}}{{/initialValue}};{{/shown}}",
        "b=;d=1;=2;"
      ),
      ("{{#facets}}{{#isHeld}}{{facetName}}{{/isHeld}}{{/facets}}", "inputsoutputs"),
      (
        "{{#hasPairs}}yes {{/hasPairs}}{{#pairs}}{{name}}: {{type}} {{state.facet}} {{#input}}?{{/input}}{{#isBinding}}b{{/isBinding}}{{#isText}}t{{/isText}}; {{/pairs}}",
        "yes b: String inputs bt; d: Int outputs b; "
      ),
      ("{{#hasStates}}s{{/hasStates}}{{#dependencies}}{{#isShared}}!{{/isShared}}{{/dependencies}}", "s!"),
      ("{{#tested}}{{name}}{{/tested}} {{#observed}}{{name}}{{/observed}}", "abcde bde"),
    ]
  )
  func bindings(template: String, expected: String) throws {
    let members = """
      dependencies { b: String }
      inputs { c(); binding b: String; a() }
      outputs { state e: Int = 2; binding d: Int = 1 }
      """
    #expect(try self.draw(template, members, style: "bound", styles: stylesWithBindings()) == expected)
  }

  @Test("A dependency is shared with the output that it provides") func dependencies() throws {
    let members = "dependencies { now: Int; count: Int }\noutputs { value count: Int }"
    let template = """
      {{#dependencies}}{{name}}{{#isShared}}!{{/isShared}} {{/dependencies}}\
      {{#shown}}{{name}}{{#isShared}}!{{/isShared}}{{/shown}}
      """
    #expect(try self.draw(template, members) == "now count! count!")
  }
}
