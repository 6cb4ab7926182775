import Foundation
import MVVMConfiguration
import MVVMSource
import TestSupport
import Testing

/// The view model that waits, with its logic and its tests, as the page about tests shows them for a library.
struct TimePage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let style: TestedStyle
  /// The type of the clock that the view model is given.
  let scheduler: String
  /// The imports that the view model and its tests need for the clock.
  let imports: (spec: [String], tests: [String])
  /// The name of a clock for all observers.
  var clock: String?

  static let rxSwift = TimePage(
    testDescription: "RxSwift",
    style: TestedStyle(name: "rxswift"),
    scheduler: "any SchedulerType",
    imports: (spec: ["Dispatch"], tests: ["RxSwift", "RxTest"]),
    clock: "scheduler"
  )

  static let reactiveSwift = TimePage(
    testDescription: "ReactiveSwift",
    style: TestedStyle(name: "reactiveswift"),
    scheduler: "any DateScheduler",
    imports: (spec: [], tests: ["ReactiveSwift"])
  )

  static let combine = TimePage(
    testDescription: "Combine",
    style: TestedStyle(name: "combine"),
    scheduler: "AnySchedulerOf<DispatchQueue>",
    imports: (spec: ["CombineSchedulers", "Dispatch"], tests: ["Combine", "CombineSchedulers", "Dispatch"])
  )
}

extension TimePage {
  /// The files generated for the spec, and the page's code instead of the scaffolds.
  func modules(of name: String, changing change: (inout Configuration.Tests) -> Void = { _ in }) throws
    -> GeneratedModules
  {
    let (spec, logic, tests) = try self.blocks
    var modules = generatedModules([spec], in: self.style.name) {
      $0.module = name
      $0.tests.folder = "Tests"
      $0.tests.imports = self.imports.tests
      $0.tests.scheduler = self.clock
      change(&$0.tests)
    }
    modules.sources.replace(#/ *#warning.*\n.*\n/#, in: "FinderViewModel.swift", with: "    \(logic)")
    modules.tests.replace(#/final class (.|\n)*/#, in: "FinderViewModelTests.swift", with: tests)
    return modules
  }

  private var blocks: (spec: SourceFile, logic: String, tests: String) {
    get throws {
      let url = packageFolder.appendingPathComponent("Specs/TESTS.md")
      let page = try String(contentsOf: url, encoding: .utf8)
      let parts = page.components(separatedBy: "**\(self.testDescription)** has ")
      let spec = try #require(codeBlocks(of: "", in: page).first { $0.hasPrefix("viewmodel Finder") })
      let code = try codeBlocks(of: "swift", in: #require(parts.count == 2 ? parts.last : nil))
      let imports = self.imports.spec.map { "import \($0)\n" }.joined()
      let text = imports + spec.replacing("any DateScheduler", with: self.scheduler)
      return (SourceFile(path: "FinderViewModel.mvvm", text: text), code[0], code[1])
    }
  }
}

/// The texts of a page's code blocks in a language, which may be none.
func codeBlocks(of language: String, in page: String) -> [String] {
  page.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
    $0.components(separatedBy: "```").first
  }
}

extension [SwiftFile] {
  /// Replaces what has to be in one of the files.
  fileprivate mutating func replace(_ part: some RegexComponent, in name: String, with text: String) {
    let index = self.firstIndex { $0.name == name && $0.text.contains(part) }
    guard let index else {
      Issue.record("There is nothing to replace in \(name).")
      return
    }
    self[index].text.replace(part, with: text)
  }
}
