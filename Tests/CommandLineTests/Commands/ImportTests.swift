import Foundation
import MVVMSource
import Testing

@Suite("Moving view models over") struct ImportTests {
  @Test("Without --write the changes are printed, and nothing is written") func dry() throws {
    let folder = try Folder(["a/X.swift": source, "a/Y.swift": "struct Y {}\n"])
    let outcome = try folder.run("import", status: 0)
    #expect(outcome.output.contains("--- /dev/null\n+++ b/a/XViewModel.mvvm\n"))
    #expect(outcome.output.contains("--- a/a/X.swift\n+++ b/a/X.swift\n"))
    #expect(
      outcome.messages == """
        a/X.swift: XViewModel converted
        1 view model: 1 converted, 0 with helpers, 0 not converted
        mvvmgen.json needs these in "overrides":
          { "viewModels": ["XViewModel"], "style": "reactiveswift", "typeProtocol": "none" }
        nothing is written yet: add '--write'

        """
    )
    #expect(folder.files == ["a/X.swift", "a/Y.swift"])
    #expect(folder.read("a/X.swift") == source)
  }

  @Test("What is written is generated, and a second run finds nothing") func write() throws {
    let folder = try Folder([
      "X.swift": source, "mvvmgen.json": #"{ "style": "reactiveswift", "typeProtocol": "none" }"#,
    ])
    let outcome = try folder.run("import --write X.swift")
    #expect(
      outcome.messages
        == "X.swift: XViewModel converted\n1 view model: 1 converted, 0 with helpers, 0 not converted\n"
    )
    #expect(folder.read("X.swift")?.contains("extension XViewModel.OutputStreams {") == true)
    #expect(try folder.run("generate").messages == "2 files written, 0 unchanged\n")
    let again = try folder.run("import --write", status: 0)
    #expect(again.messages == "no view models found: no class names protocols of inputs and outputs\n")
  }

  @Test("Below a folder the tree is mirrored, and the sources stay") func output() throws {
    let folder = try Folder(["a/b/X.swift": source])
    _ = try folder.run("import a --write --output O")
    #expect(folder.files == ["O/b/X.swift", "O/b/XViewModel.mvvm", "a/b/X.swift"])
    #expect(folder.read("a/b/X.swift") == source)
  }

  @Test("What cannot be moved over is told at its place, and stays") func refused() throws {
    let text = source.replacing("init() {}", with: "init?() {}")
    let folder = try Folder(["X.swift": text])
    let outcome = try folder.run("import --write", status: 1)
    #expect(outcome.messages.contains("X.swift:8:3: error: "))
    #expect(outcome.messages.contains("[import-initializer]\n"))
    #expect(outcome.messages.contains("X.swift: XViewModel not converted\n"))
    #expect(folder.files == ["X.swift"])
    #expect(folder.read("X.swift") == text)
  }

  @Test("A spec that is there is not written over") func exists() throws {
    let folder = try Folder(["X.swift": source, "XViewModel.mvvm": "// mine\n"])
    #expect(try folder.run("import --write").messages.contains("[import-spec-exists]"))
    #expect(folder.read("XViewModel.mvvm") == "// mine\n")
    #expect(folder.read("X.swift") == source)
  }

  @Test("A Swift file that cannot be written leaves no spec behind", arguments: [[], ["--output", "O"]])
  func unwritable(arguments: [String]) throws {
    let folder = try Folder(["X.swift": source, "O/X.swift": "// mine\n"])
    let script = "chmod 444 X.swift; \"$TOOL\" import X.swift --write \(arguments.joined(separator: " "))"
    let outcome = try shell(script, in: folder)
    #expect(outcome.status == 74)
    #expect(outcome.messages.contains("X.swift: XViewModel not converted\n"))
    #expect(folder.files == ["O/X.swift", "X.swift"])
  }

  @Test("Two files with one view model do not both make its spec", arguments: [[], ["--write"]])
  func namesakes(arguments: [String]) throws {
    let folder = try Folder(["X.swift": source, "Y.swift": source])
    let outcome = try mvvmgen(["import"] + arguments, in: folder, status: 1)
    #expect(outcome.messages.contains("X.swift: XViewModel converted\n"))
    #expect(outcome.messages.contains("Y.swift:7:13: error: "))
    #expect(outcome.messages.contains("[import-spec-exists]\nY.swift: XViewModel not converted\n"))
  }

  @Test("What a killed run has written is taken up, and never removed", arguments: [[], ["--output", "O"]])
  func killed(arguments: [String]) throws {
    let command = ["import", "X.swift", "--write"] + arguments
    let whole = try Folder(["X.swift": source])
    _ = try mvvmgen(command, in: whole, status: 0)
    let written = whole.files.filter { whole.read($0) != source }
    for part in written where arguments.isEmpty == part.hasSuffix(".mvvm") {
      let text = try #require(whole.read(part))
      let folder = try Folder(["X.swift": source, part: text])
      let outcome = try mvvmgen(command, in: folder, status: 0)
      #expect(outcome.messages.contains("X.swift: XViewModel converted\n"))
      #expect(folder.files == whole.files)
      #expect(folder.files.allSatisfy { folder.read($0) == whole.read($0) })
      let blocked = try Folder(["X.swift": source, part: text, "O/XViewModel.mvvm": "// mine\n"])
      let script = "chmod 444 X.swift; \"$TOOL\" \(command.joined(separator: " "))"
      #expect(try shell(script, in: blocked).status != 0)
      #expect(blocked.read(part) == text)
      #expect(blocked.read("X.swift") == source)
    }
  }

  @Test(
    "Protocols of another file leave it once, with all that take them",
    arguments: [[], ["--output", "O"]]
  )
  func elsewhere(arguments: [String]) throws {
    let folder = try Folder(self.apart)
    let dry = try mvvmgen(["import"], in: folder, status: 0)
    #expect(dry.output.components(separatedBy: "--- a/b/Inputs.swift\n").count == 2)
    #expect(dry.messages.contains("b/Inputs.swift: only imports and comments are left: delete it"))
    _ = try mvvmgen(["import", "--write"] + arguments, in: folder, status: 0)
    let place = arguments.isEmpty ? "" : "O/"
    #expect(folder.read("\(place)b/Inputs.swift") == "import ReactiveSwift\n")
    for name in ["a/XViewModel.mvvm", "a/X.swift", "a/YViewModel.mvvm", "a/Y.swift"] {
      let text = try #require(folder.read("\(place)\(name)"))
      #expect(text.contains(name.hasSuffix(".mvvm") ? "tapped()" : "ViewModel.OutputStreams"))
    }
    #expect(arguments.isEmpty || self.apart.allSatisfy { folder.read($0) == $1 })
  }

  @Test(
    "If one of the files cannot be written, all stay",
    arguments: ["a/X.swift", "a/Y.swift", "b/Inputs.swift"]
  )
  func unwritable(path: String) throws {
    let folder = try Folder(self.apart)
    let outcome = try shell("chmod 444 \(path); \"$TOOL\" import --write", in: folder)
    #expect(outcome.status == 74 && outcome.messages.contains("a/X.swift: XViewModel not converted\n"))
    #expect(folder.files == self.apart.keys.sorted())
    #expect(self.apart.allSatisfy { folder.read($0) == $1 })
  }

  @Test("Where a file cannot be read, none is moved, since it may share protocols") func unread() throws {
    let folder = try Folder(self.apart)
    let outcome = try mvvmgen(["import", "--write", ".", "gone.swift"], in: folder, status: 74)
    #expect(
      outcome.messages.hasSuffix("nothing is imported: what was not read may share protocols with the rest\n")
    )
    #expect(self.apart.allSatisfy { folder.read($0) == $1 })
  }

  @Test("A run that was killed with a protocol in both files is taken up") func killedBetween() throws {
    let whole = try Folder(self.apart)
    _ = try whole.run("import --write", status: 0)
    let inputs = "protocol XViewModelInputs {\n  func tapped()\n}\n\n"
    var files = self.apart
    files["a/X.swift"] = files["a/X.swift"]?.replacing("final class", with: "\(inputs)final class")
    files["a/XViewModel.mvvm"] = whole.read("a/XViewModel.mvvm")
    for rest in [files["b/Inputs.swift"], files["b/Inputs.swift"]?.replacing(inputs, with: "")] {
      files["b/Inputs.swift"] = rest
      let folder = try Folder(files)
      _ = try folder.run("import --write", status: 0)
      #expect(folder.files.allSatisfy { folder.read($0) == whole.read($0) })
    }
  }

  private var apart: [String: String] {
    let parts = source.components(separatedBy: "final class")
    let inputs = parts[0].replacing("import ReactiveSwift\n\n", with: "")
    let type = "import ReactiveSwift\n\nfinal class\(parts[1])"
    return [
      "b/Inputs.swift": "import ReactiveSwift\n\n\(inputs)\(inputs.replacing("XV", with: "YV"))",
      "a/X.swift": type,
      "a/Y.swift": type.replacing("XV", with: "YV"),
    ]
  }

  @Test("A temporary file of a killed run goes, though there is nothing to do") func leftovers() throws {
    let folder = try Folder(["a/Y.swift": "struct Y {}\n", "a/.Y.swift.mvvmgen-4194305~": "str"])
    _ = try folder.run("import")
    #expect(folder.read("a/.Y.swift.mvvmgen-4194305~") == "str")
    _ = try folder.run("import --write")
    #expect(folder.files == ["a/Y.swift"])
  }

  @Test("Templates of Xcode are no code") func templates() throws {
    let folder = try Folder(["a.xctemplate/X.swift": source])
    let outcome = try folder.run("import --write", status: 0)
    #expect(outcome.messages == "no view models found: no class names protocols of inputs and outputs\n")
    #expect(folder.files == ["a.xctemplate/X.swift"])
  }

  @Test("JSON lists messages and changes") func json() throws {
    let folder = try Folder(["X.swift": source])
    let outcome = try folder.run("import --write --message-format json")
    #expect(outcome.output.contains(#""path": "XViewModel.mvvm""#))
    #expect(outcome.output.contains(#""path": "X.swift""#))
  }

  @Test("A style that there is not is told, and a path that there is not is an error of the disk")
  func usage() throws {
    let folder = try Folder(["X.swift": source])
    #expect(try folder.run("import Nowhere").status == 74)
    let style = try folder.run("import --style nope", status: 64)
    #expect(style.messages.contains("unknown style 'nope': one of: "))
  }
}

private let source = """
  import ReactiveSwift

  protocol XViewModelInputs {
    func tapped()
  }

  final class XViewModel: XViewModelInputs {
    init() {}
    private let tappedProperty = MutableProperty(())
    func tapped() { self.tappedProperty.value = () }
  }

  """
