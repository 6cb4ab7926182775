import MVVMModel
import MVVMSource
import MVVMStyles

/// A correct spec, with the style in which its files are generated.
package struct Resolved {
  package let file: SourceFile
  package let spec: Spec
  package let styleName: String
  /// The style of the spec's class file.
  package let style: Style
  /// The library types that are written with their modules.
  let qualifiedTypes: [Text]
}
