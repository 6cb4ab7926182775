import Foundation
import TestSupport
import Testing

@Suite struct HelpTests {
  @Test("Help is printed, no wider than 80 columns", arguments: [""] + commandNames)
  func columns(command: String) throws {
    let words = command.isEmpty ? [] : [command]
    let outcome = try mvvmgen(words + ["--help"])
    #expect(outcome.status == 0)
    #expect(outcome.messages == "")
    #expect(outcome.output.contains("Usage: mvvmgen"))
    #expect(!outcome.output.contains(" \n"))
    #expect(outcome.output.contains("Examples:"))
    for line in outcome.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(try mvvmgen(words + ["-h"]) == outcome)
  }

  @Test("The help of the tool names each command, that of a command each option") func complete() throws {
    let folder = packageFolder.appendingPathComponent("Sources/mvvmgen/Commands")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let commands = files.filter { $0.hasSuffix("Command.swift") }
    let names = commands.map { $0.dropLast("Command.swift".count).lowercased() }
    #expect(commandNames.sorted() == names.sorted())
    let options = ["--check", "--diff", "--prune", "--output DIR", "--style NAME", "--config FILE"]
    let generateHelp = try mvvmgen("generate", "--help").output
    for option in options + ["--stdin-path PATH", "--format FORMAT", "-h, --help"] {
      #expect(generateHelp.contains("\n  \(option) "))
    }
    let formatHelp = try mvvmgen("format", "--help").output
    for option in ["-i, --in-place", "--check", "--diff", "--config FILE"] {
      #expect(formatHelp.contains("\n  \(option) "))
    }
    let diffHelp = try mvvmgen("diff", "--help").output
    for option in ["--against REV", "--format FORMAT", "--fail-on CLASS", "--allow NAME"] {
      #expect(diffHelp.contains("\n  \(option) "))
    }
  }

  @Test("'help' and 'version' do what they say, though they are no commands") func words() throws {
    #expect(try mvvmgen("help") == mvvmgen("--help"))
    #expect(try mvvmgen("help", "generate") == mvvmgen("generate", "--help"))
    #expect(try mvvmgen("version") == mvvmgen("--version"))
    #expect(try mvvmgen("help", "genrate").status == 64)
  }

  @Test("Help wins over other arguments, but not after '--'") func precedence() throws {
    #expect(try mvvmgen("generate", "--xyzzy", "--help").status == 0)
    let folder = try Folder()
    #expect(try mvvmgen("generate", "--", "--help", in: folder).status == 74)
  }
}
