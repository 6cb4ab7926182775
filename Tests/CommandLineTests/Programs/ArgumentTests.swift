import Testing

@Suite struct ArgumentTests {
  @Test(
    "Wrong usage is told, with the nearest word and where to read more",
    arguments: [
      (
        "",
        "expected a command: \(commandNames.joined(separator: ", "))",
        ""
      ),
      ("gen", "unknown command 'gen': did you mean 'generate'?", ""),
      (
        "\u{1B}[2J",
        "unknown command '\\u{1B}[2J': one of: \(commandNames.joined(separator: ", "))",
        ""
      ),
      ("genrate", "unknown command 'genrate': did you mean 'generate'?", ""),
      (
        "frobnicate",
        "unknown command 'frobnicate': one of: \(commandNames.joined(separator: ", "))",
        ""
      ),
      ("--versoin", "unknown option '--versoin': did you mean '--version'?", ""),
      ("--check", "unknown option '--check': options follow the command", ""),
      ("generate --chek", "unknown option '--chek': did you mean '--check'?", " generate"),
      ("generate --xyzzy", "unknown option '--xyzzy'", " generate"),
      ("generate -x", "unknown option '-x'", " generate"),
      ("explain --check", "'--check' is not an option of 'explain'", " explain"),
      ("generate --check --check", "'--check' is given twice", " generate"),
      ("generate --style a --style=b", "'--style' is given twice", " generate"),
      ("generate --check=yes", "'--check' takes no value", " generate"),
      ("generate --style", "'--style' needs a value: --style NAME", " generate"),
      ("generate --style --check", "'--style' needs a value: --style NAME", " generate"),
      ("generate --output=", "'--output' needs a value: --output DIR", " generate"),
      (
        "generate --message-format xml",
        "unknown value 'xml' of '--message-format': one of: text, json, github, sarif",
        " generate"
      ),
      (
        "generate --message-format jsn", "unknown value 'jsn' of '--message-format': did you mean 'json'?",
        " generate"
      ),
      ("generate --style rxswft", "unknown style 'rxswft': did you mean 'rxswift'?", " generate"),
      (
        "generate --check --prune", "'--check' writes nothing and '--prune' removes files: give one",
        " generate"
      ),
      ("generate --stdin-path a.mvvm", "'--stdin-path' names standard input: add '-'", " generate"),
      ("generate - a.mvvm", "'-' stands alone: standard input is one spec", " generate"),
      ("generate - --check", "'--check' does not go with '-', which prints the class file", " generate"),
      ("generate - --output x", "'--output' does not go with '-', which prints the class file", " generate"),
      ("generate -i", "'-i' is not an option of 'generate'", " generate"),
      ("format --in-plac", "unknown option '--in-plac': did you mean '--in-place'?", " format"),
      ("format -i --in-place", "'--in-place' is given twice", " format"),
      ("format -i -", "'-i' does not go with '-': standard input is no file", " format"),
      ("format -i --check", "'-i' writes files and '--check' writes nothing: give one", " format"),
      ("format -i --diff", "'-i' writes files and '--diff' writes nothing: give one", " format"),
      ("format --stdin-path a.mvvm", "'--stdin-path' names standard input: add '-'", " format"),
      ("format - -", "'-' stands alone: standard input is one spec", " format"),
      ("format \"\"", "a path is empty: write '.' for the current folder", " format"),
      ("lint --check", "'--check' is not an option of 'lint'", " lint"),
      ("lint --stict", "unknown option '--stict': did you mean '--strict'?", " lint"),
      ("lint --baseline", "'--baseline' needs a value: --baseline FILE", " lint"),
      (
        "lint --write-baseline",
        "'--write-baseline' writes the file of '--baseline': add '--baseline FILE'", " lint"
      ),
      ("lint - --baseline b --write-baseline", "'--write-baseline' does not go with '-'", " lint"),
      (
        "lint - --fix --message-format json",
        "'--fix' with '-' prints the spec on standard output: leave out '--message-format'", " lint"
      ),
      ("lint --stdin-path a.mvvm", "'--stdin-path' names standard input: add '-'", " lint"),
      ("lint - a.mvvm", "'-' stands alone: standard input is one spec", " lint"),
      ("rules size", "unexpected 'size': 'mvvmgen explain RULE' tells of one rule", " rules"),
      (
        "explain event-named-inputs",
        "unknown identifier 'event-named-inputs': did you mean 'event-named-input'?", " explain"
      ),
      ("explain", "expected one identifier, 'list' or 'all'", " explain"),
      ("explain unknown-kind style-unknown", "expected one identifier, 'list' or 'all'", " explain"),
      ("explain unknown-knd", "unknown identifier 'unknown-knd': did you mean 'unknown-kind'?", " explain"),
      ("explain xyzzy", "unknown identifier 'xyzzy': 'mvvmgen explain list' prints all", " explain"),
      ("templates", "expected 'list' or 'export DIR'", " templates"),
      ("templates lst", "unknown word 'lst': did you mean 'list'?", " templates"),
      ("templates export", "'export' needs one folder: export DIR", " templates"),
      ("completions", "expected one shell: bash, zsh or fish", " completions"),
      ("completions csh", "unknown shell 'csh': did you mean 'zsh'?", " completions"),
    ]
  )
  func usage(line: String, message: String, command: String) throws {
    let folder = try Folder()
    let outcome = try shell("\"$TOOL\" \(line)", in: folder)
    #expect(outcome.messages == "mvvmgen: error: \(message)\nSee 'mvvmgen\(command) --help'.\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 64)
  }

  @Test(
    "A module is named on the command line as in 'mvvmgen.json'",
    arguments: ["generate . --module", "generate --tests T a.mvvm --module", "new B --module"],
    ["9 x", "class", "x.y", "App\nlet x = 1"]
  )
  func moduleName(line: String, name: String) throws {
    let folder = try Folder(["a.mvvm": "viewmodel A {}\n"])
    let outcome = try mvvmgen(line.split(separator: " ").map(String.init) + [name], in: folder, status: 64)
    let shown = name.replacing("\n", with: "\\n")
    #expect(outcome.messages.hasPrefix("mvvmgen: error: '\(shown)' is not the name of a module\n"))
    #expect(folder.files == ["a.mvvm"])
  }

  @Test("An argument that is neither a spec nor a folder is wrong usage") func noSpec() throws {
    let folder = try Folder(["a.txt": ""])
    let outcome = try mvvmgen("generate", "a.txt", in: folder, status: 64)
    #expect(outcome.messages.contains("'a.txt' is neither a folder nor a spec, whose name ends in '.mvvm'"))
  }

  @Test("Behind '--' a name with a dash is a path") func dashes() throws {
    let folder = try Folder(["-check/note.txt": ""])
    let outcome = try mvvmgen("generate", "--", "-check", in: folder)
    #expect(outcome == Outcome(output: "", messages: "no specs (*.mvvm) found\n", status: 0))
  }

  @Test("The version is one number") func version() throws {
    #expect(try mvvmgen("--version") == Outcome(output: "0.1.0\n", messages: "", status: 0))
  }
}
