import MVVMSource
import MVVMSyntax

/// Returns the source as stored in the tree: the tokens of its items in their order, each with the gap before
/// it. Returns `nil` if a token belongs to no item, or to two.
package func printed(_ spec: SpecSyntax?) -> String? {
  guard let spec else { return nil }
  var text: [UInt8] = []
  var next = 0
  for item in spec.items {
    let tokens = range(of: item)
    guard tokens.lowerBound == next, !tokens.isEmpty, isSound(item, in: spec) else { return nil }
    for token in tokens { text += bytes(of: token, in: spec) }
    next = tokens.upperBound
  }
  guard next == spec.tokens.count - 1, spec.tokens[next].kind == .endOfFile else { return nil }
  text += bytes(of: next, in: spec)
  return String(decoding: text, as: UTF8.self)
}

private func bytes(of token: Int, in spec: SpecSyntax) -> ArraySlice<UInt8> {
  let start = token > 0 ? spec.tokens[token - 1].range.upperBound : 0
  return spec.file.bytes[start..<spec.tokens[token].range.upperBound]
}

private func range(of item: FileItem) -> TokenRange {
  switch item {
  case .importDeclaration(let node): node.tokens
  case .viewModel(let node): node.tokens
  case .unexpected(let tokens): tokens
  }
}

private func isSound(_ item: FileItem, in spec: SpecSyntax) -> Bool {
  switch item {
  case .importDeclaration(let node):
    return isOrdered(spec.attributes[node.attributes].map(\.tokens) + [node.path], in: node.tokens)
  case .viewModel(let node):
    let sections = node.items.map { item in
      switch item {
      case .section(let section): section.tokens
      case .unexpected(let tokens): tokens
      }
    }
    let head = spec.attributes[node.attributes].map(\.tokens) + node.conformances.map(\.tokens)
    let others = node.tokens.count - sections.reduce(0) { $0 + $1.count }
    let isHeadCounted = node.leftBrace.map {
      others == $0 - node.tokens.lowerBound + (node.rightBrace == nil ? 1 : 2)
    }
    return isOrdered(head + sections, in: node.tokens) && isHeadCounted != false
      && node.items.allSatisfy { isSound($0, in: spec) }
  case .unexpected: return true
  }
}

private func isSound(_ item: ViewModelItem, in spec: SpecSyntax) -> Bool {
  guard case .section(let section) = item else { return true }
  let members = section.items.map { item in
    switch item {
    case .member(let member): spec.members[member].tokens
    case .unexpected(let tokens): tokens
    }
  }
  let own = section.tokens.filter { token in !members.contains { $0.contains(token) } }
  let isOwn = own.allSatisfy { token in
    token <= section.leftBrace ?? section.name ?? section.keyword || token == section.rightBrace
      || spec.tokens[token].kind == .semicolon
  }
  return isOrdered(members, in: section.tokens) && isOwn && section.items.allSatisfy { isSound($0, in: spec) }
}

private func isSound(_ item: SectionItem, in spec: SpecSyntax) -> Bool {
  guard case .member(let index) = item else { return true }
  let member = spec.members[index]
  let parts =
    spec.attributes[member.attributes].map(\.tokens) + [member.name..<member.name + 1]
    + spec.parameters(of: member).map(\.tokens)
    + [member.type?.tokens, member.initialValue].compactMap { $0 }
  return isOrdered(parts, in: member.tokens)
}

/// Returns whether ranges follow one another inside another.
private func isOrdered(_ ranges: [TokenRange], in whole: TokenRange) -> Bool {
  var end = whole.lowerBound
  for range in ranges {
    guard range.lowerBound >= end else { return false }
    end = range.upperBound
  }
  return end <= whole.upperBound
}
