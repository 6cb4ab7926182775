import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

@Suite struct TestNameTests {
  /// The text of a file that comes with the tests of a view model with these members.
  private func text(_ members: String, of kind: FileKind, scaffolded: Bool) -> String {
    let spec = SourceFile(path: "X.mvvm", text: "viewmodel X {\n\(members)\n}\n")
    let files = generatedFiles(spec, scaffolded: scaffolded) {
      $0.module = "App"
      $0.tests.folder = "Tests"
    }
    return String(decoding: files.first { $0.kind == kind }?.contents ?? [], as: UTF8.self)
  }

  @Test(
    "A test has another name where XCTest or another input has its own already",
    arguments: [
      ("inputs { run() }", "testRunInput()"), ("inputs { caseCount() }", "testCaseCountInput()"),
      ("inputs { `Self`() }", "testSelfInput()"), ("outputs { run: Int }", "testRunOutput()"),
      ("inputs { tapped() }", "testTapped()"),
      ("inputs { tapped(a: Int) as tappedA; tapped(b: Int) as tappedB }", "testTappedB()"),
      ("errors { failed: Int }", "testFailed()"),
    ]
  )
  func tests(members: String, name: String) {
    let text = self.text(members, of: .xctestTests, scaffolded: true)
    #expect(text.contains("func \(name)"), "\(text)")
  }

  @Test(
    "An observer has another name where the test case has its own already",
    arguments: [
      ("name: String", "nameObserver"), ("accessibilityLabel: String", "accessibilityLabelObserver"),
      ("isAccessibilityElement: Bool", "isAccessibilityElementObserver"), ("vm: Int", "vmObserver"),
      ("count: Int\ntestCount: Int", "testCountObserver"), ("title: String", "title"),
    ]
  )
  func observers(members: String, name: String) {
    let text = self.text("outputs {\n\(members)\n}", of: .xctestCase, scaffolded: false)
    #expect(text.contains(" \(name) ") || text.contains(" \(name):") || text.contains(".\(name)."), "\(text)")
  }
}
