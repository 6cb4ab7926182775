import TestSupport
import Testing

@Suite struct ArgumentTests {
  @Test(
    "Wrong usage is reported, with the nearest word and where to read more, and nothing is written",
    arguments: usages
  )
  func usage(line: String, message: String) throws {
    let folder = try Folder(["A.txt": ""])
    let outcome = try run(line: "mvvmgen \(line)", in: folder)
    let command = line.split(separator: " ").first.map(String.init) ?? ""
    let help = commandNames.contains(command) ? " \(command)" : ""
    #expect(outcome.messages == "mvvmgen: error: \(message)\nSee 'mvvmgen\(help) --help'.\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 64)
    #expect(folder.files == ["A.txt"])
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

  @Test("After '--' a name with a dash is a path") func dashes() throws {
    let folder = try Folder(["-check/note.txt": ""])
    let outcome = try mvvmgen("generate", "--", "-check", in: folder)
    #expect(outcome == Outcome(output: "", messages: "no specs (*.mvvm) found\n", status: 0))
  }

  @Test("The version is one number") func version() throws {
    #expect(try mvvmgen("--version") == Outcome(output: "0.1.0\n", messages: "", status: 0))
  }
}

private let usages = rows(
  """
  | expected a command: {commands}
  \u{1B}[2J | unknown command '\\u{1B}[2J': one of: {commands}
  frobnicate | unknown command 'frobnicate': one of: {commands}
  gen | unknown command 'gen': did you mean 'generate'?
  genrate | unknown command 'genrate': did you mean 'generate'?
  --versoin | unknown option '--versoin': did you mean '--version'?
  --check | unknown option '--check': options follow the command
  generate --chek | unknown option '--chek': did you mean '--check'?
  generate --xyzzy | unknown option '--xyzzy'
  generate -x | unknown option '-x'
  generate --check --check | '--check' is given twice
  generate --style a --style=b | '--style' is given twice
  generate --check=yes | '--check' takes no value
  generate --style | '--style' needs a value: --style NAME
  generate --style --check | '--style' needs a value: --style NAME
  generate --output= | '--output' needs a value: --output DIR
  generate --format xml | unknown value 'xml' of '--format': one of: text, json, github, sarif
  generate --format jsn | unknown value 'jsn' of '--format': did you mean 'json'?
  generate --style rxswft | unknown style 'rxswft': did you mean 'rxswift'?
  generate --check --prune | '--check' writes nothing and '--prune' removes files: give one
  generate --stdin-path a.mvvm | '--stdin-path' names standard input: add '-'
  generate - a.mvvm | '-' is standard input, which is one spec: leave the other paths out
  generate - --check | '--check' does not go with '-', which prints the class file
  generate - --output x | '--output' does not go with '-', which prints the class file
  generate --dry-run | unknown option '--dry-run': did you mean '--check' or '--diff'?
  import -n | unknown option '-n': without '--write' nothing is written anyway
  generate -o x | unknown option '-o': did you mean '--output'?
  generate --color=yes | unknown value 'yes' of '--color': one of: auto, always, never
  generate -i | '-i' is not an option of 'generate'
  generate --tests T \
  | tests import the module of the view models: add '--module NAME', or "module" to mvvmgen.json
  generate A.txt | 'A.txt' is neither a folder nor a spec, whose name ends in '.mvvm'
  generate --watch --check | '--check' writes nothing and '--watch' goes on writing: give one
  generate --watch --diff | '--diff' writes nothing and '--watch' goes on writing: give one
  generate --watch --format=json | '--watch' is for people: '--format' goes with runs that end
  new | expected one name: 'mvvmgen new NAME' begins a view model, 'mvvmgen new --from SPEC' continues one
  new A B \
  | expected one name: 'mvvmgen new NAME' begins a view model, 'mvvmgen new --from SPEC' continues one
  new 9 | '9' cannot be the name of a view model: write one such as LoginViewModel
  new login | 'login' cannot be the name of a view model: write one such as LoginViewModel
  new 'A b' | 'A b' cannot be the name of a view model: write one such as LoginViewModel
  new class | 'class' cannot be the name of a view model: write one such as LoginViewModel
  new A --from A.mvvm \
  | a name does not go with '--from': 'mvvmgen new NAME' begins a view model, \
  'mvvmgen new --from SPEC' continues one
  new --from A.swift | 'A.swift' is not a spec, whose name ends in '.mvvm'
  new A --missing | '--missing' needs the spec: add '--from SPEC'
  new A --style rx \
  | unknown style 'rx': one of: combine, combine-subjects, observable-object, observation, reactiveswift, reactiveswift-pipes, rxswift, rxswift-core, rxswift-observers, rxswift-relays, rxswift-subjects
  new --from A.mvvm --missing --format json \
  | '--missing' prints lines of Swift: leave '--format' out
  new --from A.mvvm --missing --tests T --module App \
  | '--tests' does not go with '--missing': 'mvvmgen usage' lists the members without a test
  new A --tests T \
  | tests import the module of the view models: add '--module NAME', or "module" to mvvmgen.json
  import A.txt | 'A.txt' is neither a folder nor a Swift file
  import --output O | '--output' says where to write: add '--write'
  format --in-plac | unknown option '--in-plac': did you mean '--in-place'?
  format -i --in-place | '--in-place' is given twice
  format -i - | '-i' cannot be combined with '-': standard input is not a file
  format -i --check | '-i' writes files and '--check' writes nothing: give one
  format -i --diff | '-i' writes files and '--diff' writes nothing: give one
  format --stdin-path a.mvvm | '--stdin-path' names standard input: add '-'
  format - - | '-' is standard input, which is one spec: leave the other paths out
  format "" | a path is empty: write '.' for the current folder
  import "" | a path is empty: write '.' for the current folder
  format A.txt | 'A.txt' is neither a folder nor a spec, whose name ends in '.mvvm'
  lint --check | '--check' is not an option of 'lint'
  lint --stict | unknown option '--stict': did you mean '--strict'?
  lint --baseline | '--baseline' needs a value: --baseline FILE
  lint --write-baseline | '--write-baseline' writes the file of '--baseline': add '--baseline FILE'
  lint - --baseline b --write-baseline | '--write-baseline' does not go with '-'
  lint - --fix --format json \
  | '--fix' with '-' prints the spec on standard output: leave out '--format'
  lint --stdin-path a.mvvm | '--stdin-path' names standard input: add '-'
  lint - a.mvvm | '-' is standard input, which is one spec: leave the other paths out
  rules size | unexpected 'size': 'mvvmgen explain RULE' explains one rule
  diff | expected two files or folders, OLD and NEW, or a git revision: '--against REV'
  diff A | expected two files or folders, OLD and NEW, or a git revision: '--against REV'
  diff A - | '-' cannot be compared: pass files or folders
  diff A B --fail-on braking | unknown value 'braking' of '--fail-on': did you mean 'breaking'?
  diff --against=-x | '-x' is not a revision
  diff A.txt B.mvvm | 'A.txt' is neither a folder nor a spec, whose name ends in '.mvvm'
  catalog | the page needs a folder: add '--output DIR'
  catalog --format json --output x | '--output' goes with '--format html': json is printed
  catalog - --output x | '-' is not supported here: pass specs or folders
  catalog --output x --source-url 'javascript:alert(1)' \
  | 'javascript:alert(1)' is not an address: begin with 'https://', 'http://', or a folder
  catalog --output x --in x | '--in' says where to look for what is used: add '--usage'
  spec --json - | '-' is not supported here: pass specs or folders
  spec --json --style combine | '--style' is not an option of 'spec'
  explain --check | '--check' is not an option of 'explain'
  explain event-named-inputs | unknown topic or identifier 'event-named-inputs': did you mean 'event-named-input'?
  explain unknown-kind style-unknown | expected one topic, one identifier, 'list' or 'all'
  explain unknown-knd | unknown topic or identifier 'unknown-knd': did you mean 'unknown-kind'?
  explain xyzzy | unknown topic or identifier 'xyzzy': 'mvvmgen explain' lists all
  templates | expected 'list' or 'export DIR'
  templates lst | unknown word 'lst': did you mean 'list'?
  templates export | 'export' needs one folder: export DIR
  completions | expected one shell: bash, zsh or fish
  completions csh | unknown shell 'csh': did you mean 'zsh'?
  lsp X.mvvm | unexpected 'X.mvvm': it takes no paths
  """,
  columns: 2
).map { ($0[0], $0[1].replacing("{commands}", with: commandNames.joined(separator: ", "))) }
