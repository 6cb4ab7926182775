import Foundation
import Testing

@Suite("Bindings, through the commands") struct BindingCommandTests {
  private let shown = "viewmodel A { outputs { state b: Int } }"

  @Test("They have a file for each spec, and one for what they share") func generate() throws {
    let folder = try Folder(["App/A.mvvm": self.shown, "mvvmgen.json": #"{"bindings": true}"#])
    #expect(try folder.run("generate").messages == "3 files written, 0 unchanged\n")
    #expect(
      folder.files == [
        "App/A.generated.swift", "App/A.mvvm", "App/ABindings.generated.swift",
        "App/ViewBinding.generated.swift", "mvvmgen.json",
      ]
    )
    #expect(try folder.run("generate --check").status == 0)
    #expect(try folder.run("generate").messages == "0 files written, 3 unchanged\n")
  }

  @Test("The file of the class is the same with them and without") func classes() throws {
    let folder = try Folder(["A.mvvm": self.shown]).generated()
    let before = folder.read("A.generated.swift")
    try folder.write("mvvmgen.json", #"{"bindings": true}"#)
    #expect(try folder.run("generate").messages == "2 files written, 1 unchanged\n")
    #expect(folder.read("A.generated.swift") == before)
  }

  @Test("'naming' names their file") func naming() throws {
    let text = #"{"bindings": true, "naming": {"bindingsFile": "{file}+Bind.swift"}}"#
    let folder = try Folder(["A.mvvm": self.shown, "mvvmgen.json": text]).generated()
    #expect(folder.files.contains("A+Bind.swift"))
  }

  @Test("What is changed by hand is found, and what is no longer made is removed")
  func checkAndPrune() throws {
    let folder = try Folder(["A.mvvm": self.shown, "mvvmgen.json": #"{"bindings": true}"#]).generated()
    let text = try #require(folder.read("ABindings.generated.swift"))
    try folder.write("ABindings.generated.swift", text + "// mine\n")
    let changed = try folder.run("generate --check", status: 1)
    #expect((changed.output + changed.messages).contains("ABindings.generated.swift"))
    try folder.write("mvvmgen.json", "{}")
    _ = try folder.run("generate --prune")
    #expect(folder.files == ["A.generated.swift", "A.mvvm", "mvvmgen.json"])
  }

  @Test("What SwiftUI observes stands with them, and goes when it is not asked for any more")
  func observed() throws {
    func configuration(_ observed: String) -> String {
      "{ \"style\": \"combine\", \"bindings\": true, \"observed\": \"\(observed)\" }"
    }
    let folder = try Folder(["A.mvvm": self.shown, "mvvmgen.json": configuration("observation")]).generated()
    let shared = ["TrackedState.generated.swift", "ViewEvents.generated.swift"]
    #expect(shared.allSatisfy(folder.files.contains))
    #expect(folder.read("ABindings.generated.swift")?.contains("class AObserved") == true)
    #expect(try folder.run("generate --check").status == 0)

    try folder.write("mvvmgen.json", configuration("combine"))
    let stale = try folder.run("generate --check", status: 1)
    #expect((stale.output + stale.messages).contains("TrackedState.generated.swift"))
    _ = try folder.run("generate --prune")
    #expect(folder.files.filter(shared.contains) == ["ViewEvents.generated.swift"])

    try folder.write("mvvmgen.json", configuration("off"))
    _ = try folder.run("generate --prune")
    #expect(folder.files.filter(shared.contains) == [])
    #expect(folder.read("ABindings.generated.swift")?.contains("Observed") == false)
  }

  @Test("An override has them for some view models") func override() throws {
    let text = #"{"overrides": [{"viewModels": ["B"], "bindings": true}]}"#
    let specs = self.shown + "\nviewmodel B { outputs { state c: Int } }\n"
    let folder = try Folder(["A.mvvm": specs, "mvvmgen.json": text]).generated()
    let file = try #require(folder.read("ABindings.generated.swift"))
    #expect(file.contains("extension BType {") && !file.contains("extension AType {"))
  }
}
