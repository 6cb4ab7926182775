import Foundation
import TestSupport
import Testing

/// The picture in the README: what one writes on the left, what mvvmgen makes of it on the right.
@Suite struct PictureTests {
  @Test("The picture shows a spec with its logic, and what is made of them")
  func thePictureShowsASpecWithItsLogicAndWhatIsMadeOfThem() throws {
    let folder = try Folder(["LoginViewModel.mvvm": spec])
    #expect(try mvvmgen("generate", in: folder).status == 0)
    let picture = Picture(panels: [
      Panel(title: "LoginViewModel.mvvm", note: "you write", text: spec, column: 0),
      Panel(title: "LoginViewModel.swift", note: "you write", text: logic, column: 0),
      Panel(
        title: "LoginViewModel.generated.swift",
        note: "mvvmgen writes",
        text: excerpt(of: try #require(folder.read("LoginViewModel.generated.swift"))),
        column: 1
      ),
    ])
    expectGolden(picture.svg, at: "Specs/picture.svg")
  }
}

private let spec = """
  /// Signs a person in.
  viewmodel LoginViewModel {
    inputs {
      /// Call when the text of the email field changes.
      emailChanged(_ email: String = "")
      /// Call when the submit button is tapped.
      submitTapped()
    }

    outputs {
      /// Emits whether the submit button is enabled.
      state submitButtonIsEnabled: Bool
    }
  }

  """

private let logic = """
  import RxCocoa
  import RxSwift

  extension LoginViewModel.OutputStreams {
    init(inputs: LoginViewModel.InputStreams, disposeBag: DisposeBag) {
      self.submitButtonIsEnabled = inputs.emailChanged
        .map { $0.contains("@") }
        .asDriver(onErrorDriveWith: .empty())
    }
  }

  """

/// The protocols and the class as far as its members, without documentation.
private func excerpt(of text: String) -> String {
  let lines = text.components(separatedBy: "\n")
  let start = lines.firstIndex { $0.hasPrefix("protocol ") } ?? 0
  let end = lines.firstIndex { $0.contains("var inputs: any") && $0.contains("return") } ?? lines.count
  var kept: [String] = []
  for line in lines[start..<end] where !line.contains("///") {
    // What stood between two documented members of a protocol would be a hole.
    if line.isEmpty, kept.last?.isEmpty == true || kept.last?.hasPrefix("  func") == true { continue }
    kept.append(line)
  }
  return (kept + ["  …", "}"]).joined(separator: "\n")
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
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img" aria-label="From a spec and the hand-written logic mvvmgen makes protocols and a class">
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

private let margin = 12
private let gap = 44
private let lineHeight = 17
private let columns = [(x: margin, width: 524), (x: margin + 524 + gap, width: 716)]

/// A line with its keywords and comments marked.
private func colored(_ line: String) -> String {
  if line.contains("///") { return #"<tspan class="comment">\#(escaped(line))</tspan>"# }
  let words: Set = [
    "class", "event", "extension", "final", "func", "import", "init", "inputs", "let", "outputs", "private",
    "protocol", "self", "state", "var", "viewmodel",
  ]
  return line.split(separator: " ", omittingEmptySubsequences: false).map { word in
    words.contains(String(word)) ? #"<tspan class="word">\#(word)</tspan>"# : escaped(String(word))
  }.joined(separator: " ")
}

private func escaped(_ text: String) -> String {
  text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    .replacingOccurrences(of: ">", with: "&gt;")
}
