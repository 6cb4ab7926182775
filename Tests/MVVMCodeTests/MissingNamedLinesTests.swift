import MVVMCode
import Testing

@Suite("Members that a person's view or tests do not name") struct MissingNamedLinesTests {
  private let controller = """
    final class LoginViewController: UIViewController {
      private func bindInputs() {
        // tapped(row:)
      }
      private func bindOutputs() {
        self.viewModel.bind(
          self,
          close: { _ in },
          rows: nil,
          isLoading: { _, _ in }
        )
        // title
      }
    }
    """

  @Test("For a view that was not written, only its members are reported") func all() {
    #expect(
      missing(from: "", of: self.controller) == [
        "    // tapped(row:)", "      close: { _ in },", "      rows: nil,", "      isLoading: { _, _ in }",
        "    // title",
      ]
    )
  }

  @Test("A scaffold lacks nothing of itself") func itself() {
    #expect(missing(from: self.controller, of: self.controller) == [])
  }

  @Test(
    "A member that the view names is there, whatever it is used for",
    arguments: [
      "isLoading: { $0.show($1) }", "self.viewModel.outputs.isLoading.drive()", "$0.`isLoading`",
      "(isLoading)", "//isLoading\r",
    ]
  )
  func named(line: String) {
    #expect(!missing(from: line, of: self.controller).contains("      isLoading: { _, _ in }"))
  }

  @Test("A name that has another in it is none", arguments: ["isLoadingMore", "wasisLoading", "isloading"])
  func other(line: String) {
    #expect(missing(from: line, of: self.controller).contains("      isLoading: { _, _ in }"))
  }

  @Test("A task is known by what it reads, and comes whole") func tasks() {
    let view = """
      struct LoginView: View {
        var body: some View {
          // isLoading
          Text("LoginView")
            .task {
              for await _ in self.viewModel.outputs.close {}
            }
            .task {
              for await _ in self.viewModel.open {}
            }
        }
      }
      """
    let task = ["      .task {", "        for await _ in self.viewModel.open {}", "      }"]
    #expect(missing(from: "isLoading close", of: view) == task)
    #expect(missing(from: "close open", of: view) == ["    // isLoading"])
    #expect(missing(from: view, of: view) == [])
  }

  @Test(
    "A test of Swift Testing is missing where neither its comment nor its member is named",
    arguments: [
      ("", ["  // @Test func close() {}", "  // @Test func `default`() {}"]),
      ("// @Test func close() {}\n@Test func `default`() {}", []),
      ("#expect(self.test.close.values.count == 1)", ["  // @Test func `default`() {}"]),
    ]
  )
  func tests(file: String, lines: [String]) {
    let scaffold = """
      struct LoginViewModelTests {
        /// Uncomment a line.
        @Test(.disabled("Some tests are not written yet.")) func unwrittenTests() {}

        // @Test func close() {}
        // @Test func `default`() {}
      }
      """
    #expect(missing(from: file, of: scaffold) == lines)
  }

  @Test(
    "A text that breaks off ends nothing else",
    arguments: ["", "\n", ".task {", "      .task {\n  x", "// "]
  )
  func cut(scaffold: String) {
    #expect(missing(from: "", of: scaffold) == [])
  }
}

private func missing(from file: String, of scaffold: String) -> [String] {
  missingNamedLines(of: Array(scaffold.utf8), in: Array(file.utf8)).map {
    String(decoding: $0, as: UTF8.self)
  }
}
