import MVVMModel
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
      for member in viewModel.shown { checkImage(in: member, viewModel.types(of: member), spec, &findings) }
    }
  }
}

private func checkImage(
  in member: LintedMember,
  _ types: ArraySlice<TypeName>,
  _ spec: LintedSpec,
  _ findings: inout LintFindings
) {
  let found = types.first { type in
    type.name.spells("String") ? namesImageOrColor(member.name) : imageTypes.contains(type.name)
  }
  guard let found else { return }
  findings.report(
    "'\(member.selector)' is a '\(SpecType(found.syntax, in: spec.tree))': name the image or color by an enum",
    at: spec.tree.range(found.tokens),
    of: member.subject
  )
}

/// Whether a name is that of an image or color: `leftImage`, `iconName`, but not `imageURL` or `colorDescription`.
private func namesImageOrColor(_ name: Text) -> Bool {
  var rest = name
  let last = takeLastWord(of: &rest)
  let isName = last.spells("name") || last.spells("named") || last.spells("names")
  return imageWords.contains(isName && !rest.isEmpty ? takeLastWord(of: &rest) : last)
}

private let imageWords: WordSet = "color colors colour colours icon icons image images"

private let imageTypes: WordSet = "CGColor CGImage CIColor CIImage NSColor NSImage UIColor UIImage"
