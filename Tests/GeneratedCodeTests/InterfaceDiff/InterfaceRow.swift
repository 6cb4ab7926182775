import MVVMConfiguration
import MVVMInterfaces
import MVVMSource
import TestSupport
import Testing

/// An edit of a spec, and who is affected by it in each style.
struct InterfaceRow: Sendable, CustomTestStringConvertible {
  /// One side: the text of the sections, in addition to members that stay.
  struct Side: Sendable {
    var dependencies = ""
    var inputs = ""
    var outputs = ""
    var errors = ""
    var facets = ""
    /// The text before the view model, and after its name.
    var head = ""
    var conformances = ""
    var neighbour = ""
    var configure: @Sendable (inout Configuration) -> Void = { _ in }
  }

  let title: String
  let old: Side
  let new: Side
  /// For each style in the order of `interfaceStyles`: B, L, R, C, or – where nothing is shown.
  let classes: [String]
  /// Whether the compiler can find it; it cannot find changes that only another module or system sees.
  var isCompiled = true

  var testDescription: String { self.title }
}

/// The columns of the table.
let interfaceStyles = ["reactiveswift", "rxswift", "rxswift-relays", "combine", "observation"]

/// Styles in which the same changes as in another one: what shows subjects is like what shows relays.
private let alike = ["reactiveswift-pipes": "reactiveswift", "rxswift-subjects": "rxswift-relays"]

/// The styles to compare in.
let comparedStyles = interfaceStyles + alike.keys.sorted() + ["combine-subjects"]

extension InterfaceRow {
  /// The class of a row in a style that refuses one of its sides.
  static let elsewhere = "x"

  func expectedClass(in style: String) -> String? {
    let column = interfaceStyles.firstIndex(
      of: style == "combine-subjects" ? self.mixed : alike[style] ?? style
    )
    return column.map { self.classes[$0] }
  }

  /// Subjects are like relays, but outputs and sticky inputs are those of Combine.
  private var mixed: String {
    let (old, new) = (self.old.inputs, self.new.inputs)
    let isOfSubjects = old != new && !(old.contains("sticky") && new.contains("sticky"))
    return isOfSubjects ? "rxswift-relays" : "combine"
  }

  /// Rows whose sides differ in one section, one a line: classes, section, title, and its text before and after.
  ///
  /// - Parameters:
  ///   - kind: The beginning of their titles.
  ///   - rest: The text that both sides have.
  static func rows(_ table: String, _ kind: String = "", with rest: Side = Side(), isCompiled: Bool = true)
    -> [InterfaceRow]
  {
    let sections: [String: WritableKeyPath<Side, String>] = [
      "dependencies": \.dependencies, "inputs": \.inputs, "outputs": \.outputs, "errors": \.errors,
      "facets": \.facets, "head": \.head, "conformances": \.conformances, "neighbour": \.neighbour,
    ]
    return TestSupport.rows(table, columns: 5).map { row in
      var (old, new) = (rest, rest)
      old[keyPath: sections[row[1]]!] = row[3]
      new[keyPath: sections[row[1]]!] = row[4]
      return InterfaceRow(kind + row[2], row[0], old, new, isCompiled: isCompiled)
    }
  }

  init(_ title: String, _ classes: String, _ old: Side, _ new: Side, isCompiled: Bool = true) {
    self.init(title: title, old: old, new: new, classes: columns(classes), isCompiled: isCompiled)
  }

  /// A row whose sides differ in the configuration.
  init(_ title: String, _ classes: String, _ configure: @escaping @Sendable (inout Configuration) -> Void) {
    self.init(title, classes, Side(), Side(configure: configure))
  }
}

/// One class for all styles, or one for each.
private func columns(_ text: String) -> [String] {
  let words = text.split(separator: " ").map(String.init)
  return words.count == 1 ? Array(repeating: words[0], count: interfaceStyles.count) : words
}

extension InterfaceRow.Side {
  func spec(named name: String) -> SourceFile {
    SourceFile(
      path: "\(name).mvvm",
      text: """
        \(self.head)
        viewmodel \(name)\(self.conformances) {
          dependencies {
            \(self.dependencies)
          }
          inputs {
            stays()
            \(self.inputs)
          }
          outputs {
            shown: Int
            \(self.outputs)
          }
          errors {
            failed: Int
            \(self.errors)
          }
          \(self.facets)
        }
        \(self.neighbour.isEmpty ? "" : "viewmodel \(name)\(self.neighbour) {\noutputs {\nshown: Int\n}\n}")
        """
    )
  }
}
