import Foundation
import TestSupport
import Testing

/// The picture in the README: the spec and logic of its first view model on the left, and the generated files on the
/// right.
@Suite struct PictureTests {
  @Test("The picture shows a spec, its logic, and what is generated from them")
  func thePictureShowsASpecItsLogicAndTheGeneratedFiles() throws {
    let (spec, logic) = ("CountriesViewModel.mvvm", "CountriesViewModel.swift")
    let readme = try String(contentsOf: packageFolder.appendingPathComponent("README.md"), encoding: .utf8)
    let written = hereDocuments(in: readme)
    let folder = try Folder([
      spec: try #require(written[spec]),
      "mvvmgen.json": """
      { "style": "observation", "module": "Countries", "mocks": "tests", "tests": { "folder": "Tests" } }
      """,
    ])
    #expect(try mvvmgen("generate", in: folder).status == 0)
    let generated = [
      "CountriesViewModel", "Tests/CountriesViewModelMock", "Tests/CountriesViewModelTestCase",
    ]
    let picture = Picture(
      panels: try [spec, logic].map {
        Panel(title: $0, note: "you write", text: try #require(written[$0]), column: 0)
      }
        + generated.map { file in
          let text = try #require(folder.read("\(file).generated.swift"))
          let title = file.split(separator: "/").last.map { "\($0).generated.swift" } ?? file
          return Panel(
            title: title,
            note: "\(lineCount(text)) lines",
            text: declarations(in: text),
            column: 1
          )
        }
    )
    expectGolden(picture.svg, at: "Specs/picture.svg")
  }
}

private func lineCount(_ text: String) -> Int {
  text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
}

/// The types of a generated file, one on a line.
private func declarations(in text: String) -> String {
  text.matches(of: /(?m)^(?:final )?((?:protocol|class|struct) \w+)/).map { String($0.1) }.joined(
    separator: "\n"
  )
}

private struct Panel {
  let title: String
  let note: String
  let text: String
  let column: Int

  var lines: [String] { self.text.trimmingCharacters(in: .newlines).components(separatedBy: "\n") }

  var height: Int { self.lines.count * lineHeight + 52 }
}

private struct Picture {
  let panels: [Panel]

  /// Colors follow the reader's scheme; text is text, to be found and copied.
  var svg: String {
    var tops = [margin, margin]
    var boxes = ""
    for panel in self.panels {
      boxes += box(panel, x: columns[panel.column].x, y: tops[panel.column])
      tops[panel.column] += panel.height + margin
    }
    let (width, height) = (columns[1].x + columns[1].width + margin, tops.max() ?? 0)
    let arrow = columns[0].x + columns[0].width
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img" aria-label="From a spec, mvvmgen generates protocols, a class, a mock and a test case">
      <style>
      rect { fill: #ffffff; stroke: #d0d7de }
      rect.made { fill: #f3f8ff; stroke: #98bdf0 }
      text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #1f2328 }
      .title { font-weight: 600 }
      .note { fill: #59636e }
      .word { fill: #8250df }
      .comment { fill: #59636e }
      path { fill: none; stroke: #0969da; stroke-width: 2 }
      @media (prefers-color-scheme: dark) {
        rect { fill: #0d1117; stroke: #3d444d }
        rect.made { fill: #0c1a2e; stroke: #2f5a94 }
        text { fill: #e6edf3 }
        .note, .comment { fill: #9198a1 }
        .word { fill: #d2a8ff }
        path { stroke: #4493f8 }
      }
      </style>
      \(boxes)<path d="M\(arrow + 6) 120h\(gap - 14)m-7 -6l7 6l-7 6"/>
      </svg>

      """
  }

  private func box(_ panel: Panel, x: Int, y: Int) -> String {
    let width = columns[panel.column].width
    var svg = """
      <rect class="\(panel.column == 1 ? "made" : "own")" x="\(x)" y="\(y)" width="\(width)" height="\(panel.height)" rx="8"/>
      <text class="title" x="\(x + 14)" y="\(y + 24)">\(escaped(panel.title))</text>
      <text class="note" text-anchor="end" x="\(x + width - 14)" y="\(y + 24)">\(panel.note)</text>

      """
    for (index, line) in panel.lines.enumerated() where !line.isEmpty {
      let place = #"x="\#(x + 14)" y="\#(y + 50 + index * lineHeight)""#
      svg += #"<text xml:space="preserve" \#(place)>\#(colored(line))</text>"# + "\n"
    }
    return svg
  }
}

private let margin = 4
private let gap = 26
private let lineHeight = 17
private let columns = [(x: margin, width: 450), (x: margin + 450 + gap, width: 396)]

/// A line with its keywords and comments marked.
private func colored(_ line: String) -> String {
  if line.contains("///") { return #"<tspan class="comment">\#(escaped(line))</tspan>"# }
  let words: Set = [
    "binding", "class", "dependencies", "else", "extension", "func", "guard", "inputs", "outputs", "protocol",
    "return", "state", "struct", "var", "viewmodel",
  ]
  return line.split(separator: " ", omittingEmptySubsequences: false).map { word in
    words.contains(String(word)) ? #"<tspan class="word">\#(word)</tspan>"# : escaped(String(word))
  }.joined(separator: " ")
}

private func escaped(_ text: String) -> String {
  text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    .replacingOccurrences(of: ">", with: "&gt;")
}
