import MVVMSource

/// What a Swift file gives to others and takes from them, as far as its text tells: the names that stand at the left
/// margin behind `struct`, `func` and the like, and the names in its code that it does not declare itself.
///
/// Members are not looked at, nor what stands in strings: whoever uses a member nearly always names a type, too.
struct SwiftSource {
  let target: String
  /// Below the target; `.` where the file lies beside its folders.
  let folder: String
  let name: String
  let imports: Set<String>
  let declared: Set<String>
  let used: Set<String>

  /// A file below `Sources`; `nil` beside the targets.
  init?(_ file: SourceFile) {
    let depth = file.path.split(separator: "/").count
    guard depth > 1, !file.path.hasSuffix("/Package.swift") else { return nil }
    self.init(path: file.path, text: file.string(0..<file.bytes.count))
  }

  init(path: String, text: String) {
    let parts = path.split(separator: "/").map(String.init)
    let code = codeAlone(text)
    self.target = parts[0]
    self.folder = parts.count > 2 ? parts[1] : "."
    self.name = parts.last ?? ""
    self.imports = importedModules(in: code)
    self.declared = declaredNames(in: code)
    self.used = usedNames(in: code)
  }
}

/// A text whose comments and strings are blank.
private func codeAlone(_ text: String) -> [[UInt8]] {
  var isInString = false
  return text.utf8.split(separator: 0x0A).map { line in
    let line = Array(line)
    defer { if holdsTripleQuote(line) { isInString.toggle() } }
    return isInString ? [] : lineWithoutStrings(line)
  }
}

/// Whether a string of several lines starts or ends there.
private func holdsTripleQuote(_ line: [UInt8]) -> Bool {
  let places = line.indices.filter { line[$0] == 0x22 && line[$0...].starts(with: [0x22, 0x22, 0x22]) }
  return places.count == 1
}

private func lineWithoutStrings(_ line: [UInt8]) -> [UInt8] {
  var code: [UInt8] = []
  var isInString = false
  var index = 0
  while index < line.count {
    let next = index + 1 < line.count ? line[index + 1] : 0
    switch (line[index], next) {
    case (0x5C, _) where isInString: index += 1
    case (0x22, _): isInString.toggle()
    case (0x2F, 0x2F) where !isInString: return code
    default: if !isInString { code.append(line[index]) }
    }
    index += 1
  }
  return code
}

private let modifiers: Set = ["public", "package", "internal", "final", "indirect", "nonisolated"]
private let introducers: Set = [
  "struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var",
]

/// What stands at the left margin and is not private.
private func declaredNames(in code: [[UInt8]]) -> Set<String> {
  Set(
    code.compactMap { line in
      guard let first = line.first, first != 0x20 else { return nil }
      let words = identifiers(in: line).map(\.text).drop { modifiers.contains($0) }
      return words.first.map(introducers.contains) == true ? words.dropFirst().first : nil
    }
  )
}

private func importedModules(in code: [[UInt8]]) -> Set<String> {
  Set(
    code.compactMap { line in
      let words = identifiers(in: line).map(\.text)
      return words.first == "import" ? words.last : nil
    }
  )
}

/// The names of types and, unless the file has a parameter, a label or a declaration so named, of the rest.
private func usedNames(in code: [[UInt8]]) -> Set<String> {
  var used: Set<String> = []
  var own: Set<String> = []
  for line in code {
    var last = ""
    for word in identifiers(in: line) {
      if ["let", "var", "func", "case"].contains(last) || word.isLabel { own.insert(word.text) }
      if !word.isMember { used.insert(word.text) }
      last = word.text
    }
  }
  return used.filter { $0.first?.isUppercase == true || !own.contains($0) }
}

private struct Identifier {
  let text: String
  let isMember: Bool
  let isLabel: Bool
}

private func identifiers(in line: [UInt8]) -> [Identifier] {
  var found: [Identifier] = []
  var index = 0
  while index < line.count {
    guard isName(line[index]) else {
      index += 1
      continue
    }
    let end = line[index...].firstIndex { !isName($0) } ?? line.count
    let before = index > 0 ? line[index - 1] : 0
    let isLabel = end < line.count && line[end] == 0x3A
    let text = String(decoding: line[index..<end], as: UTF8.self)
    found.append(Identifier(text: text, isMember: before == 0x2E, isLabel: isLabel))
    index = end
  }
  return found
}

private func isName(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
  default: byte >= 0x80
  }
}
