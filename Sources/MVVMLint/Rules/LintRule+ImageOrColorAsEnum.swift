import MVVMModel
import MVVMSource
import MVVMSwift
import MVVMSyntax

extension LintRule {
  package static let imageOrColorAsEnum = LintRule(
    identifier: .imageOrColorAsEnum,
    summary: "Images and colors are named by an enum",
    details: """
      The name of an image is easily misspelled, and a test cannot compare images.
      Use an enum: 'enum LeftImage: String { case discount }'. The rule reports
      outputs of a type such as 'UIColor', 'ImageResource' or, if SwiftUI is
      imported, 'Image'. It also reports strings whose names end in 'image',
      'icon' or 'color', or in one of these and 'name'.
      """,
    example: """
        /// Shows a banner.
        viewmodel BannerViewModel {
          outputs {
      -     /// Emits the name of the image on the left.
      -     leftImage: String
      +     /// Emits the image on the left.
      +     leftImage: LeftImage
          }
        }
      """
  ) { viewModel, spec, findings in
    let types = spec.importsSwiftUI ? imageTypes.union(imageTypesOfSwiftUI) : imageTypes
    for output in viewModel.outputs {
      let image = output.typeName { type in
        type.name == "String" ? namesImageOrColor(output.name) : types.contains(type.name)
      }
      guard let image else { continue }
      let message = "'\(output.selector)' is a '\(image.type)': name the image or color by an enum"
      findings.report(message, at: image.range, of: output)
    }
  }
}

/// Returns whether a name is that of an image or color: `leftImage`, `iconName`, but not `imageURL` or
/// `colorDescription`.
private func namesImageOrColor(_ name: Text) -> Bool {
  let words = words(of: name)
  let isName = words.count > 1 && words.last.map { ["name", "named", "names"].contains($0) } == true
  return (isName ? words.dropLast() : words[...]).last.map(imageWords.contains) == true
}

private let imageWords: WordSet = "color colors colour colours icon icons image images"
private let imageTypes: WordSet = """
  CGColor CGImage CIColor CIImage ColorResource ImageResource NSColor NSImage UIColor UIImage
  """
private let imageTypesOfSwiftUI: WordSet = "Color Image"

extension LintedSpec {
  /// Whether `Color` and `Image` are probably types of SwiftUI.
  fileprivate var importsSwiftUI: Bool {
    self.tree.imports.contains { self.tree.text($0.path.lowerBound) == "SwiftUI" }
  }
}
