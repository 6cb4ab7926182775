import Foundation
import Testing

@Suite struct FormatTests {
  @Test(
    "Specs are formatted",
    arguments: sessions(
      #"""
      [untidy] viewmodel B { inputs { b(); a() } }
      [tidy]
      viewmodel B {
        inputs {
          a()
          b()
        }
      }
      [broken] viewmodel C {
      === The text of one spec is printed, and nothing else
      $ cp untidy B.mvvm; mvvmgen format B.mvvm | cmp - tidy; mvvmgen format | cmp - tidy; cmp untidy B.mvvm
      === Several texts are below their paths, each once, without those that do not parse
      $ mkdir a; cp untidy a/B.mvvm; cp tidy A.mvvm; cp broken C.mvvm
      $ mvvmgen format a C.mvvm . ./A.mvvm
      // A.mvvm
      viewmodel B {
        inputs {
          a()
          b()
        }
      }

      // a/B.mvvm
      viewmodel B {
        inputs {
          a()
          b()
        }
      }
      ! C.mvvm:1:13: error: expected '}' [unclosed-bracket]
      ! 1 file not formatted, 1 failed: run with '-i' to write them
      exit 1
      === Messages for machines do not mix with the text
      $ cp untidy A.mvvm; cp broken C.mvvm; (echo // A.mvvm; cat tidy) > text
      $ for format in json github; do mvvmgen format --message-format $format 2> $format | cmp - text || \#
      true; done
      $ grep -c unclosed-bracket json github
      json:1
      github:1
      === Standard input is formatted to standard output
      $ mvvmgen format - < untidy | cmp - tidy; mvvmgen format --check - < tidy
      $ mvvmgen format - --stdin-path C.mvvm < broken
      ! C.mvvm:1:13: error: expected '}' [unclosed-bracket]
      exit 1
      $ mvvmgen format --check - < untidy
      unformatted: <stdin>
      exit 1
      $ mvvmgen format --diff - --stdin-path a/B.mvvm < untidy | sed -n 1,2p
      --- a/a/B.mvvm
      +++ b/a/B.mvvm
      $ mvvmgen format --check --diff - < untidy | sed -n 1,2p
      unformatted: <stdin>
      --- a/<stdin>
      exit 1
      === The nearest configuration counts, or the one that is named
      [a/mvvmgen.json] {"format": {"indent": "tab"}}
      [four.json] {"format": {"indent": 4}}
      $ cp untidy a/B.mvvm; sed "s/  /$(printf '\t')/g" tidy > tabs; sed 's/  /    /g' tidy > four
      $ mvvmgen format a/B.mvvm | cmp - tabs; mvvmgen format - --stdin-path a/X.mvvm < untidy | cmp - tabs
      $ mvvmgen format --config four.json | cmp - four; mvvmgen format --config=four.json - < untidy | cmp \#
      - four
      [a/mvvmgen.json] {"format": {"indent": 9}}
      $ mvvmgen format -i
      ! a/mvvmgen.json:1:23: error: 'format.indent' is a number from 1 to 8, or "tab" [config-invalid-value]
      ! 0 files formatted, 0 unchanged, 1 failed
      exit 1
      $ cmp a/B.mvvm untidy
      === -i writes what differs, and nothing else
      $ mkdir a; cp untidy a/B.mvvm; cp tidy A.mvvm; cp broken C.mvvm; touch -t 200101010000 A.mvvm old; files
      A.mvvm C.mvvm a/B.mvvm broken old tidy untidy
      $ mvvmgen format -i
      ! C.mvvm:1:13: error: expected '}' [unclosed-bracket]
      ! 1 file formatted, 1 unchanged, 1 failed
      exit 1
      $ cmp a/B.mvvm tidy; cmp C.mvvm broken; find A.mvvm -newer old; files
      A.mvvm C.mvvm a/B.mvvm broken old tidy untidy
      $ mvvmgen format --in-place A.mvvm a
      ! 0 files formatted, 2 unchanged
      === -i keeps permissions, whatever the mask, and links
      $ mkdir real; cp untidy real/D.mvvm; ln -s real/D.mvvm A.mvvm; cp untidy B.mvvm; chmod 664 B.mvvm; \#
      chmod 600 real/*
      $ umask 077; mvvmgen format -i B.mvvm A.mvvm 2> log; cmp B.mvvm tidy; cmp real/D.mvvm tidy; test -L \#
      A.mvvm
      $ ls -l B.mvvm real/D.mvvm | cut -c 1-10
      -rw-rw-r--
      -rw-------
      === A file that may not be written stays, the others are written
      $ cp untidy A.mvvm; cp untidy B.mvvm; chmod 444 A.mvvm; mvvmgen format -i
      ! A.mvvm: error: it is read-only: make it writable [file-not-writable]
      ! 1 file formatted, 0 unchanged, 1 failed
      exit 74
      $ cmp A.mvvm untidy; cmp B.mvvm tidy
      === A spec that is not there is an error of the disk
      $ mvvmgen format -i gone.mvvm
      ! gone.mvvm: error: no such file or directory [file-not-readable]
      ! 0 files formatted, 0 unchanged, 1 failed
      exit 74
      $ mkdir x; mvvmgen format x
      ! no specs (*.mvvm) found
      === Text that is not UTF-8 is left alone
      $ printf 'viewmodel A { // \351\n}' > A.mvvm; cp A.mvvm old; mvvmgen format -i || cmp old A.mvvm
      ! A.mvvm:1:18: error: byte 0xE9 is not UTF-8: save the file as UTF-8 [invalid-encoding]
      ! 0 files formatted, 0 unchanged, 1 failed
      === --check lists what is not formatted and fails
      $ mkdir a; cp untidy a/B.mvvm; cp tidy A.mvvm; mvvmgen format --check || cmp a/B.mvvm untidy
      unformatted: a/B.mvvm
      ! 1 unformatted: run with '-i' to format them
      $ mvvmgen format --check A.mvvm
      ! 1 file formatted already
      $ mvvmgen format --check --message-format=github
      ::error file=a/B.mvvm,title=unformatted::unformatted: run 'mvvmgen format -i'
      ! 1 unformatted: run with '-i' to format them
      exit 1
      === The JSON report holds what changes
      $ cp untidy B.mvvm; mvvmgen format --check --message-format json | grep path
      {"path": "B.mvvm", "kind": "format", "diff": null}
      exit 1
      $ for option in --diff -i; do mvvmgen format $option --message-format json | grep path; done
      {"path": "B.mvvm", "kind": "format", "diff": "--- a/B.mvvm\n+++ b/B.mvvm\n@@ -1 +1,6 @@\n-viewmodel…"}
      {"path": "B.mvvm", "kind": "format", "diff": null}
      === What --diff prints does, applied, what -i does
      $ mkdir -p 'b/b c'; cp untidy b/A.mvvm; sed "s/$/$(printf '\r')/" untidy > 'b/b c/é.mvvm'; (printf \#
      '\xEF\xBB\xBF'; cat tidy) > b/D.mvvm
      $ cp tidy b/E.mvvm; cp -r b c; cd b; git init -q .; mvvmgen format --diff 2> ../log | git apply; rm \#
      -r .git; cat ../log
      3 files would change
      $ cd c; mvvmgen format -i 2> ../log; diff -r . ../b
      """#
    )
  )
  func format(session: Session) throws { try session.run() }

  @Test("A file that cannot be read is reported", .enabled(if: !isRoot)) func unreadable() throws {
    let spec = "viewmodel A { inputs { a() } }"
    let folder = try Folder(["a/A.mvvm": spec, "b/B.mvvm": spec, "C.mvvm": spec])
    let outcome = try shell("chmod 0 a b/B.mvvm; \"$TOOL\" format -i; chmod 755 a b/B.mvvm", in: folder)
    #expect(outcome.messages.contains("a: error: permission denied [file-not-readable]\n"))
    #expect(outcome.messages.contains("b/B.mvvm: error: permission denied [file-not-readable]\n"))
    #expect(folder.read("C.mvvm") != spec)
  }
}

private let isRoot = getuid() == 0
