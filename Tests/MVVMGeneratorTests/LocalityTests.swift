import MVVMGenerator
import MVVMReports
import TestSupport
import Testing

/// One member of a spec is changed: what else changes in the output is noise in somebody's review.
@Suite("Edits of one member") struct LocalityTests {
  @Test(
    "A member that is added adds lines of its own, and changes none",
    arguments: StyleLibrary().names,
    additions
  )
  func added(style: String, addition: Addition) {
    let change = changedLines(
      base,
      base.replacing(addition.anchor, with: addition.line + addition.anchor),
      style
    )
    #expect(change.removed == [])
    #expect(!change.added.isEmpty)
    for line in change.added where line.contains(where: \.isLetter) {
      #expect(addition.owns(line), "\(line)")
    }
  }

  @Test("A member that is removed takes its own lines alone", arguments: StyleLibrary().names, additions)
  func removed(style: String, addition: Addition) {
    let change = changedLines(
      base.replacing(addition.anchor, with: addition.line + addition.anchor),
      base,
      style
    )
    #expect(change.added == [])
    #expect(!change.removed.isEmpty)
  }

  @Test(
    "Reworded documentation changes one line",
    arguments: StyleLibrary().names,
    ["alone", "Emits the rows"]
  )
  func documented(style: String, words: String) {
    let change = changedLines(base, base.replacing(words, with: "in other words"), style)
    #expect(change.removed.count == 1)
    #expect(change.added.count == 1)
  }

  @Test("A type that is changed changes the lines that name it", arguments: StyleLibrary().names)
  func retyped(style: String) {
    let change = changedLines(base, base.replacing("rows: [Row]", with: "rows: [String]"), style)
    #expect(1...3 ~= change.removed.count)
    #expect(change.added.count == change.removed.count)
    for line in change.added + change.removed { #expect(line.contains("rows")) }
  }

  @Test("The order in the spec, and its layout, do not matter", arguments: StyleLibrary().names)
  func reordered(style: String) {
    let reordered = """
      public viewmodel XViewModel { outputs { title: String;
        /// Emits the rows.
        rows   :[Row] }
        inputs {
          tapped ( row : Int , ) ; /* here */ selected( )
          /// Call when it stands alone.
          moved(from: Int)
        }
        dependencies { service: any  Service }
      }
      """
    #expect(changedLines(base, reordered, style) == LineChanges(removed: [], added: []))
  }

  @Test("Line ends and a byte-order mark do not matter", arguments: StyleLibrary().names)
  func lineEnds(style: String) {
    let changed = "\u{FEFF}" + base.replacing("\n", with: "\r\n")
    #expect(changedLines(base, changed, style) == LineChanges(removed: [], added: []))
  }
}

/// A line to be put into the base spec before an anchor.
struct Addition: Sendable, CustomTestStringConvertible {
  let line: String
  let anchor: String
  let name: String

  var testDescription: String { self.line }

  func owns(_ line: Substring) -> Bool {
    line.lowercased().contains(self.name.lowercased()) || line.contains(" accept")
      || line.contains(".value = ") || accessors.contains(line.drop { $0 == " " })
      // A facet is marked from its first member on.
      || line.hasPrefix("  // MARK: - ")
  }
}

/// What opens an accessor names no member.
private let accessors: Set<Substring> = ["get {", "set {"]

private let additions = [
  Addition(line: "added()\n", anchor: "tapped(row: Int)", name: "added"),
  Addition(line: "zoomed(by: Double = 1)\n", anchor: "selected()", name: "zoomed"),
  Addition(line: "    sticky led(here: Int?)\n", anchor: "    selected()", name: "led"),
  Addition(line: "    answered(_ text: String) -> Bool\n", anchor: "    selected()", name: "answered"),
  Addition(line: "    added: Int\n", anchor: "    rows: [Row]", name: "added"),
  Addition(line: "    event zoomed: Void\n", anchor: "    title: String", name: "zoomed"),
  Addition(line: "    value page: Int\n", anchor: "    title: String", name: "page"),
  Addition(line: "    isSeen(_ page: Int) -> Bool\n", anchor: "    title: String", name: "isSeen"),
].map { addition in
  // An anchor below documentation would take it over.
  addition.anchor.contains("rows")
    ? Addition(line: addition.line, anchor: "    title: String", name: addition.name) : addition
}

private let base = """
  public viewmodel XViewModel {
    dependencies {
      service: any Service
    }

    inputs {
      /// Call when it stands alone.
      moved(from: Int)
      selected()
      tapped(row: Int)
    }

    outputs {
      /// Emits the rows.
      rows: [Row]
      title: String
    }
  }
  """

struct LineChanges: Equatable {
  let removed: [Substring]
  let added: [Substring]
}

/// The lines of the class file that one version of a spec has and the other has not. Blank lines do not count.
private func changedLines(_ old: String, _ new: String, _ style: String) -> LineChanges {
  let lines = [old, new].map { generatedText($0, in: style).split(separator: "\n") }
  let difference = lines[1].difference(from: lines[0])
  return LineChanges(
    removed: difference.removals.map(\.line),
    added: difference.insertions.map(\.line)
  )
}

extension CollectionDifference<Substring>.Change {
  var line: Substring {
    switch self {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }
}
