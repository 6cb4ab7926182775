import Foundation
import MVVMConfiguration
import MVVMGenerator
import MVVMReports
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

/// One member is edited, in each way that there is: in no generated file does a line change that belongs to another.
@Suite("Edits of one member, file by file") struct FileLocalityTests {
  @Test("No line of another member changes", arguments: StyleLibrary().names, EditedMember.all)
  func others(style: String, member: EditedMember) {
    for edit in MemberEdit.allCases {
      for (file, change) in changes(edit, of: member, in: style) {
        for line in change.removed + change.added {
          #expect(!member.isOfOthers(line), "\(file), \(edit): \(line)")
        }
      }
    }
  }

  @Test("Order and layout in the spec change no file", arguments: StyleLibrary().names, EditedMember.all)
  func reordered(style: String, member: EditedMember) {
    let before = member.spec(member.text)
    var others = [member.spec(member.text, isLast: true)]
    if member.text == "marked: Int" {
      others.append("\u{FEFF}\(before.replacing("\n", with: "\r\n"))")
      others.append(before.replacing("()\n", with: " ( ) ;\n").replacing(": ", with: "  :"))
    }
    for after in others {
      #expect(before != after)
      for (_, change) in changes(from: before, to: after, in: style) {
        #expect(change.removed + change.added == [], "\(after)")
      }
    }
  }

  /// Read the table when it changes: its numbers are what a reviewer has to read. What is added takes as many lines as
  /// its removal gives back.
  @Test("So many lines change as were recorded") func counts() {
    var table = "Changed lines (removed, added) of: class, mock, XCTest, Swift Testing\n"
    for style in StyleLibrary().names {
      table += "\n\(style)\n"
      for member in EditedMember.all {
        for edit in MemberEdit.allCases {
          let counts = changes(edit, of: member, in: style).map {
            "-\($0.change.removed.count) +\($0.change.added.count)"
          }
          table += "  \(member.text): \(edit): \(counts.joined(separator: ", "))\n"
        }
      }
    }
    expectGolden(table, at: "Tests/Golden/ChangedLines.golden")
  }
}

enum MemberEdit: CaseIterable {
  case add, remove, rename, retype, document
}

/// A member between others, and what it becomes.
struct EditedMember: Sendable, CustomTestStringConvertible {
  let section: String
  let text: String
  let renamed: String
  let retyped: String

  var testDescription: String { self.text }

  static let all = rows(
    """
    inputs  | marked()                   | markers()                   | marked(by: Int)
    inputs  | marked(by: Int)            | markers(by: Int)            | marked(by: String)
    inputs  | marked(by: Double = 1)     | markers(by: Double = 1)     | marked(by: Int = 1)
    inputs  | sticky marked(by: Int)     | sticky markers(by: Int)     | sticky marked(by: String)
    inputs  | marked(_ row: Int) -> Bool | markers(_ row: Int) -> Bool | marked(_ row: Int) -> Int
    outputs | marked: Int                | markers: Int                | marked: String
    outputs | event marked: Int          | event markers: Int          | event marked: String
    outputs | value marked: Int          | value markers: Int          | value marked: String
    outputs | marked(_ row: Int) -> Bool | markers(_ row: Int) -> Bool | marked(_ row: Int) -> Int
    errors  | marked: Int                | markers: Int                | marked: String
    """,
    columns: 4
  ).map { EditedMember(section: $0[0], text: $0[1], renamed: $0[2], retyped: $0[3]) }
}

extension EditedMember {
  /// A spec with the member, or another in its place, between others.
  func spec(_ member: String?, documentation: String = "Documents it.", isLast: Bool = false) -> String {
    let lines = member.map { "    /// \(documentation)\n    \($0)\n" } ?? ""
    func members(_ name: String, _ first: String, _ last: String) -> String {
      let own = name == self.section ? lines : ""
      return "  \(name) {\n    \(first)\n\(isLast ? "" : own)    \(last)\n\(isLast ? own : "")  }\n"
    }
    return """
      viewmodel XViewModel {
      \(members("inputs", "began()", "zoomed(far: Int)"))\
      \(members("outputs", "value allowed: Bool", "youngest: Person"))\
      \(members("errors", "broke: Int", "wrecked: Int"))}

      """
  }

  func isOfOthers(_ line: Substring) -> Bool {
    let line = line.lowercased()
    return ["began", "zoomed", "allowed", "youngest", "broke", "wrecked"].contains { line.contains($0) }
  }
}

private typealias FileChange = (file: String, change: (removed: [Substring], added: [Substring]))

extension CollectionDifference<Substring>.Change {
  fileprivate var line: Substring {
    switch self {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }
}

private func changes(_ edit: MemberEdit, of member: EditedMember, in style: String) -> [FileChange] {
  let whole = member.spec(member.text)
  return switch edit {
  case .add: changes(from: member.spec(nil), to: whole, in: style)
  case .remove: changes(from: whole, to: member.spec(nil), in: style)
  case .rename: changes(from: whole, to: member.spec(member.renamed), in: style)
  case .retype: changes(from: whole, to: member.spec(member.retyped), in: style)
  case .document:
    changes(from: whole, to: member.spec(member.text, documentation: "In other words."), in: style)
  }
}

/// The lines that change in class, mock and both forms of the test case, without blank ones.
private func changes(from old: String, to new: String, in style: String) -> [FileChange] {
  zip(files(of: old, in: style), files(of: new, in: style)).map { old, new in
    let lines = [old, new].map { $0.text.split(separator: "\n") }
    let difference = lines[1].difference(from: lines[0])
    return (old.name, (difference.removals.map(\.line), difference.insertions.map(\.line)))
  }
}

private let memory = Memory<[String], [GeneratedFile]>()

private func files(of spec: String, in style: String) -> [GeneratedFile] {
  memory([spec, style]) { made(spec, in: style) }
}

private func made(_ spec: String, in style: String) -> [GeneratedFile] {
  let file = SourceFile(path: "XViewModel.mvvm", text: spec)
  func files(_ framework: Configuration.Tests.Framework) -> [GeneratedFile] {
    generatedFiles(file, in: style) { configuration in
      configuration.settings.mocks = .sources
      configuration.tests.folder = "Tests"
      configuration.tests.framework = framework
      configuration.module = "App"
    }
  }
  let all = files(.xctest) + files(.swiftTesting).filter { $0.destination == .tests }
  #expect(all.count == 4)
  return all
}
