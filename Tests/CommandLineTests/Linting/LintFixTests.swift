import Testing

@Suite struct LintFixTests {
  @Test(
    "Everything that can be fixed is fixed",
    arguments: sessions(
      """
      [AViewModel.mvvm]
      \(broken)
      === Standard input is printed fixed, with remaining findings on standard error
      $ mvvmgen lint - --fix < AViewModel.mvvm
      /// Shows A.
      viewmodel AViewModel {
        inputs {
          /// Call when it is opened.
          opened()
          /// Call when it is tapped.
          tapped()
        }
      }
      [left]
      \(commandSpec("AViewModel"))
      $ mvvmgen lint - --fix --strict < left | cmp left; exit ${PIPESTATUS[0]}
      ! <stdin>:5:5: warning: 'fetch' is a command: name what happens, such as a tap or… [event-named-input]
      exit 1
      === Errors and findings are fixed at once, and the file keeps its permissions
      $ mvvmgen lint - --fix < AViewModel.mvvm > mended; chmod 600 AViewModel.mvvm
      $ mvvmgen lint --fix --strict; cmp AViewModel.mvvm mended; ls -l AViewModel.mvvm | cut -c 1-10; files
      -rw-------
      AViewModel.mvvm mended
      ! 1 spec: nothing found, 5 fixed
      === A link to a spec stays a link
      $ mvvmgen lint - --fix < AViewModel.mvvm > mended; mv AViewModel.mvvm real; ln -s real AViewModel.mvvm
      $ mvvmgen lint --fix 2> log; test -L AViewModel.mvvm && cmp real mended
      === A finding that cannot be fixed is reported where it is afterwards
      [AViewModel.mvvm]
      import Foundation
      \(commandSpec("AViewModel"))
      $ mvvmgen lint --fix --strict || cat AViewModel.mvvm
      \(commandSpec("AViewModel"))
      ! AViewModel.mvvm:5:5: warning: 'fetch' is a command…
      ! 1 spec: 1 warning, 1 fixed
      === Text removed with a mistake keeps it, though it contains a comment to the linter
      [AViewModel.mvvm]
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
      $ cp AViewModel.mvvm before; mvvmgen lint --fix 2> /dev/null || cmp AViewModel.mvvm before
      === A spec in which nothing can be fixed is not written
      [AViewModel.mvvm]
      \(commandSpec("AViewModel"))
      $ touch -t 200101010000 AViewModel.mvvm old; mvvmgen lint --fix; find . -name '*.mvvm' -newer old
      ! AViewModel.mvvm:5:5: warning: 'fetch' is a command…
      ! 1 spec: 1 warning
      === Ignores that are not needed are removed, and what is ignored stays
      [AViewModel.mvvm]
      /// Shows A.
      viewmodel AViewModel {
        inputs {
          // mvvmgen:ignore documentation-wording it is said so
          // mvvmgen:ignore size x
          /// Called when it loads.
          loaded()
        }
      }
      $ cp AViewModel.mvvm old; mvvmgen lint --fix; sed 5d old | cmp - AViewModel.mvvm
      ! 1 spec: nothing found, 1 fixed
      === JSON says which files were changed
      [BViewModel.mvvm]
      \(cleanSpec("BViewModel"))
      $ mvvmgen lint --fix --message-format json
      {"version": 1,
      "diagnostics": [],
      "changes": [
      {"path": "AViewModel.mvvm", "kind": "update", "diff": null}
      ]}
      """
    )
  )
  func fix(session: Session) throws { try session.run() }

  /// Tests may run as root, which ignores permissions; a read-only mount by `unshare` stops root as well.
  @Test(
    "In a folder that accepts no file the spec stays, and that is reported with its findings",
    .enabled(if: canMount)
  )
  func readOnly() throws {
    let folder = try Folder(["a/AViewModel.mvvm": broken])
    let script = "mount --bind a a && mount -o remount,bind,ro a && \"$TOOL\" lint --fix"
    let outcome = try shell("unshare -rm sh -c '\(script)'", in: folder)
    #expect(outcome.messages.contains("a/AViewModel.mvvm: error: read-only file system [file-not-writable]"))
    #expect(outcome.messages.contains("a/AViewModel.mvvm:3:3: error: unknown section 'input'"))
    #expect(outcome.status == 74)
    #expect(folder.read("a/AViewModel.mvvm") == broken)
  }
}

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

private let canMount =
  (try? shell("unshare -rm sh -c 'd=$(mktemp -d) && mount --bind $d $d && mount -o remount,bind,ro $d'")
    .status) == 0
