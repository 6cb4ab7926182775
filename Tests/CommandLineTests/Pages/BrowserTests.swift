import Foundation
import TestSupport
import Testing

@Suite struct BrowserTests {
  @Test(
    "The catalogue does what it should in a browser",
    .onlyExhaustively,
    .enabled(if: hasBrowser, "no Chromium is installed")
  )
  func catalog() throws {
    let script = "MVVMGEN='\(toolURL.path)' python3 '\(packageFolder.path)/Tests/Browser/catalog.py' 2>&1"
    let outcome = try shell(script)
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}

private let hasBrowser =
  isInstalled("python3")
  && ["chromium", "chromium-browser", "google-chrome", "chrome"].contains(where: isInstalled)
