import MVVMCode
import MVVMModel
import MVVMSource
import MVVMSyntax
import MVVMTemplates

struct ShownMember {
  let member: CatalogMember
  let owner: ShownViewModel
}

extension ShownMember: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("name", \.member.name),
    .optional("address", \.address),
    .text("kind", \.member.kind),
    .optional("facetName", \.member.facetName),
    .list("documentation") { paragraphs($0.member.documentation) },
    .list("signature", \.signature),
    .list("findings", \.member.findings),
    .texts("marks") { $0.member.marks.map(\.words) },
    .text("line", \.member.line),
    .flag("hasDocumentation") { !$0.member.documentation.isEmpty },
  ]

  /// The address of a member that shares its name with another one; the script finds others by their names.
  private var address: String? {
    let address = self.member.anchor.dropFirst(self.owner.viewModel.anchor.count + 1)
    return address.utf8.elementsEqual(self.member.name.bytes) ? nil : String(address)
  }

  private var signature: [TextPiece] {
    let catalog = self.owner.catalog
    return catalog.names.parts(of: self.member, of: self.owner.index).map { part in
      TextPiece(text: part.text, target: part.viewModel.map { catalog.viewModels[$0].anchor }, isCode: false)
    }
  }
}

/// A piece of a text: plain, code, or a link to a view model.
struct TextPiece: TemplateRecord {
  let text: Text
  let target: String?
  let isCode: Bool

  static let fields: [TemplateField<Self>] = [
    .text("text", \.text), .optional("target", \.target), .flag("isCode", \.isCode),
  ]
}

struct Paragraph: TemplateRecord {
  let pieces: [TextPiece]

  static let fields: [TemplateField<Self>] = [.list("pieces", \.pieces)]
}

/// Returns documentation as paragraphs, in which text between backticks is code.
func paragraphs(_ lines: [Text]) -> [Paragraph] {
  lines.split(whereSeparator: \.isEmpty).map { lines in
    let text = lines.map(\.description).joined(separator: " ")
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // An odd number of backticks cannot be paired, so they are plain characters.
    let isPaired = parts.count % 2 == 1
    let pieces = isPaired ? parts.map(String.init) : [text]
    let shown = pieces.enumerated().filter { !$1.isEmpty }.map { index, text in
      TextPiece(text: Text(text), target: nil, isCode: isPaired && index % 2 == 1)
    }
    return Paragraph(pieces: shown)
  }
}
