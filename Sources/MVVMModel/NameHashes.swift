import MVVMSource

/// Whether two names that must differ may be the same, told by hashes alone. Names nearly always differ: only
/// where this says otherwise are they made and compared.
func mayClash(_ viewModel: ViewModel, _ rules: CheckRules) -> Bool {
  let hashes = rules.hashes
  let names = SpecNames(of: viewModel, rules.defaultKind)
  return withNameTable(for: hashes.count(of: names)) { table in
    for key in hashes.fixed { table.insert(key) }
    for pattern in hashes.facets { pattern.insert(names.viewModel, into: &table) }
    for pattern in hashes.patterns { pattern.insert(names, into: &table) }
    names.insertSelectors(into: &table)
    names.insertBaseNames(into: &table)
    return table.hasTwins
  }
}

/// What of a style's rules is the same for every spec.
struct RuleHashes: Sendable {
  /// A pattern in one scope.
  fileprivate struct Pattern {
    let source: Namespace.Source?
    let scope: UInt64
    let prefix: NameHash
    let suffix: NameHash
  }

  /// The keys of the names that always stand in a scope.
  fileprivate let fixed: [UInt64]
  /// Of the facets' properties, in each scope.
  fileprivate let facets: [Pattern]
  fileprivate let patterns: [Pattern]

  init(_ namespaces: [Namespace], facets: [NamePattern], _ reservedNames: [Text]) {
    let ownNames = facets.filter { $0.hole == nil }.map { Text($0.prefix) }
    var fixed = (ownNames + reservedNames).map { NameHash($0).key(in: Scope.baseNames) }
    for (scope, namespace) in namespaces.enumerated() {
      fixed += (ownNames + namespace.fixed).map { NameHash($0).key(in: UInt64(scope)) }
    }
    fixed.sort()
    // What is fixed twice is no twin of its own.
    self.fixed = fixed.indices.filter { $0 == 0 || fixed[$0] != fixed[$0 - 1] }.map { fixed[$0] }
    let scopes = namespaces.indices.map { UInt64($0) } + [Scope.baseNames]
    self.facets = facets.filter { $0.hole != nil }.flatMap { pattern in
      scopes.map { Pattern(source: nil, pattern, in: $0) }
    }
    self.patterns = namespaces.enumerated().flatMap { scope, namespace in
      namespace.entries.map { Pattern(source: $0.source, $0.pattern, in: UInt64(scope)) }
    }
  }

  /// How many names there are at most.
  fileprivate func count(of names: SpecNames) -> Int {
    let own = names.members.count + names.dependencies.count
    return self.fixed.count + self.facets.count + (self.patterns.count + 3) * (own + 1)
  }
}

/// Scopes that every style has beside its own, which are counted from 0.
private enum Scope {
  static let selectors = UInt64.max
  static let logicNames = UInt64.max - 1
  static let dependencies = UInt64.max - 2
  static let baseNames = UInt64.max - 3
}

extension RuleHashes.Pattern {
  fileprivate init(source: Namespace.Source?, _ pattern: NamePattern, in scope: UInt64) {
    self.init(
      source: source,
      scope: scope,
      prefix: NameHash(pattern.prefix),
      suffix: NameHash(pattern.suffix)
    )
  }

  fileprivate func insert(_ names: SpecNames, into table: inout NameTable) {
    guard let source = self.source else { return }
    if source == .dependency {
      for name in names.dependencies { self.insert(name, into: &table) }
      return
    }
    for member in names.members where member.sources.contains(source) {
      self.insert(source.isOfBaseNames ? member.name : member.logicName, into: &table)
    }
  }

  fileprivate func insert(_ name: NameHash, into table: inout NameTable) {
    table.insert(self.prefix.followed(by: name).followed(by: self.suffix).key(in: self.scope))
  }
}

/// The names that a view model declares, as hashes.
private struct SpecNames {
  struct Member {
    let name: NameHash
    /// Of an output, its name.
    let logicName: NameHash
    /// With argument labels, where there are arguments.
    let selector: NameHash
    let sources: NameSources
    /// Whether the logic reads it by its logic name.
    let isInput: Bool
    /// Whether it stands behind another of its base name.
    let isOverload: Bool
  }

  let viewModel: NameHash
  let dependencies: [NameHash]
  private(set) var members: [Member] = []

  init(of viewModel: ViewModel, _ defaultKind: StreamKind) {
    self.viewModel = NameHash(viewModel.name)
    self.dependencies = viewModel.dependencies.map { NameHash($0.name) }
    self.members.reserveCapacity(
      viewModel.inputs.count + viewModel.outputs.count + viewModel.errors.count
    )
    self.add(viewModel.inputs)
    self.add(viewModel.outputs, defaultKind)
    self.add(viewModel.errors, .event)
  }

  private mutating func add(_ inputs: [Input]) {
    var last: NameHash?
    for input in inputs {
      let name = NameHash(input.name)
      self.members.append(
        Member(
          name: name,
          logicName: NameHash(input.logicName),
          selector: name.followed(byLabelsOf: input.parameters),
          sources: input.sources,
          isInput: true,
          isOverload: name == last
        )
      )
      last = name
    }
  }

  private mutating func add(_ outputs: [Output], _ defaultKind: StreamKind) {
    var last: NameHash?
    for output in outputs {
      let name = NameHash(output.name)
      var selector = name
      if case .function(let parameters) = output.form { selector = name.followed(byLabelsOf: parameters) }
      self.members.append(
        Member(
          name: name,
          logicName: name,
          selector: selector,
          sources: output.sources(defaultKind),
          isInput: false,
          isOverload: name == last
        )
      )
      last = name
    }
  }

  func insertSelectors(into table: inout NameTable) {
    for member in self.members {
      table.insert(member.selector.key(in: Scope.selectors))
      if member.isInput { table.insert(member.logicName.key(in: Scope.logicNames)) }
    }
    for name in self.dependencies { table.insert(name.key(in: Scope.dependencies)) }
  }

  /// Overloads share their base name.
  func insertBaseNames(into table: inout NameTable) {
    table.insert(self.viewModel.key(in: Scope.baseNames))
    for name in self.dependencies { table.insert(name.key(in: Scope.baseNames)) }
    for member in self.members where !member.isOverload {
      table.insert(member.name.key(in: Scope.baseNames))
    }
  }
}

extension NameHash {
  fileprivate func followed(byLabelsOf parameters: [Parameter]) -> NameHash {
    parameters.reduce(self) { hash, parameter in
      hash.followed(by: UInt8(ascii: ":")).followed(by: NameHash(parameter.label ?? parameter.name))
    }
  }
}
