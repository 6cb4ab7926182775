import MVVMModel
import MVVMSource
import MVVMSwift

/// The protocols of inputs and outputs in the files of a run, and the types that conform to them.
package struct ImportIndex {
  /// The files, in the order in which they were added.
  private var paths: [String] = []
  /// Those that contain something to import or to count by themselves.
  private var holders: Set<String> = []
  /// The files that declare a protocol, by its name.
  private var declaring: [String: [String]] = [:]
  /// The files that declare or name a protocol, by its name.
  private var files: [String: [String]] = [:]
  /// The types that conform to a protocol, by its name.
  private var types: [String: Set<String>] = [:]
  /// The protocols that doubles of view models conform to.
  private var doubled: Set<String> = []
  /// The protocols that a type conforms to in extensions, each with its file, by the type's name.
  private var extended: [String: [(protocol: String, path: String)]] = [:]
  /// The files that declare a class, by its name.
  private var declaringClass: [String: [String]] = [:]
  /// The protocols and aliases of all files, even of those without view models.
  private var abstractions = frameworkProtocols
  private(set) var classes: Set<String> = []
  /// The types of the stored properties and cases of a structure or an enumeration, by its name.
  private var parts: [String: Set<String>] = [:]
  /// A class that inherits from a type, by that type's name.
  private var subclasses: [String: String] = [:]
  /// The names of members that any file asks something other than `self` for.
  private var reached: Set<String> = []
  /// The names of members that any file assigns, of something other than `self`.
  private var assigned: Set<String> = []
  /// The files that extend a type, by its name.
  private var extending: [String: Set<String>] = [:]
  /// The names of the types that extensions of a type declare, by that type's name.
  private var nested: [String: Set<String>] = [:]

  package init() {}

  /// Adds a file.
  package mutating func add(_ file: SourceFile) {
    let code = SwiftCode(file)
    let declarations = code.declarations(code.tokens.indices)
    for declaration in declarations { self.addRelatives(of: declaration, in: code) }
    let reached = code.reachedMembers
    self.reached.formUnion(reached.map(code.plainWord))
    self.assigned.formUnion(reached.filter { code.word($0 + 1) == "=" }.map(code.plainWord))
    for declaration in declarations where declaration.kind == .extension {
      let name = code.typeName(of: declaration).description
      self.extending[name, default: []].insert(file.path)
      self.nested[name, default: []].formUnion(code.typesNested(in: declaration))
    }
    self.paths.append(file.path)
    if code.mayHoldViewModel { self.holders.insert(file.path) }
    for declaration in declarations {
      let name = code.typeName(of: declaration).description
      let isProtocol = code.declaresFacets(declaration)
      if isProtocol { self.declaring[name, default: []].append(file.path) }
      if declaration.kind == .class { self.declaringClass[name, default: []].append(file.path) }
      guard isProtocol || declaration.isClassLike || declaration.kind == .extension else { continue }
      for other in code.protocols(namedBy: declaration) + [name] {
        self.files[other, default: []].append(file.path)
        if !isProtocol, other != name, isDouble(name, of: other) { self.doubled.insert(other) }
        if !isProtocol, other != name, !isDouble(name, of: other) {
          self.types[other, default: []].insert(name)
        }
        if declaration.kind == .extension { self.extended[name, default: []].append((other, file.path)) }
      }
    }
  }

  private mutating func addRelatives(of declaration: SwiftDeclaration, in code: SwiftCode) {
    switch declaration.kind {
    case .protocol, .typealias: self.abstractions.insert(code.declaredName(of: declaration))
    case .class:
      self.classes.insert(code.declaredName(of: declaration))
      guard let parent = code.inherited(by: declaration).first else { return }
      self.subclasses[String(parent.prefix { $0 != "<" })] = code.declaredName(of: declaration)
    case .struct, .enum:
      let stored = code.declarations(declaration.inside).filter { $0.braces == nil && !$0.isStatic }
      let words = stored.flatMap { $0.head.filter(code.isWord).map(code.word) }
      self.parts[code.declaredName(of: declaration)] = Set(words.filter { $0.first?.isUppercase == true })
    default: break
    }
  }

  /// Returns whether nothing but the code of a type's own file reaches a member of it, as far as the files
  /// of the run show.
  func isUnreached(_ member: String, of type: String, in path: String) -> Bool {
    !self.isReached(member) && self.extending[type, default: []].isSubset(of: [path])
  }

  func typesNested(inExtensionsOf type: String) -> Set<String> { self.nested[type, default: []] }

  /// Returns whether any file asks something other than `self` for a member of this name.
  func isReached(_ member: String) -> Bool { self.reached.contains(member) }

  /// Returns whether any file assigns a member of this name of something other than `self`.
  func isAssigned(_ member: String) -> Bool { self.assigned.contains(member) }

  /// Returns whether a type is declared as a structure or an enumeration.
  func isKnownValue(_ type: String) -> Bool { self.parts[type] != nil && !self.classes.contains(type) }

  /// Returns whether any file declares a type of this name.
  func isDeclared(_ name: String) -> Bool {
    self.abstractions.contains(name) || self.classes.contains(name) || self.parts[name] != nil
  }

  /// Returns whether a value of a type contains no object, as far as the files of the run show.
  func isValue(_ type: String) -> Bool {
    var known: Set = [type]
    var rest = [type]
    while let next = rest.popLast() {
      if valueTypes.contains(Text(next)) { continue }
      guard let parts = self.parts[next], !self.classes.contains(next) else { return false }
      rest += parts.filter { known.insert($0).inserted }
    }
    return true
  }

  /// Returns what to do about a superclass or a subclass of a class; `nil` if none is known.
  func adviceOnRelatives(of type: String, inheritingFrom first: String?) -> String? {
    if let child = self.subclasses[type] {
      return "remove the subclass '\(child)' first: the generated class is final"
    }
    let endings = ["Type", "Protocol", "Delegate", "DataSource", "NSObject"]
    guard let first, !self.abstractions.contains(first), facet(of: first) == nil,
      self.classes.contains(first) || !endings.contains(where: first.hasSuffix)
    else { return nil }
    let reason = "the generated class has no superclass"
    return "remove '\(first)' first, or write it after another protocol if it is one: \(reason)"
  }

  /// The files to import. Files are grouped if one declares a protocol that another conforms to or mentions.
  package var groups: [[String]] {
    var files = self.files.filter { self.declaring[$0.key] != nil }
    var names: [String: [String]] = [:]
    for (name, paths) in files { for path in paths { names[path, default: []].append(name) } }
    var groups: [[String]] = []
    var seen: Set<String> = []
    for path in self.paths where self.holders.contains(path) || names[path] != nil {
      guard seen.insert(path).inserted else { continue }
      var group = [path]
      var next = 0
      while next < group.count {
        for name in names[group[next], default: []] {
          group += (files.removeValue(forKey: name) ?? []).filter { seen.insert($0).inserted }
        }
        next += 1
      }
      groups.append(group.sorted(by: <))
    }
    return groups
  }

  /// Returns whether only one type conforms to a protocol.
  func isOfOneType(_ name: String) -> Bool { self.types[name]?.count == 1 && !self.doubled.contains(name) }

  /// Returns the other files that declare a protocol.
  func places(of name: String, otherThan path: String) -> [String] {
    self.declaring[name, default: []].filter { $0 != path }
  }

  /// Returns advice on an extension in another file that makes a type conform to a protocol; `nil` for none.
  func adviceOnExtension(of type: String, in path: String) -> String? {
    // Another target may have a class of the same name.
    let own = Set(self.declaringClass[type, default: []])
    let other = self.extended[type]?.first {
      $0.path != path && self.declaring[$0.protocol] != nil && !own.contains($0.path)
    }
    return other.map {
      "move '\(type): \($0.protocol)' from '\($0.path)' into this file first: it goes with the class"
    }
  }

  /// Returns the change needed before a type can have a protocol in its spec; `nil` if none is.
  func advice(on name: String, of type: String, in file: FoundSource) -> String? {
    let all = self.types[name, default: []]
    let own = all.filter(name.hasPrefix).max { $0.utf8.count < $1.utf8.count }
    let owner = own ?? (all.count == 1 ? all.first : nil)
    if let owner, owner != type { return "leave '\(type)' as it is: '\(name)' is generated with '\(owner)'" }
    if owner == nil, !all.isEmpty {
      return "conform to '\(name)' in only one class first: a spec generates it with its class"
    }
    if let own = file.protocols[name], file.range.contains(file.code.range(own.tokens).lowerBound) {
      return nil
    }
    let places = self.places(of: name, otherThan: file.path)
    guard let place = places.first
    else { return "also pass the file or folder of the protocol '\(name)': the spec declares its members" }
    if places.count > 1 {
      return "keep only one protocol '\(name)' first: '\(place)' and '\(places[1])' have it"
    }
    func isOf(_ module: String, _ path: String) -> Bool { "/\(path)".contains("/\(module)/") }
    let modules = file.declarations.filter { $0.kind == .import }.map(file.code.declaredName)
    return modules.first { isOf($0, place) && !isOf($0, file.path) }.map {
      "declare '\(name)' in the module of '\(type)' first: '\(place)' is of '\($0)'"
    }
  }
}

/// Protocols that may come first in an inheritance list although no file of a run declares them.
private let frameworkProtocols: Set = [
  "AnyObject", "Codable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable",
  "Identifiable", "ObservableObject", "Sendable",
]

/// Types whose values are never objects to be retained, and streams, which their observers retain.
private let valueTypes = standardTypes.union(foundationTypes).union(
  "AnyObserver AnyPublisher Binder Driver Observable Property Signal SignalProducer Single"
)

/// Returns whether a type replaces another one that conforms to a protocol, in tests or previews, judged by its name.
func isDouble(_ name: String, of protocolName: String) -> Bool {
  let isNamed =
    ["Dummy", "Fake", "Mock", "Spy", "Stub"].contains { name.hasPrefix($0) || name.hasSuffix($0) }
    || name.hasSuffix("Preview")
  return isNamed && !protocolName.hasPrefix(name)
}

extension SwiftCode {
  /// The tokens of members that the code asks something other than `self` for.
  fileprivate var reachedMembers: [Int] {
    let bytes = self.file.bytes
    return self.tokens.indices.compactMap { dot in
      let range = self.tokens[dot].range
      guard range.count == 1, bytes[range.lowerBound] == UInt8(ascii: ".") else { return nil }
      let isChained = ["?", "!"].contains(self.word(dot - 1))
      return self.word(isChained ? dot - 2 : dot - 1) != "self" && self.isWord(dot + 1) ? dot + 1 : nil
    }
  }
}
