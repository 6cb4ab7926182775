import Foundation
import MVVMSource
import Testing

private let untidy = "viewmodel B {\n inputs { b(); a() }\n}"
private let tidy = "viewmodel B {\n  inputs {\n    a()\n    b()\n  }\n}\n"
private let broken = "viewmodel C {\n"
private let unclosed = "C.mvvm:1:13: error: expected '}' [unclosed-bracket]\n"

@Suite struct FormatTests {
  @Test("The text of one spec is printed, and nothing else") func one() throws {
    let folder = try Folder(["B.mvvm": untidy])
    let expected = Outcome(output: tidy, messages: "", status: 0)
    #expect(try folder.run("format B.mvvm") == expected)
    #expect(try folder.run("format") == expected)
    #expect(folder.read("B.mvvm") == untidy)
  }

  @Test("Several texts stand below their paths, each once, without those that do not parse")
  func several() throws {
    let folder = try Folder(["a/B.mvvm": untidy, "A.mvvm": tidy, "C.mvvm": broken])
    let outcome = try folder.run("format a C.mvvm . ./A.mvvm", status: 1)
    #expect(outcome.output == "// A.mvvm\n\(tidy)\n// a/B.mvvm\n\(tidy)")
    #expect(outcome.messages == unclosed + "1 file not formatted, 1 failed: run with '-i' to write them\n")
  }

  @Test("Messages for machines do not mix with the text") func machines() throws {
    let folder = try Folder(["A.mvvm": untidy, "C.mvvm": broken])
    for format in ["json", "github"] {
      let outcome = try mvvmgen("format", "--message-format", format, in: folder)
      #expect(outcome.output == "// A.mvvm\n\(tidy)")
      #expect(outcome.messages.contains("unclosed-bracket"))
    }
  }

  @Test("Standard input is formatted to standard output") func standardInput() throws {
    #expect(try mvvmgen("format", "-", input: untidy) == Outcome(output: tidy, messages: "", status: 0))
    let outcome = try mvvmgen("format", "-", "--stdin-path", "C.mvvm", input: broken)
    #expect(outcome == Outcome(output: "", messages: unclosed, status: 1))
    let check = try mvvmgen("format", "--check", "-", input: untidy)
    #expect(check == Outcome(output: "unformatted: <stdin>\n", messages: "", status: 1))
    #expect(try mvvmgen("format", "--check", "-", input: tidy).status == 0)
    let diff = try mvvmgen("format", "--diff", "-", "--stdin-path", "a/B.mvvm", input: untidy, status: 0)
    #expect(diff.output.hasPrefix("--- a/a/B.mvvm\n+++ b/a/B.mvvm\n"))
  }

  @Test("The nearest configuration counts, or the one that is named") func configuration() throws {
    let folder = try Folder([
      "a/mvvmgen.json": #"{"format": {"indent": "tab"}}"#, "a/B.mvvm": untidy,
      "four.json": #"{"format": {"indent": 4}}"#,
    ])
    let tabs = tidy.replacingOccurrences(of: "  ", with: "\t")
    let four = tidy.replacingOccurrences(of: "  ", with: "    ")
    #expect(try folder.run("format a/B.mvvm").output == tabs)
    #expect(try folder.run("format - --stdin-path a/X.mvvm", input: untidy).output == tabs)
    #expect(try folder.run("format --config four.json").output == four)
    #expect(try folder.run("format --config=four.json -", input: untidy).output == four)
    try folder.write("a/mvvmgen.json", #"{"format": {"indent": 9}}"#)
    let outcome = try folder.run("format -i", status: 1)
    #expect(outcome.messages.contains("'format.indent' is a number from 1 to 8"))
    #expect(folder.read("a/B.mvvm") == untidy)
  }

  @Test("-i writes what differs, and nothing else") func inPlace() throws {
    let folder = try Folder(["a/B.mvvm": untidy, "A.mvvm": tidy, "C.mvvm": broken])
    try folder.age("A.mvvm")
    let date = try folder.modificationDate("A.mvvm")
    let outcome = try folder.run("format -i")
    let summary = "1 file formatted, 1 unchanged, 1 failed\n"
    #expect(outcome == Outcome(output: "", messages: unclosed + summary, status: 1))
    #expect(folder.read("a/B.mvvm") == tidy)
    #expect(folder.read("C.mvvm") == broken)
    #expect(try folder.modificationDate("A.mvvm") == date)
    #expect(folder.files == ["A.mvvm", "C.mvvm", "a/B.mvvm"])
    let again = try folder.run("format --in-place A.mvvm a")
    #expect(again == Outcome(output: "", messages: "0 files formatted, 2 unchanged\n", status: 0))
  }

  @Test("-i keeps permissions, whatever the mask, and links") func permissions() throws {
    let folder = try Folder(["B.mvvm": untidy, "real/D.mvvm": untidy])
    try folder.makeLink("A.mvvm", to: "real/D.mvvm")
    let script = "chmod 664 B.mvvm; chmod 600 real/D.mvvm; umask 077; \"$TOOL\" format -i B.mvvm A.mvvm"
    #expect(try shell(script, in: folder).status == 0)
    #expect(folder.read("B.mvvm") == tidy)
    #expect(folder.read("real/D.mvvm") == tidy)
    let state = try shell("ls -l B.mvvm real/D.mvvm | cut -c 1-10; test -L A.mvvm", in: folder)
    #expect(state == Outcome(output: "-rw-rw-r--\n-rw-------\n", messages: "", status: 0))
  }

  @Test("A file that may not be written stays, the others are written") func readOnly() throws {
    let folder = try Folder(["A.mvvm": untidy, "B.mvvm": untidy])
    let outcome = try shell("chmod 444 A.mvvm; \"$TOOL\" format -i", in: folder)
    let message = "A.mvvm: error: it is read-only: make it writable [file-not-writable]\n"
    #expect(outcome.messages == message + "1 file formatted, 0 unchanged, 1 failed\n")
    #expect(outcome.status == 74)
    #expect(folder.read("A.mvvm") == untidy)
    #expect(folder.read("B.mvvm") == tidy)
    #expect(folder.files == ["A.mvvm", "B.mvvm"])
  }

  @Test("What cannot be read is told", .enabled(if: !isRoot)) func unreadable() throws {
    let folder = try Folder(["a/A.mvvm": untidy, "b/B.mvvm": untidy, "C.mvvm": untidy])
    let outcome = try shell("chmod 0 a b/B.mvvm; \"$TOOL\" format -i; chmod 755 a b/B.mvvm", in: folder)
    #expect(outcome.messages.contains("a: error: permission denied [file-not-readable]\n"))
    #expect(outcome.messages.contains("b/B.mvvm: error: permission denied [file-not-readable]\n"))
    #expect(folder.read("C.mvvm") == tidy)
  }

  @Test("A spec that is not there is an error of the disk") func missing() throws {
    let folder = try Folder(["x/y": ""])
    let outcome = try folder.run("format -i gone.mvvm", status: 74)
    #expect(outcome.messages.hasPrefix("gone.mvvm: error: no such file or directory [file-not-readable]\n"))
    let none = try folder.run("format x")
    #expect(none == Outcome(output: "", messages: "no specs (*.mvvm) found\n", status: 0))
    let other = try folder.run("format x/y", status: 64)
    #expect(other.messages.hasSuffix("See 'mvvmgen format --help'.\n"))
  }

  @Test("Text that is not UTF-8 is left alone") func encoding() throws {
    let folder = try Folder()
    let outcome = try shell(
      "printf 'viewmodel A { // \\351\\n}' > A.mvvm; \"$TOOL\" format -i; wc -c < A.mvvm",
      in: folder
    )
    #expect(outcome.messages.hasPrefix("A.mvvm:1:18: error: "))
    #expect(outcome.output.contains("20"))
  }

  @Test("--check lists what is not formatted and fails") func check() throws {
    let folder = try Folder(["a/B.mvvm": untidy, "A.mvvm": tidy])
    let outcome = try folder.run("format --check")
    let summary = "1 unformatted: run with '-i' to format them\n"
    #expect(outcome == Outcome(output: "unformatted: a/B.mvvm\n", messages: summary, status: 1))
    #expect(folder.read("a/B.mvvm") == untidy)
    let passes = try folder.run("format --check A.mvvm")
    #expect(passes == Outcome(output: "", messages: "1 file formatted already\n", status: 0))
    let github = try folder.run("format --check --message-format=github")
    let command = "::error file=a/B.mvvm,title=unformatted::unformatted: run 'mvvmgen format -i'\n"
    #expect(github.output == command)
  }

  @Test("The JSON report holds what changes") func json() throws {
    let folder = try Folder(["B.mvvm": untidy])
    for option in ["--check", "--diff", "-i"] {
      let outcome = try mvvmgen("format", option, "--message-format", "json", in: folder)
      let report = try #require(parseJSON(SourceFile(path: "-", text: outcome.output)).value)
      let change = try #require(report["changes"]?.array?.first)
      #expect(change["path"]?.string == "B.mvvm")
      #expect(change["kind"]?.string == "format")
      #expect(change["diff"]?.isNull == (option != "--diff"))
    }
  }

  @Test("What --diff prints does, applied, what -i does", .enabled(if: isInstalled("git")))
  func diff() throws {
    let texts = [
      "A.mvvm": untidy, "b c/é.mvvm": untidy.replacingOccurrences(of: "\n", with: "\r\n"),
      "D.mvvm": "\u{FEFF}" + tidy, "E.mvvm": tidy,
    ]
    let (applied, written) = (try Folder(texts, hasGit: false), try Folder(texts))
    let apply = try shell("git init -q . && \"$TOOL\" format --diff 2> note | git apply", in: applied)
    #expect(apply == Outcome(output: "", messages: "", status: 0))
    #expect(applied.read("note") == "3 files would change\n")
    #expect(try written.run("format -i").status == 0)
    for path in texts.keys { #expect(applied.read(path) == written.read(path)) }
    let both = try mvvmgen("format", "--check", "--diff", "-", input: untidy, status: 1)
    #expect(both.output.hasPrefix("unformatted: <stdin>\n--- a/<stdin>\n"))
  }
}

private let isRoot = (try? shell("test \"$(id -u)\" = 0").status) == 0
