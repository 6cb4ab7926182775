import Testing

/// What a disk, a system and other programs do while the tool writes. `Tests/Faults` tries more of it, at random.
@Suite struct DiskFaultTests {
  @Test("Where a file may not grow, that is an error, and nothing stays of it") func fileSize() throws {
    let folder = try Folder(["A.mvvm": spec("A")])
    #expect(try shell("ulimit -f 0; \"$TOOL\" generate", in: folder).status == 74)
    #expect(folder.files == ["A.mvvm"])
  }

  @Test("A spec of two names stays whole where it may not grow", arguments: ["format -i", "lint --fix"])
  func fileSizeOfLinked(command: String) throws {
    let folder = try Folder(["A.mvvm": untidy])
    #expect(try shell("ln A.mvvm B; ulimit -f 0; \"$TOOL\" \(command)", in: folder).status == 74)
    #expect(folder.read("A.mvvm") == untidy)
    #expect(folder.read("B") == untidy)
  }

  @Test("A file with two names, and who may do what with it, stay", arguments: [600, 640, 755])
  func linked(mode: Int) throws {
    let folder = try Folder(["A.mvvm": untidy])
    let outcome = try shell(
      "chmod \(mode) A.mvvm; ln A.mvvm B; \"$TOOL\" format -i && find . -name A.mvvm -perm \(mode)",
      in: folder
    )
    #expect(outcome.output == "./A.mvvm\n")
    #expect(folder.read("A.mvvm") != untidy)
    #expect(folder.read("B") == folder.read("A.mvvm"))
  }

  @Test(
    "A read-only file is refused, of root too",
    arguments: [("format -i", "A.mvvm", untidy), ("generate", "A.generated.swift", generated)]
  )
  func readOnly(command: String, path: String, text: String) throws {
    let folder = try Folder(["A.mvvm": untidy])
    try folder.write(path, text)
    let outcome = try shell("chmod 444 \(path); \"$TOOL\" \(command)", in: folder)
    #expect(
      outcome.messages.contains("\(path): error: it is read-only: make it writable [file-not-writable]")
    )
    #expect(outcome.status == 74)
    #expect(folder.read(path) == text)
  }

  @Test("A read-only orphan stays") func readOnlyOrphan() throws {
    let folder = try Folder(["A.generated.swift": generated])
    let outcome = try shell("chmod 444 A.generated.swift; \"$TOOL\" generate --prune", in: folder)
    #expect(outcome.messages.contains("A.generated.swift: error: it is read-only: make it writable"))
    #expect(outcome.status == 74)
    #expect(folder.files == ["A.generated.swift"])
  }

  @Test("Runs at once come to what one run does", arguments: ["generate", "generate --prune"])
  func rivals(command: String) throws {
    let names = (100..<200).map { "V\($0)" }
    let folder = try Folder(Dictionary(uniqueKeysWithValues: names.map { ("\($0).mvvm", spec($0)) }))
    let script = """
      for n in 1 2 3 4 5 6; do
        for file in *.swift; do [ $((n % 2)) = 0 ] && echo "// old" >> $file || rm -f $file; done
        "$TOOL" \(command) & first=$!; "$TOOL" \(command) & second=$!; "$TOOL" \(command) & third=$!
        wait $first && wait $second && wait $third || exit 1
      done
      """
    let outcome = try shell(script, in: folder)
    #expect(outcome.status == 0, "\(outcome.messages)")
    #expect(try mvvmgen("generate", "--check", in: folder).status == 0)
  }

  @Test("What killed runs left goes, though nothing is to be written; a person's file stays")
  func leftovers() throws {
    for command in ["generate", "format -i", "lint --fix"] {
      let folder = try Folder(["A.mvvm": spec("A")])
      _ = try mvvmgen("format", "-i", in: folder)
      try folder.write(".A.mvvm.mvvmgen-4711~", "x")
      try folder.write(".A.mvvmgen-notes~", "mine")
      #expect(try shell("\"$TOOL\" \(command)", in: folder).status == 0)
      #expect(folder.files.filter { $0.hasPrefix(".A") } == [".A.mvvmgen-notes~"], "\(command)")
    }
  }

  @Test("A name as long as names may be is formatted", arguments: ["x", "é", "👩‍👩‍👧"])
  func longName(character: String) throws {
    let count = 250 / character.utf8.count
    let name = String(repeating: character, count: count)
    let path = name + String(repeating: "x", count: 250 - name.utf8.count) + ".mvvm"
    let folder = try Folder([path: untidy])
    #expect(try mvvmgen("format", "-i", in: folder).status == 0)
    #expect(folder.read(path) != untidy)
  }

  @Test(
    "A folder to which files can only be added keeps no temporary file",
    .enabled(if: hasAppendOnlyFolders)
  )
  func appendOnly() throws {
    let folder = try Folder(["A.mvvm": untidy])
    let script = "chattr +a .; \"$TOOL\" generate && \"$TOOL\" format -i; code=$?; chattr -a .; exit $code"
    #expect(try shell(script, in: folder).status == 0)
    #expect(folder.files == ["A.generated.swift", "A.mvvm"])
    #expect(folder.read("A.mvvm") != untidy)
  }

  #if os(Linux)
    @Test("What a program has open to write is left to it", arguments: ["format -i", "lint --fix"])
    func open(command: String) throws {
      let folder = try Folder(["A.mvvm": untidy])
      let outcome = try shell("exec 9<>A.mvvm; \"$TOOL\" \(command); code=$?; exit $code", in: folder)
      #expect(outcome.messages.contains("A.mvvm: error: another program is writing it: run again"))
      #expect(outcome.status == 74)
      #expect(folder.files == ["A.mvvm"])
    }
  #endif
}

private let untidy =
  "import UIKit\nimport Foundation\nviewmodel A {\n  inputs {\n    tapped(row:Int)\n  }\n}\n"
private let generated = "// Generated by mvvmgen. Do not edit.\n"

private let hasAppendOnlyFolders =
  (try? shell("touch x && chattr +a . && chattr -a .", in: Folder()).status) == 0
