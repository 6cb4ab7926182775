import MVVMModel
import MVVMSource
import MVVMSwift
import MVVMSyntax

extension LintRule {
  package static let viewType = LintRule(
    identifier: .viewType,
    summary: "Specs do not mention views",
    details: """
      A view model that contains a view cannot be tested without one. Use outputs
      for the values that the view should show. The rule reports imports of UIKit,
      AppKit, WatchKit and SwiftUI, and types of views and view controllers
      anywhere.
      """,
    example: """
        /// Shows a form.
        viewmodel FormViewModel {
          inputs {
            /// Call when a field takes the focus.
      -     fieldFocused(_ field: UITextField)
      +     fieldFocused(_ field: FormField)
          }
        }
      """,
    checkFile: checkImports
  ) { viewModel, _, findings in
    for member in viewModel.declarations {
      _ = member.anyTypeName { type in
        if isView(type) {
          findings.report(
            "'\(type.type)' is a view: pass the values that it shows",
            at: type.range,
            of: member
          )
        }
        return false
      }
    }
  }
}

private func checkImports(_ spec: LintedSpec, _ findings: inout LintFindings) {
  for syntax in spec.tree.imports
  where viewFrameworks.contains("\(spec.tree.text(syntax.path.lowerBound))") {
    let name = spec.tree.joined(syntax.path)
    let message = "'\(name)' is a framework for views: pass values that do not need it"
    findings.report(message, of: syntax, in: spec.tree)
  }
}

/// Returns whether a type is a view of one of Apple's frameworks, or a view controller by any author.
private func isView(_ type: TypeName) -> Bool {
  if type.name.hasSuffix("ViewController") || type.name == "AnyView" { return true }
  return type.isOf(frameworks) && viewSuffixes.contains { type.name.hasSuffix($0) }
}

/// Prefixes of Apple's frameworks.
private let frameworks: WordSet = "AR AV MK MTK NS PDF PK SCN SK UI WK"

private let viewSuffixes: [String] = [
  "AlertController", "BarButtonItem", "BarItem", "Button", "Cell", "ColorWell", "ComboBox", "Control",
  "DatePicker", "ImageView", "Label", "NavigationBar", "NavigationController", "NavigationItem", "Picker",
  "Popover", "ProgressIndicator", "ResponderChain", "ScrollView", "SearchBar", "SearchController", "Slider",
  "SplitView", "SplitViewController", "StackView", "Stepper", "Switch", "TabBar", "TabBarController",
  "TableView", "TextField", "Toolbar", "View", "VisualEffectView", "Window",
]
