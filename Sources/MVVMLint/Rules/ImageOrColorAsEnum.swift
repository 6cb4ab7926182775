import MVVMGenerator
import MVVMModel
import MVVMReports
import MVVMSource
import MVVMSyntax

extension LintRule {
  public static let imageOrColorAsEnum = LintRule(
    .imageOrColorAsEnum,
    "Images and colors are named by an enum",
    details: """
      A text that names an image is misspelled easily, and an image or a color
      cannot be compared in a test or chosen anew by the view. An enum can:
      'enum LeftImage: String { case discount }'. Reported are outputs of a type
      such as 'UIColor' or 'UIImage', and those of type 'String' whose name ends
      in 'image', 'icon' or 'color', or in these and 'name'.
      """,
    bad: """
      /// Shows a banner.
      viewmodel BannerViewModel {
        outputs {
          /// Emits the name of the image on the left.
          leftImage: String
        }
      }

      """,
    good: """
      /// Shows a banner.
      viewmodel BannerViewModel {
        outputs {
          /// Emits the image on the left.
          leftImage: LeftImage
        }
      }

      """
  ) { spec, findings in
    for viewModel in spec.viewModels {
      for member in viewModel.shown { checkImage(in: member, spec, &findings) }
    }
  }
}

private func checkImage(in member: LintedMember, _ spec: LintedSpec, _ findings: inout LintFindings) {
  let namesImage = namesImageOrColor(member.name)
  guard namesImage || spec.mayNameViews else { return }
  var found: TypeName?
  spec.tree.forEachName(in: member.syntax.type) { name in
    guard found == nil else { return }
    let isText = name.name.spells("String")
    if isText ? namesImage : imageTypes.contains(name.name) { found = name }
  }
  guard let found else { return }
  findings.report(
    "'\(member.selector)' is a '\(spec.tree.spelling(found.tokens))': name the image or color by an enum",
    at: spec.tree.range(found.tokens),
    of: member.subject
  )
}

/// `leftImage`, `iconName`; not `imageURL` or `colorDescription`.
private func namesImageOrColor(_ name: Text) -> Bool {
  guard mayNameImage(name) else { return false }
  var words = words(of: name)
  if let last = words.last, words.count > 1, last == "name" || last == "named" || last == "names" {
    words.removeLast()
  }
  return words.last.map(imageWords.contains) == true
}

/// Told by the last letters alone.
private func mayNameImage(_ name: Text) -> Bool {
  switch name.bytes.last {
  case UInt8(ascii: "d"): name.hasSuffix("amed")
  case UInt8(ascii: "e"): name.hasSuffix("ame") || name.hasSuffix("mage")
  case UInt8(ascii: "n"): name.hasSuffix("con")
  case UInt8(ascii: "r"): name.hasSuffix("olor") || name.hasSuffix("olour")
  case UInt8(ascii: "s"):
    name.hasSuffix("ames") || name.hasSuffix("cons") || name.hasSuffix("mages") || name.hasSuffix("olors")
      || name.hasSuffix("olours")
  default: false
  }
}

private let imageWords: WordSet = "color colors colour colours icon icons image images"

private let imageTypes: WordSet = "CGColor CGImage CIColor CIImage NSColor NSImage UIColor UIImage"
