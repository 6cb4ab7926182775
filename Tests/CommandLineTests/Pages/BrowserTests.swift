import Foundation
import TestSupport
import Testing

@Suite(.onlyExhaustively, .enabled(if: browser != nil, "no Chromium is installed"))
struct BrowserTests {
  @Test("The catalogue finds what the address asks for, and shows the member that it names")
  func searchAndLink() throws {
    let folder = try Folder()
    try mvvmgen("catalog", packageFolder.appendingPathComponent("Specs").path, "--output", ".", in: folder)
    let found = try shown("#?q=queryChanged", in: folder)
    #expect(found.contains(##"<li><a href="#SearchViewModel.queryChanged">"##))
    #expect(found.contains(">1 view model found</p>"))
    let linked = try shown("#LoginViewModel.submitTapped", in: folder)
    #expect(linked.contains("<title>LoginViewModel – View models</title>"))
    #expect(linked.contains(#"<li id="LoginViewModel.submitTapped" class="target">"#))
  }

  @Test("No text of a spec runs as a script") func injection() throws {
    let attack = "<script>document.title = 'broken in'</script> <svg onload=\"document.title = 'broken in'\">"
    let folder = try Folder([
      "A.mvvm":
        "/// \(attack)\nviewmodel AViewModel {\n  inputs {\n    /// `\(attack)`\n    tapped()\n  }\n}\n"
    ])
    try mvvmgen("catalog", "--output", ".", in: folder)
    #expect(try shown("#AViewModel", in: folder).contains("<title>AViewModel – View models</title>"))
  }
}

/// Returns the page in `index.html` as it is after its script has run, which must not write to the console.
private func shown(_ fragment: String, in folder: Folder) throws -> String {
  let page = folder.url.appendingPathComponent("index.html").absoluteString
  let options = "--headless --no-sandbox --disable-gpu --user-data-dir=profile --enable-logging=stderr"
  let command = "\(browser ?? "") \(options) --virtual-time-budget=5000 --dump-dom '\(page)\(fragment)'"
  let outcome = try shell(command, in: folder)
  #expect(outcome.status == 0, "\(outcome)")
  #expect(!outcome.messages.contains(":CONSOLE"), "\(outcome.messages)")
  return outcome.output
}

private let browser = ["chromium", "chromium-browser", "google-chrome", "chrome"].first(where: isInstalled)
