import Foundation
import Testing

@Suite struct LintFixTests {
  private let broken = """
    /// Shows A.
    viewmodel AViewModel {
      input {
        /// Call when it is tapped
        func tapped()
        /// Call when it is opened.
        opened
      }
    }

    """
  private let mended = """
    /// Shows A.
    viewmodel AViewModel {
      inputs {
        /// Call when it is opened.
        opened()
        /// Call when it is tapped.
        tapped()
      }
    }

    """

  @Test("Errors and findings are mended at once, and the file keeps its permissions") func fix() throws {
    let folder = try Folder(["AViewModel.mvvm": self.broken])
    let outcome = try shell(
      "chmod 600 AViewModel.mvvm; \"$TOOL\" lint --fix --strict; ls -l AViewModel.mvvm",
      in: folder
    )
    #expect(folder.read("AViewModel.mvvm") == self.mended)
    #expect(outcome.messages.hasPrefix("1 spec: nothing found, "))
    #expect(outcome.messages.hasSuffix(" fixed\n"))
    #expect(outcome.output.hasPrefix("-rw-------"))
    #expect(folder.files == ["AViewModel.mvvm"])
  }

  @Test("What cannot be mended is reported where it stands afterwards") func left() throws {
    let folder = try Folder(["AViewModel.mvvm": "import Foundation\n" + commandSpec("AViewModel")])
    let outcome = try folder.run("lint --fix --strict", status: 1)
    #expect(outcome.messages.hasPrefix("AViewModel.mvvm:5:5: warning: 'fetch' is a command"))
    #expect(outcome.messages.hasSuffix("1 spec: 1 warning, 1 fixed\n"))
    #expect(folder.read("AViewModel.mvvm") == commandSpec("AViewModel"))
  }

  @Test("What is removed with a mistake keeps it, though a comment to the linter stands within")
  func body() throws {
    let text = """
      /// A.
      viewmodel AViewModel {
        inputs {
          /// Call when it is tapped.
          tapped() {
            // mvvmgen:ignore size because
            self.submit()
          }
        }
      }

      """
    let folder = try Folder(["AViewModel.mvvm": text])
    #expect(try folder.run("lint --fix").status == 1)
    #expect(folder.read("AViewModel.mvvm") == text)
  }

  @Test("A spec in which nothing can be mended is not written") func unchanged() throws {
    let folder = try Folder(["AViewModel.mvvm": commandSpec("AViewModel")])
    try folder.age("AViewModel.mvvm")
    let date = try folder.modificationDate("AViewModel.mvvm")
    #expect(try folder.run("lint --fix").messages.hasSuffix("1 spec: 1 warning\n"))
    #expect(try folder.modificationDate("AViewModel.mvvm") == date)
  }

  @Test("Ignores that are not needed are removed, and what is ignored stays") func ignores() throws {
    let ignored = cleanSpec("AViewModel").replacing(
      "    /// Call",
      with: "    // mvvmgen:ignore documentation-wording it is said so\n    /// Called"
    )
    let stale = ignored.replacing("    /// Called", with: "    // mvvmgen:ignore size x\n    /// Called")
    let folder = try Folder(["AViewModel.mvvm": stale])
    #expect(try folder.run("lint --fix").messages == "1 spec: nothing found, 1 fixed\n")
    #expect(folder.read("AViewModel.mvvm") == ignored)
  }

  @Test("JSON tells which files were changed") func json() throws {
    let folder = try Folder(["AViewModel.mvvm": self.broken, "BViewModel.mvvm": cleanSpec("BViewModel")])
    let outcome = try folder.run("lint --fix --message-format json")
    #expect(outcome.output.contains(#"{"path": "AViewModel.mvvm", "kind": "update", "diff": null}"#))
    #expect(!outcome.output.contains("BViewModel"))
  }

  @Test("Standard input is printed mended, with what is left on standard error") func standardInput() throws {
    let outcome = try mvvmgen("lint", "-", "--fix", in: Folder(), input: self.broken)
    #expect(outcome == Outcome(output: self.mended, messages: "", status: 0))
    let left = try mvvmgen("lint", "-", "--fix", "--strict", in: Folder(), input: commandSpec("AViewModel"))
    #expect(left.output == commandSpec("AViewModel"))
    #expect(left.messages.hasPrefix("<stdin>:5:5: warning: "))
    #expect(left.status == 1)
  }

  @Test("A link to a spec stays a link") func link() throws {
    let folder = try Folder(["real.txt": self.broken])
    try folder.makeLink("AViewModel.mvvm", to: "real.txt")
    #expect(try folder.run("lint --fix").status == 0)
    #expect(folder.read("real.txt") == self.mended)
    #expect(try shell("test -L AViewModel.mvvm", in: folder).status == 0)
  }

  /// Tests may run as root, whom no permission stops: what `unshare` mounts read-only stops everybody.
  @Test(
    "In a folder that takes no file the spec stays, and that is told with what it has",
    .enabled(if: canMount)
  )
  func readOnly() throws {
    let folder = try Folder(["a/AViewModel.mvvm": self.broken])
    let script = "mount --bind a a && mount -o remount,bind,ro a && \"$TOOL\" lint --fix"
    let outcome = try shell("unshare -rm sh -c '\(script)'", in: folder)
    #expect(outcome.messages.contains("a/AViewModel.mvvm: error: read-only file system [file-not-writable]"))
    #expect(outcome.messages.contains("a/AViewModel.mvvm:3:3: error: unknown section 'input'"))
    #expect(outcome.status == 74)
    #expect(folder.read("a/AViewModel.mvvm") == self.broken)
  }
}

private let canMount =
  (try? shell("unshare -rm sh -c 'd=$(mktemp -d) && mount --bind $d $d && mount -o remount,bind,ro $d'")
    .status) == 0
