import Testing

@Suite struct CompletionTests {
  /// What bash offers for the last of some words.
  private func completed(_ words: String, in folder: Folder? = nil) throws -> [String] {
    let script = """
      source <("$TOOL" completions bash)
      COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _mvvmgen; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let outcome = try shell(script, in: folder)
    #expect(outcome.messages == "")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private func checkSyntax(_ name: String) throws {
    let check = try shell("\"$TOOL\" completions \(name) > script; \(name) -n script", in: Folder())
    #expect(check == Outcome(output: "", messages: "", status: 0))
  }

  @Test("The script of each shell names the options", arguments: ["bash", "zsh", "fish"])
  func scripts(name: String) throws {
    let outcome = try mvvmgen("completions", name, status: 0)
    #expect(outcome.output.contains("message-format"))
  }

  @Test("The script for bash is sound") func bashSyntax() throws { try self.checkSyntax("bash") }

  @Test("The script for zsh is sound", .enabled(if: isInstalled("zsh")))
  func zshSyntax() throws { try self.checkSyntax("zsh") }

  @Test("The script for fish is sound", .enabled(if: isInstalled("fish")))
  func fishSyntax() throws { try self.checkSyntax("fish") }

  @Test("fish completes commands, options and values", .enabled(if: isInstalled("fish")))
  func fish() throws {
    let folder = try Folder(["a b/x.mvvm": ""])
    let words = [
      "gen": "generate", "generate --st": "--stdin-path --style", "generate --message-format g": "github",
      "explain unknown-k": "unknown-kind", "templates ex": "export", "generate --output a": "a b/",
      "templates export a": "a b/", "completions bash z": "",
    ]
    for (line, offers) in words {
      let request = "source s; complete -C \"mvvmgen \(line)\""
      let script = "\"$TOOL\" completions fish > s; fish -c '\(request)' | cut -f 1"
      let outcome = try shell(script, in: folder)
      #expect(outcome.output.split(separator: "\n").joined(separator: " ") == offers)
    }
  }

  @Test("bash completes commands") func commands() throws {
    #expect(try self.completed("mvvmgen gen") == ["generate"])
    let options = ["--help", "--version", "--man-page"]
    #expect(try self.completed("mvvmgen ''") == commandNames + options)
  }

  @Test("bash completes the options of a command") func options() throws {
    #expect(try self.completed("mvvmgen generate --st") == ["--style", "--stdin-path"])
    #expect(try self.completed("mvvmgen format --in") == ["--in-place"])
    #expect(try self.completed("mvvmgen explain --") == ["--help"])
  }

  @Test("bash completes values, also behind an equals sign") func values() throws {
    #expect(try self.completed("mvvmgen generate --message-format g") == ["github"])
    #expect(try self.completed("mvvmgen generate --message-format = j") == ["json"])
    #expect(try self.completed("mvvmgen generate --style rx").contains("rxswift"))
    #expect(try self.completed("mvvmgen explain unknown-k") == ["unknown-kind"])
    #expect(try self.completed("mvvmgen completions ''") == ["bash", "zsh", "fish"])
    #expect(try self.completed("mvvmgen templates ex") == ["export"])
    #expect(try self.completed("mvvmgen usage --fail-on un").contains("unread-output"))
    #expect(try self.completed("mvvmgen diff --fail-on b").contains("breaking"))
  }

  @Test("A word is the first operand, and nothing but a folder may stand behind it") func next() throws {
    let folder = try Folder(["a/b": ""])
    #expect(try self.completed("mvvmgen templates export a", in: folder) == ["a"])
    #expect(try self.completed("mvvmgen completions bash ''", in: folder) == [])
    #expect(try self.completed("mvvmgen explain unknown-kind ''", in: folder) == [])
  }

  @Test("bash completes specs and folders, spaces and all") func paths() throws {
    let folder = try Folder(["a b/x.mvvm": "", "a.mvvm": "", "a.txt": ""])
    #expect(try self.completed("mvvmgen generate a", in: folder) == ["a b", "a.mvvm"])
    #expect(try self.completed("mvvmgen format a", in: folder) == ["a b", "a.mvvm"])
    #expect(try self.completed("mvvmgen generate --output a", in: folder) == ["a b"])
  }
}
