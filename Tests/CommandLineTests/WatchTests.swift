import Foundation
import TestSupport
import Testing

/// `generate --watch`, from its first run to its last line.
@Suite struct WatchTests {
  @Test("A spec that is saved is generated") func aSpecThatIsSavedIsGenerated() throws {
    let folder = try Folder(["Login.mvvm": spec("Login")])
    let watch = try Watch(in: folder)
    try watch.wait { folder.read("Login.generated.swift")?.contains("func tapped()") == true }
    try folder.write("Login.mvvm", spec("Login", input: "swiped"))
    try watch.wait { folder.read("Login.generated.swift")?.contains("func swiped()") == true }
    // On a busy machine the spec may be seen more often than it was saved.
    #expect(try watch.stop().contains(/\n[2-9] runs: 2 files written, .*\n$/))
  }

  @Test("A spec that an editor renames into its place is generated")
  func aSpecThatAnEditorRenamesIntoItsPlaceIsGenerated() throws {
    let folder = try Folder(["Login.mvvm": spec("Login")])
    let watch = try Watch(in: folder)
    try folder.write(".Login.swp", spec("Login", input: "swiped"))
    _ = try shell("mv .Login.swp Login.mvvm", in: folder)
    try watch.wait { folder.read("Login.generated.swift")?.contains("func swiped()") == true }
  }

  @Test("A spec in a folder that is new is generated") func aSpecInAFolderThatIsNewIsGenerated() throws {
    let folder = try Folder(["Login.mvvm": spec("Login")])
    let watch = try Watch(in: folder)
    try folder.write("Cart/Items/Cart.mvvm", spec("Cart"))
    try watch.wait { folder.read("Cart/Items/Cart.generated.swift") != nil }
  }

  @Test("A configuration and its templates count at once") func aConfigurationAndItsTemplatesCountAtOnce()
    throws
  {
    let folder = try Folder([
      "Login.mvvm": spec("Login"),
      "mvvmgen.json": #"{ "templates": "Templates", "style": "combine" }"#,
      "Templates/.keep": "",
    ])
    let watch = try Watch(in: folder)
    try watch.wait { folder.read("Login.generated.swift")?.contains("import Combine") == true }
    try folder.write("mvvmgen.json", #"{ "templates": "Templates", "header": ["Ours."] }"#)
    try watch.wait { folder.read("Login.generated.swift")?.contains("// Ours.") == true }
    try folder.write("Templates/header.mustache", "// Theirs.\n")
    try watch.wait { watch.messages.contains("Templates/header.mustache") }
  }

  @Test("A configuration that appears above a named folder counts")
  func aConfigurationThatAppearsAboveANamedFolderCounts() throws {
    let folder = try Folder(["App/Login/Login.mvvm": spec("Login")])
    let watch = try Watch(in: folder, "App/Login")
    try folder.write("mvvmgen.json", #"{ "style": "combine" }"#)
    try watch.wait { folder.read("App/Login/Login.generated.swift")?.contains("import Combine") == true }
  }

  @Test("A change that the system does not report is found", .enabled(if: isInstalled("python3")))
  func aChangeThatTheSystemDoesNotTellOfIsFound() throws {
    let folder = try Folder(["Login.mvvm": spec("Login")])
    let watch = try Watch(in: folder)
    // The system reports a written file when it is closed, which is here after it was generated.
    let writer = """
      import time
      text = open("Login.mvvm").read().replace("tapped", "swiped")
      with open("Login.mvvm", "w") as file:
        file.write(text)
        file.flush()
        for _ in range(3000):
          if "swiped" in open("Login.generated.swift").read(): break
          time.sleep(0.1)
        else: exit("it was not found")
      """
    #expect(try shell(writer, with: "python3", in: folder).status == 0)
    _ = try watch.stop()
  }

  @Test("A mistake is reported, and the run goes on") func aMistakeIsReportedAndTheRunGoesOn() throws {
    let folder = try Folder(["Login.mvvm": spec("Login")])
    let watch = try Watch(in: folder)
    try folder.write("Login.mvvm", "viewmodel {}")
    try watch.wait { watch.messages.contains("Login.mvvm:1:10: error: ") }
    try folder.write("Login.mvvm", spec("Login", input: "swiped"))
    try watch.wait { folder.read("Login.generated.swift")?.contains("func swiped()") == true }
  }
}

private final class Watch {
  private let process = Process()
  private let log: URL

  /// Begins to watch, and waits for the first file.
  init(in folder: Folder, _ paths: String...) throws {
    self.log = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)")
    try Data().write(to: self.log)
    self.process.executableURL = toolURL
    self.process.arguments = ["generate", "--watch"] + paths
    self.process.currentDirectoryURL = folder.url
    self.process.standardError = try FileHandle(forWritingTo: self.log)
    try self.process.run()
    try self.wait { folder.files.contains { $0.hasSuffix(".swift") } }
  }

  var messages: String { (try? String(contentsOf: self.log, encoding: .utf8)) ?? "" }

  /// Waits until something is so, as long as any machine may take.
  func wait(until isDone: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 300)
    while !isDone() {
      try #require(Date() < end, "it did not happen; messages: \(self.messages)")
      usleep(2_000)
    }
  }

  /// Ends the run and returns all that it said. What Ctrl-C sends may be ignored, as where tests run in the background.
  func stop() throws -> String {
    self.process.terminate()
    self.process.waitUntilExit()
    return self.messages
  }

  deinit {
    if self.process.isRunning {
      kill(self.process.processIdentifier, SIGKILL)
      self.process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: self.log)
  }
}
