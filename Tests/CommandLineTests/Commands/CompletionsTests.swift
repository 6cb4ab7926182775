import Testing

@Suite struct CompletionTests {
  @Test(
    "bash completes what is typed",
    arguments: sessions(
      #"""
      [of]
      source <("$TOOL" completions bash); COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _mvvmgen || true
      printf '%s\n' "${COMPREPLY[@]}" | paste -sd ',' -
      === Commands
      $ . ./of mvvmgen gen
      generate
      $ mvvmgen --help | sed -n '/^Commands:/,/^Options:/s/^  \([a-z][a-z]*\) .*/\1/p' | paste -sd ',' - > names
      $ diff <(. ./of mvvmgen '') <(sed 's/$/,--help,--version,--man-page/' names)
      === The options of a command
      $ . ./of mvvmgen generate --st; . ./of mvvmgen format --in; . ./of mvvmgen explain --
      --style,--stdin-path
      --in-place
      --style,--config,--quiet,--verbose,--color,--help
      === Values, also after an equals sign
      $ . ./of mvvmgen generate --format g; . ./of mvvmgen generate --format = j
      github
      json
      $ . ./of mvvmgen generate --style rxswift-; . ./of mvvmgen explain unknown-k; \#
      . ./of mvvmgen completions ''
      rxswift-core,rxswift-observers,rxswift-relays,rxswift-subjects
      unknown-kind
      bash,zsh,fish
      $ . ./of mvvmgen templates ex; . ./of mvvmgen usage --fail-on un; . ./of mvvmgen diff --fail-on b
      export
      unread-output,uncalled-input,untested-member
      breaking,behaviour
      === A word is the first operand, and only a folder may follow it
      $ mkdir -p a/b; . ./of mvvmgen templates export a
      a
      $ . ./of mvvmgen completions bash ''; . ./of mvvmgen explain unknown-kind ''


      === Specs and folders, spaces and all
      [a b/x.mvvm]
      $ touch a.mvvm a.txt; for command in generate format 'generate --output'; \#
      do . ./of mvvmgen $command a; done
      a b,a.mvvm
      a b,a.mvvm
      a b
      """#
    )
  )
  func bash(session: Session) throws { try session.run() }

  @Test("The script of each shell names the options", arguments: ["bash", "zsh", "fish"])
  func scripts(name: String) throws {
    let outcome = try mvvmgen("completions", name, status: 0)
    #expect(outcome.output.contains("stdin-path"))
  }

  @Test("The script of each shell is sound", arguments: ["bash", "zsh", "fish"].filter(isInstalled))
  func syntax(name: String) throws {
    let check = try shell("\"$TOOL\" completions \(name) > script; \(name) -n script", in: Folder())
    #expect(check == Outcome(output: "", messages: "", status: 0))
  }

  @Test(
    "fish completes commands, options and values",
    .enabled(if: isInstalled("fish")),
    arguments: [
      "gen": "generate", "generate --st": "--stdin-path --style", "generate --format g": "github",
      "explain unknown-k": "unknown-kind", "templates ex": "export", "generate --output a": "a b/",
      "templates export a": "a b/", "completions bash z": "",
    ]
  )
  func fish(line: String, offers: String) throws {
    let script = """
      "$TOOL" completions fish > s; fish -c 'source s; complete -C "mvvmgen \(line)"' | cut -f 1
      """
    let outcome = try shell(script, in: Folder(["a b/x.mvvm": ""]))
    #expect(outcome.output.split(separator: "\n").joined(separator: " ") == offers)
  }
}
