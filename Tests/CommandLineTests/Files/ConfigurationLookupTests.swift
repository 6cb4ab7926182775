import Testing

@Suite struct ConfigurationLookupTests {
  @Test("The errors of a configuration are told once, and nothing is written with it") func errors() throws {
    let folder = try Folder([
      "mvvmgen.json": "{\"stile\": \"rxswift\"}", "a/A.mvvm": spec("A"), "a/B.mvvm": spec("B"),
    ])
    let outcome = try folder.run("generate", status: 1)
    let message = "mvvmgen.json:1:2: error: unknown key 'stile': did you mean 'style'? [config-unknown-key]\n"
    #expect(outcome.messages == "\(message)0 files written, 0 unchanged, 2 failed\n")
    #expect(folder.files == ["a/A.mvvm", "a/B.mvvm", "mvvmgen.json"])
  }

  @Test("Without a configuration, a first run says which style it took") func style() throws {
    let folder = try Folder(["a/A.mvvm": spec("A"), ".mvvmgen.json": "{\"style\": \"observation\"}"])
    let note = "a/A.mvvm: note: no mvvmgen.json was found for it: its style is 'rxswift' [style-assumed]\n"
    let first = try folder.run("generate", status: 0)
    #expect(first.messages == "\(note)1 file written, 0 unchanged\n")
    #expect(try folder.run("generate").messages == "0 files written, 1 unchanged\n")
    for arguments in [["--style", "rxswift"], ["--config", ".mvvmgen.json"], ["--check"]] {
      let folder = try Folder(["a/A.mvvm": spec("A"), ".mvvmgen.json": "{\"style\": \"observation\"}"])
      #expect(!(try mvvmgen(["generate"] + arguments, in: folder)).messages.contains("note"))
    }
  }

  @Test("Lint does not mind an order that 'format' keeps") func order() throws {
    let text = "viewmodel AViewModel {\n  inputs {\n    b()\n    a()\n  }\n}\n"
    let folder = try Folder(["A.mvvm": text, "mvvmgen.json": "{\"format\": {\"order\": \"source\"}}"])
    #expect(!(try folder.run("lint")).messages.contains("alphabetical-order"))
    let rules =
      "{\"lint\": {\"rules\": {\"alphabetical-order\": \"error\"}}, \"format\": {\"order\": \"source\"}}"
    try folder.write("mvvmgen.json", rules)
    #expect(try folder.run("lint", status: 1).messages.contains("error: 'a()' belongs before"))
  }

  @Test("A configuration above the current folder is shown from there") func above() throws {
    let folder = try Folder(["mvvmgen.json": "[]", "a/b/A.mvvm": spec("A")])
    let outcome = try shell("cd a/b; \"$TOOL\" generate", in: folder)
    #expect(outcome.messages.hasPrefix("../../mvvmgen.json:1:1: error: a configuration is an object"))
  }

  /// A wrong configuration shows whether it is read.
  @Test(
    "The search ends at .git, or else at the nearest package",
    arguments: [
      (["mvvmgen.json", "a/A.mvvm"], false, true), (["mvvmgen.json", "a/.git/x", "a/A.mvvm"], false, false),
      (["mvvmgen.json", "a/Package.swift", "a/A.mvvm"], false, false),
      (["mvvmgen.json", "a/Package.swift", "a/b/Package.swift", "a/b/A.mvvm"], true, true),
      (["a/mvvmgen.json", "a/Package.swift", "a/b/A.mvvm"], false, true),
    ]
  )
  func ends(files: [String], hasGit: Bool, isRead: Bool) throws {
    let texts = files.map { ($0, $0.hasSuffix(".json") ? "[]" : spec("A")) }
    let folder = try Folder(Dictionary(uniqueKeysWithValues: texts), hasGit: hasGit)
    let last = files.last ?? ""
    let below = String(last.prefix { $0 != "/" })
    for line in [
      "generate .", "generate \(below)", "generate \(last)", "generate - --stdin-path \(last) < \(last)",
    ] {
      let messages = try shell("\"$TOOL\" \(line)", in: folder).messages
      #expect(messages.contains("config-wrong-type") == isRead, "\(line)")
    }
    let inside = try shell("cd $(dirname \(last)); \"$TOOL\" generate", in: folder)
    #expect(inside.messages.contains("config-wrong-type") == isRead)
  }

  @Test("--config counts for all specs, and a missing one is an error") func config() throws {
    let folder = try Folder(["x.json": "[]", "a/A.mvvm": spec("A"), "a/mvvmgen.json": "{}"])
    let outcome = try folder.run("generate --config x.json")
    #expect(outcome.messages.hasPrefix("x.json:1:1: error: a configuration is an object"))
    let missing = try folder.run("generate --config y.json", status: 74)
    #expect(missing.messages.hasPrefix("y.json: error: no such file or directory [file-not-readable]\n"))
  }

  @Test(
    "A configuration that is named and not there is an error without specs, too",
    arguments: [
      ["generate"], ["generate", "-"], ["generate", "--check"], ["format"], ["format", "-"], ["lint"],
      ["lint", "-"], ["rules"], ["new", "Login"],
    ]
  )
  func missing(arguments: [String]) throws {
    let folder = try Folder()
    let outcome = try mvvmgen(arguments + ["--config", "y.json"], in: folder, status: 74)
    #expect(outcome.messages.hasPrefix("y.json: error: no such file or directory [file-not-readable]\n"))
    #expect(folder.files == [])
  }

  @Test("The line ends of a template are those of the generated file, however it was checked out")
  func templateLineEnds() throws {
    let sheet = "{{$copyright}}\n// Ours\n// too\n{{/copyright}}\n"
    let folder = try Folder([
      "mvvmgen.json": #"{"templates": "T"}"#, "A.mvvm": spec("A"), "T/rxswift.mustache": sheet,
    ]).generated()
    let text = folder.read("A.generated.swift")
    #expect(text?.contains("// Ours\n// too\n") == true)
    try folder.write("T/rxswift.mustache", sheet.replacing("\n", with: "\r\n"))
    _ = try folder.run("generate")
    #expect(folder.read("A.generated.swift") == text)
  }

  @Test("A template that is no UTF-8 is reported at its byte") func templateEncoding() throws {
    let folder = try Folder(["mvvmgen.json": #"{"templates": "T"}"#, "A.mvvm": spec("A"), "T/a.txt": ""])
    let outcome = try shell("printf '{{$a}}\\377' > T/rxswift.mustache; \"$TOOL\" generate", in: folder)
    #expect(outcome.messages.hasPrefix("T/rxswift.mustache:1:7: error: byte 0xFF is not UTF-8"))
    #expect(folder.read("A.generated.swift") == nil)
  }

  @Test("A templates folder that is not there is an error of the disk") func templates() throws {
    let folder = try Folder(["mvvmgen.json": #"{"templates": "T"}"#, "A.mvvm": spec("A")])
    let outcome = try folder.run("generate", status: 74)
    let message = "mvvmgen.json:1:15: error: 'T': no such file or directory [file-not-readable]\n"
    #expect(outcome.messages.hasPrefix(message))
  }

  @Test("The JSON report of standard input does not stand in the class file's place") func report() throws {
    let folder = try Folder(["mvvmgen.json": "[]"])
    let arguments = ["generate", "-", "--message-format", "json"]
    let wrong = try mvvmgen(arguments, in: folder, input: spec("A"))
    #expect(wrong.output.contains("\"id\": \"config-wrong-type\""))
    #expect(wrong.messages == "")
    try folder.write("mvvmgen.json", "{}")
    let right = try mvvmgen(arguments, in: folder, input: spec("A"))
    #expect(right.output.hasPrefix("// Generated by mvvmgen"))
    #expect(right.messages.hasPrefix("{\"version\": 1,"))
  }
}
