import Foundation
import TestSupport
import Testing

/// The commands, links and dependencies that the project's pages give their readers.
@Suite struct PageTests {
  @Test("Every command line of a page is one of the tool's") func everyCommandLineOfAPageIsOneOfTheTools()
    throws
  {
    var helps: [String: String] = [:]
    var seen = 0
    for page in pages {
      for line in page.text.commandLines {
        let words = line.split(separator: " ").map(String.init)
        let name = words.first ?? ""
        if name.hasPrefix("-") {
          #expect(try mvvmgen(name).status == 0, "\(page.path): \(line)")
          continue
        }
        let help = try helps[name] ?? mvvmgen(name, "--help").output
        helps[name] = help
        #expect(!help.isEmpty, "\(page.path): no command '\(name)' in '\(line)'")
        for option in words.dropFirst().prefix(while: { !["|", ">", "||", "&&"].contains($0) })
        where option.hasPrefix("-") && option != "-" {
          let spelling = String(option.prefix { $0 != "=" })
          #expect(help.contains(spelling), "\(page.path): no option '\(spelling)' in '\(line)'")
        }
        seen += 1
      }
    }
    #expect(seen > 40)
  }

  @Test("Every link of a page leads to a file or a heading") func everyLinkOfAPageLeadsToAFileOrAHeading()
    throws
  {
    for page in pages {
      let folder = packageFolder.appendingPathComponent(page.path).deletingLastPathComponent()
      for link in page.text.links where !link.contains("://") && !link.hasPrefix("mailto:") {
        let parts = link.components(separatedBy: "#")
        let file =
          parts[0].isEmpty
          ? packageFolder.appendingPathComponent(page.path)
          : folder.appendingPathComponent(parts[0].removingPercentEncoding ?? parts[0])
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page.path): \(link)")
        guard parts.count == 2, file.pathExtension == "md" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.anchors.contains(parts[1]), "\(page.path): \(link)")
      }
    }
  }

  @Test("Every file of ours that a page names is there") func everyFileOfOursThatAPageNamesIsThere() {
    var seen = 0
    for page in pages {
      for path in page.text.paths {
        let file = packageFolder.appendingPathComponent(path)
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page.path): \(path)")
        seen += 1
      }
    }
    #expect(seen > 40)
  }

  @Test("Every configuration of a page is one that the tool takes")
  func everyConfigurationOfAPageIsOneThatTheToolTakes() throws {
    var seen = 0
    // Those have settings of editors and a style's manifest.
    for page in pages
    where !page.path.hasPrefix("Sources/Editors/") && page.path != "Templates/README.md" {
      for text in page.text.components(separatedBy: "```json\n").dropFirst() {
        let configuration = text.components(separatedBy: "```")[0]
        let folder = try Folder([
          "mvvmgen.json": configuration, "A.mvvm": "viewmodel A {\n  inputs {\n    a()\n  }\n}\n",
        ])
        let outcome = try mvvmgen("generate", in: folder)
        #expect(outcome.status == 0, "\(page.path): \(outcome.messages)")
        seen += 1
      }
    }
    #expect(seen > 2)
  }

  @Test("Every page names the version that the tool has") func everyPageNamesTheVersionThatTheToolHas() throws
  {
    let version = try mvvmgen("--version").output.trimmingCharacters(in: .newlines)
    for page in pages {
      let named = page.text.matches(of: /mvvmgen\.git", from: "([0-9.]+)"/).map(\.1)
      #expect(named.allSatisfy { $0 == version }, "\(page.path)")
    }
    let changes = try #require(pages.first { $0.path == "Sources/CHANGELOG.md" })
    #expect(changes.text.contains("\n## \(version)\n"))
  }
}

private struct Page {
  let path: String
  let text: String
}

private let pages: [Page] = {
  let below = FileManager.default.enumerator(atPath: packageFolder.path)?.compactMap { $0 as? String } ?? []
  let hidden = [".build/", ".git/"]
  return below.filter { path in path.hasSuffix(".md") && !hidden.contains(where: path.hasPrefix) }.sorted()
    .compactMap { path in
      let file = packageFolder.appendingPathComponent(path)
      return (try? String(contentsOf: file, encoding: .utf8)).map { Page(path: path, text: $0) }
    }
}()

extension String {
  /// The text after the tool's name in a page's commands, however the tool is run.
  fileprivate var commandLines: [String] {
    var isInside = false
    var found: [String] = []
    for line in self.components(separatedBy: "\n") {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("```") {
        isInside.toggle()
      } else if isInside {
        let ways = /^(?:run: |entry: |- )?(?:swift run |swift package (?:--\S+ )*)?mvvmgen ([a-z-][^#]*)/
        if let match = line.firstMatch(of: ways) {
          found.append(match.1.trimmingCharacters(in: .whitespaces))
        }
      } else {
        // In prose and tables a command is between backticks.
        found += line.matches(of: /`mvvmgen ([a-z-][^`]*)`/).map { String($0.1) }
      }
    }
    return found
  }

  fileprivate var links: [String] {
    var isInside = false
    let prose = self.components(separatedBy: "\n").filter { line in
      if line.trimmingCharacters(in: .whitespaces).hasPrefix("```") { isInside.toggle() }
      return !isInside
    }
    let text = prose.joined(separator: "\n").replacing(/`[^`\n]*`/, with: "")
    return text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
  }

  /// The paths below folders that this repository has, rather than that of a reader, in prose and tables.
  fileprivate var paths: [String] {
    let prose = self.replacing(/```[\s\S]*?```/, with: "")
    let places =
      /(?:Sources\/(?:MVVM|mvvm|Bundle|Release|Bazel|Editors)|Tests\/(?!App|Notes)|Specs\/|Templates\/)(?:[\w.+\/-]*(?![\w.+<\/-])|(?:[\w.-]*\/)*)/
    return prose.matches(of: /`([^`\n]+)`/).flatMap { $0.1.split(separator: " ") }
      .compactMap { $0.prefixMatch(of: places).map { String($0.output) } }
  }

  /// The anchors that hosts make of headings.
  fileprivate var anchors: Set<String> {
    Set(
      self.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { line in
        line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
          .replacing(/[^\p{L}\p{N} _-]/, with: "").replacing(" ", with: "-")
      }
    )
  }
}
