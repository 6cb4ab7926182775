import MVVMFiles
import TestSupport
import Testing

@Suite("Where generated files go") struct DestinationTests {
  private func created(
    _ configuration: String,
    _ specs: [String],
    _ arguments: String = ".",
    options: (inout WorkspaceOptions) -> Void = { _ in }
  ) -> [String] {
    let texts: [(String, String)] = specs.map { path in
      (path, MVVMFilesTests.spec(String(path.split(separator: "/").last?.dropLast(5) ?? "")))
    }
    var tree = MemoryTree(Dictionary(uniqueKeysWithValues: texts))
    tree["mvvmgen.json"] = configuration
    return run(arguments, in: tree, findsOrphans: false, options: options).map { String($0.dropFirst(7)) }
  }

  @Test("By default they are next to their specs") func beside() {
    #expect(self.created("{}", ["a/b/A.mvvm"]) == ["a/b/A.generated.swift"])
  }

  @Test(
    "A folder of the configuration mirrors the tree below it, whatever the run is about",
    arguments: [".", "a", "a/A.mvvm"]
  )
  func mirrored(argument: String) {
    #expect(self.created(#"{"output": "o"}"#, ["a/A.mvvm"], argument) == ["o/a/A.generated.swift"])
  }

  @Test("The tree is mirrored from the folder that is named like the module") func module() {
    let configuration = #"{"module": "App", "tests": {"folder": "Tests/AppTests"}}"#
    let created = self.created(configuration, ["Sources/App/Login/A.mvvm"])
    #expect(
      created.prefix(2) == [
        "Sources/App/Login/A.generated.swift", "Tests/AppTests/Login/ATestCase.generated.swift",
      ]
    )
    #expect(created.last == "Tests/AppTests/TestObserver.generated.swift")
  }

  @Test("Two files of one name in a module are warned about, for Swift compiles only one") func sameName() {
    var tree = MemoryTree([
      "Sources/App/a/S.mvvm": MVVMFilesTests.spec("A"), "Sources/App/b/S.mvvm": MVVMFilesTests.spec("B"),
      "Sources/Kit/S.mvvm": MVVMFilesTests.spec("C"),
    ])
    tree["mvvmgen.json"] = "{}"
    let files = ["App/a", "App/b", "Kit"].map { "create Sources/\($0)/S.generated.swift" }
    let steps = run(".", in: tree, findsOrphans: false)
    #expect(steps.filter { $0.hasPrefix("create") } == files)
    #expect(steps.filter { !$0.hasPrefix("create") } == ["Sources/App/b/S.mvvm: duplicate-output"])
  }

  @Test("A folder of the command line mirrors the tree below each folder argument") func option() {
    #expect(self.created("{}", ["a/b/A.mvvm"], "a") { $0.output = "o" } == ["o/b/A.generated.swift"])
    #expect(self.created("{}", ["a/b/A.mvvm"], "a/b/A.mvvm") { $0.output = "o" } == ["o/A.generated.swift"])
  }

  @Test(
    "Support files are at the root of their module",
    arguments: [
      (#"{"style": "observation"}"#, "Sources/App/Login/A.mvvm", "Sources/App"),
      (#"{"style": "observation"}"#, "App/Login/A.mvvm", "App"),
      (#"{"style": "observation"}"#, "Packages/Core/Sources/App/Login/A.mvvm", "Packages/Core/Sources/App"),
      (#"{"style": "observation"}"#, "A.mvvm", ""),
      (#"{"style": "observation", "module": "Login"}"#, "App/Login/X/A.mvvm", "App/Login/"),
      (#"{"style": "observation", "module": "My"}"#, "My/My/Login/A.mvvm", "My/My"),
      (#"{"style": "observation", "module": "My"}"#, "Sources/My/My/A.mvvm", "Sources/My"),
      (#"{"style": "observation"}"#, "Modules/Login/Sources/A.mvvm", "Modules/Login/Sources"),
      (#"{"style": "observation", "output": "o"}"#, "App/Login/A.mvvm", "o"),
    ]
  )
  func support(configuration: String, path: String, root: String) {
    let file =
      root.isEmpty
      ? "ViewModelSupport.generated.swift"
      : "\(root.hasSuffix("/") ? root : root + "/")ViewModelSupport.generated.swift"
    #expect(self.created(configuration, [path]).last == file)
  }

  @Test("A configuration within a module makes no other module", arguments: ["", #", "module": "App""#])
  func innerConfiguration(module: String) {
    var tree = MemoryTree(["Sources/App/A.mvvm": spec("A"), "Sources/App/Kit/b/B.mvvm": spec("B")])
    tree["mvvmgen.json"] = "{\"style\": \"observation\"\(module)}"
    tree["Sources/App/Kit/mvvmgen.json"] = "{\"style\": \"observation\"\(module)}"
    let files = ["A", "Kit/b/B", "ViewModelSupport"].map { "create Sources/App/\($0).generated.swift" }
    #expect(run(".", in: tree, findsOrphans: false).sorted() == files)
    #expect(run("Sources/App/Kit", in: tree, findsOrphans: false).sorted() == Array(files.dropFirst()))
  }

  @Test("A folder above the configuration has a plain path, as patches need it") func folderAbove() {
    var tree = MemoryTree(["Sources/App/A.mvvm": spec("A")])
    tree["Sources/App/mvvmgen.json"] = #"{"module": "App", "tests": {"folder": "../../Tests/AppTests"}}"#
    let steps = run(".", in: tree, findsOrphans: false)
    #expect(steps.contains("create Tests/AppTests/ATestCase.generated.swift"), "\(steps)")
  }

  @Test("Two specs that would write one file are reported, and neither is generated") func clash() {
    let tree = MemoryTree(["a/A.mvvm": spec("A"), "b/A.mvvm": spec("B"), "b/C.mvvm": spec("C")])
    let steps = run("a", "b", in: tree, findsOrphans: false) { $0.output = "o" }
    #expect(steps == ["b/A.mvvm: duplicate-output", "create o/C.generated.swift"])
  }

  @Test("A mock and the class of another spec cannot share a file") func sharedFile() {
    let tree = MemoryTree([
      "A.mvvm": spec("A"), "AMock.mvvm": spec("B"), "mvvmgen.json": #"{"mocks": "sources"}"#,
    ])
    #expect(run(in: tree, findsOrphans: false).contains("AMock.mvvm: duplicate-output"))
  }

  @Test("The nearest configuration wins whole") func nearest() {
    let tree = MemoryTree([
      "mvvmgen.json": #"{"naming": {"file": "{file}.g.swift"}}"#, "A.mvvm": spec("A"),
      "a/mvvmgen.json": "{}", "a/A.mvvm": spec("A"),
    ])
    #expect(run(in: tree) == ["create A.g.swift", "create a/A.generated.swift"])
  }

  @Test("A template that leaves the header out is an error, once, and nothing is written with it")
  func header() {
    let tree = MemoryTree([
      "A.mvvm": spec("A"), "B.mvvm": spec("B"), "mvvmgen.json": #"{"templates": "T"}"#,
      "T/header.mustache": "// Ours.\n", "T/rxswift.mustache": "{{<rxswift}}{{/rxswift}}\n",
    ])
    #expect(run(in: tree) == ["T/header.mustache: file-without-header"])
  }

  @Test("A long copyright above the header is found again") func copyright() {
    let lines = String(repeating: "// Copyright of somebody, in a line of some length.\n", count: 100)
    var tree = MemoryTree(["A.mvvm": spec("A"), "mvvmgen.json": #"{"templates": "T"}"#])
    tree["T/rxswift.mustache"] = "{{<rxswift}}{{$copyright}}\n\(lines)\n{{/copyright}}{{/rxswift}}\n"
    let made = generated(in: tree)
    #expect(made["A.generated.swift"]?.hasPrefix("// Copyright") == true)
    #expect(run(in: made) == [])
  }
}
