import MVVMSource
import MVVMSyntax

/// A dependency or a member, as far as its names go, with their hashes: names hardly ever meet, so that most that are
/// made of these are never put together.
struct Declaration {
  let section: SectionKind
  let name: Text
  let nameHash: NameHash
  let nameRange: Range<Int>
  /// Of all but inputs, the name.
  var logicName: Text
  var logicNameHash: NameHash
  /// `nil` for what is no function.
  var parameters: [Parameter]?
  /// Of a dependency or a value output.
  var propertyType: SpecType?
  /// What it gives the style's scopes.
  var sources = NameSources()
}

extension ViewModel {
  /// In the order of the file.
  func declarations(_ defaultKind: StreamKind) -> [Declaration] {
    var result: [Declaration] = []
    result.reserveCapacity(
      self.dependencies.count + self.inputs.count + self.outputs.count + self.errors.count
    )
    for dependency in self.dependencies { result.append(Declaration(dependency)) }
    for input in self.inputs { result.append(Declaration(input)) }
    for output in self.outputs { result.append(Declaration(output, .outputs, defaultKind)) }
    for error in self.errors { result.append(Declaration(error, .errors, .event)) }
    return result.ordered { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
  }
}

extension Declaration {
  private init(_ section: SectionKind, _ name: Text, _ nameRange: Range<Int>) {
    let hash = NameHash(name)
    self.init(
      section: section,
      name: name,
      nameHash: hash,
      nameRange: nameRange,
      logicName: name,
      logicNameHash: hash
    )
  }

  fileprivate init(_ dependency: Dependency) {
    self.init(.dependencies, dependency.name, dependency.nameRange)
    self.propertyType = dependency.type
    self.sources.insert(.dependency)
  }

  fileprivate init(_ input: Input) {
    self.init(.inputs, input.name, input.nameRange)
    self.logicName = input.logicName
    self.logicNameHash = NameHash(input.logicName)
    self.parameters = input.parameters
    self.sources = input.sources
  }

  fileprivate init(_ output: Output, _ section: SectionKind, _ defaultKind: StreamKind) {
    self.init(section, output.name, output.nameRange)
    switch output.form {
    case .function(let parameters): self.parameters = parameters
    case .value: self.propertyType = output.type
    case .stream: break
    }
    self.sources = output.sources(defaultKind)
  }
}

extension Declaration {
  var selector: Text {
    guard let parameters = self.parameters else { return self.name }
    return MVVMSyntax.selector(self.name, labels: parameters.lazy.map(\.argumentLabel))
  }

  /// Of the base name and the argument labels, by which Swift keeps functions apart; without any, of the base name alone.
  var selectorHash: NameHash {
    guard let parameters = self.parameters else { return self.nameHash }
    return parameters.reduce(self.nameHash) { hash, parameter in
      hash.followed(by: UInt8(ascii: ":")).followed(by: NameHash(parameter.label ?? parameter.name))
    }
  }
}
