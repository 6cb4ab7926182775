import MVVMModel
import MVVMSource
import MVVMSyntax

/// A comment `// mvvmgen:ignore RULE reason`.
struct Ignore {
  enum Command {
    case ignore(LintRule, reason: String)
    /// The word does not name a rule.
    case unknown(String)
    /// The word after the colon is not `ignore`.
    case misspelled(String)
  }

  let command: Command
  /// The byte range of the comment.
  let range: Range<Int>
  /// The declaration below the comment; `nil` if there is none.
  let target: IgnoreTarget?
  /// Whether the ignore has silenced a finding.
  var isUsed = false
}

/// A declaration that an ignore may be written above.
struct IgnoreTarget {
  /// The byte range. It starts at the end of the preceding declaration, so that it includes the
  /// documentation.
  let range: Range<Int>
  let subject: Subject
}

/// Returns the ignores of a spec, in the order of the file.
func ignores(in spec: LintedSpec) -> [Ignore] {
  let tree = spec.tree
  // Most specs have no ignores.
  if firstRange(of: mark, in: tree.file.bytes[...]) == nil { return [] }
  lazy var targets = ignoreTargets(of: spec)
  var result: [Ignore] = []
  for token in tree.tokens.indices where tree.tokens[token].flags.followsComment {
    let comments = tree.comments(before: token)
    for (index, comment) in comments.enumerated() {
      guard let text = markedText(of: comment, in: tree.file) else { continue }
      let isAttached =
        comment.startsLine && isLineComment(comment, in: tree.file)
        && !comments[index...].contains(where: \.precedesBlankLine)
      result.append(
        Ignore(command: command(of: text), range: comment.range, target: isAttached ? targets[token] : nil)
      )
    }
  }
  return result
}

/// Returns the targets by the tokens that an ignore may come before: the first, and those after attributes.
private func ignoreTargets(of spec: LintedSpec) -> [Int: IgnoreTarget] {
  let tree = spec.tree
  var targets: [Int: IgnoreTarget] = [:]
  func add(_ tokens: TokenRange, attributes: Range<Int>, _ subject: Subject) {
    let lower = tokens.lowerBound > 0 ? tree.range(tokens.lowerBound - 1).upperBound : 0
    let target = IgnoreTarget(range: lower..<tree.range(tokens).upperBound, subject: subject)
    targets[tokens.lowerBound] = target
    for attribute in tree.attributes[attributes] { targets[attribute.tokens.upperBound] = target }
  }
  for syntax in tree.imports {
    let subject = Subject(facet: "imports", selector: tree.joined(syntax.path).description)
    add(syntax.tokens, attributes: syntax.attributes, subject)
  }
  for viewModel in spec.viewModels {
    let name = viewModel.name.description
    add(viewModel.syntax.tokens, attributes: viewModel.syntax.attributes, Subject(viewModel: name))
    for section in viewModel.syntax.sections {
      add(section.tokens, attributes: 0..<0, Subject(viewModel: name, facet: tree.title(of: section)))
    }
    for member in viewModel.declarations {
      add(member.syntax.tokens, attributes: member.syntax.attributes, member.subject(in: viewModel.name))
    }
  }
  return targets
}

private func command(of text: Substring) -> Ignore.Command {
  let words = text.split(maxSplits: 2, omittingEmptySubsequences: true) { $0 == " " || $0 == "\t" }
  guard words.first == "ignore" else { return .misspelled(words.first.map(String.init) ?? "") }
  guard words.count > 1 else { return .unknown("") }
  let name = String(words[1].hasSuffix(":") ? words[1].dropLast() : words[1])
  guard let rule = LintRule.all.first(where: { $0.name == name }) else { return .unknown(name) }
  let reason = words.count > 2 ? String(words[2].drop { "-–—: \t".contains($0) }) : ""
  return .ignore(rule, reason: reason)
}

/// Returns the text after `mvvmgen:` at the start of any kind of comment; `nil` for an ordinary comment.
private func markedText(of comment: Comment, in file: SourceFile) -> Substring? {
  let bytes = file.bytes[comment.range].drop { markers.contains($0) }
  guard bytes.starts(with: mark) else { return nil }
  let text = String(decoding: bytes.dropFirst(mark.count), as: UTF8.self)
  return isLineComment(comment, in: file) ? text[...] : text.dropLast(2)
}

/// Returns whether a comment begins with `//` and is not documentation.
private func isLineComment(_ comment: Comment, in file: SourceFile) -> Bool {
  let bytes = file.bytes[comment.range].prefix(3)
  return bytes.count == 3 && bytes.elementsEqual("// ".utf8) || bytes.elementsEqual("//m".utf8)
}

private let mark = Array("mvvmgen:".utf8)[...]

/// The characters that may come before the mark: comment markers and blanks.
private let markers = Array("/*! \t\n\r".utf8)
