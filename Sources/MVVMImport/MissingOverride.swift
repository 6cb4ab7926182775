import MVVMConfiguration
import MVVMModel
import MVVMSource
import MVVMSwift
import MVVMSyntax

extension Interface {
  /// The style that generates protocols like those of the class, and inputs that act like its own.
  var fittingStyle: String {
    if self.found.library == .reactiveSwift {
      let events = self.inputs.flatMap(\.body.backings).filter(\.keepsNothing)
      return !events.isEmpty && events.allSatisfy(\.isPipe) ? "reactiveswift-pipes" : "reactiveswift"
    }
    let base = self.found.library == .combine ? "combine" : "rxswift"
    return self.inputs.lazy.compactMap(\.kind).first.map { "\(base)-\($0)s" } ?? base
  }
}

extension Logic {
  /// Returns the override that is missing in a configuration to generate the protocols of the file; `nil` if none is.
  func missingOverride(in configuration: Configuration, style: String) -> Configuration.Override? {
    let found = self.found
    let settings = configuration.settings(for: Text(found.name))
    var override = Configuration.Override(viewModels: [found.name])
    if settings.style != style { override.style = style }
    // A hot output would send its elements before the view subscribes, or once more to the next view.
    let isDriven = self.interface.outputs.contains(where: \.isDriven)
    if self.found.library == .rxSwift, isDriven, settings.hotOutputs != .off { override.hotOutputs = .off }
    // In the styles that import writes for, 'auto' means properties.
    let form = settings.typeProtocol == .auto ? .members : settings.typeProtocol
    if form != found.typeProtocol { override.typeProtocol = found.typeProtocol }
    if settings.classBound != found.isClassBound { override.classBound = found.isClassBound }
    let refined = found.refined
    if settings.refines != refined { override.refines = refined }
    let protocols = found.protocols.ofFacets.filter { $0.facet.name == "" }.map {
      ($0.facet.section.rawValue, self.code.declaredName(of: $0.declaration))
    }
    let type = found.protocols.type.map { [("type", self.code.declaredName(of: $0))] } ?? []
    let properties = self.roles.facetNames.filter { $0.key.name == "" }
      .map { ("\($0.key.section.rawValue)Property", $0.value) }
    for (word, name) in protocols + type + properties {
      guard let key = NamingKey(rawValue: word),
        settings.naming[key].applied(to: Text(found.name)).description != name
      else { continue }
      override.naming.append((key, found.pattern(of: name)))
    }
    if let pattern = found.facetPatterns.first, pattern != settings.naming[.facet].text {
      override.naming.append((.facet, NamePattern(pattern)))
    }
    return override.settings.isEmpty ? nil : override
  }
}

extension FoundViewModel {
  /// Whether one of its protocols is only for classes. Then all generated ones are.
  fileprivate var isClassBound: Bool { self.protocols.all.contains(where: self.code.isClassBound) }

  /// The protocols that those of its facets inherit from, by the key of the facet's name.
  fileprivate var refined: [NamingKey: [String]] {
    let all = self.protocols.ofFacets.map {
      ($0.facet.section.rawValue, self.code.ancestors(of: $0.declaration))
    }
    return Dictionary(all.compactMap { word, names in NamingKey(rawValue: word).map { ($0, names) } }) {
      first,
      _ in first
    }
    .filter { !$0.value.isEmpty }
  }

  /// The patterns of the protocols of named facets, each once.
  var facetPatterns: [String] {
    let all = self.protocols.ofFacets.filter { $0.facet.name != "" }.map { facet, declaration in
      let pattern = self.pattern(of: self.code.declaredName(of: declaration)).text
      return pattern.replacing(facet.word, with: "{facet}", maxReplacements: 1)
    }
    return Set(all).sorted(by: <)
  }

  fileprivate var typeProtocol: Configuration.TypeProtocol {
    guard let type = self.protocols.type else { return .none }
    return self.code.inherited(by: type).contains { facet(of: $0) != nil } ? .inherits : .members
  }

  /// Returns the pattern for a name of a protocol or property, with `{name}` for that of the view model.
  fileprivate func pattern(of name: String) -> NamePattern {
    guard name.hasPrefix(self.name), name != self.name else { return NamePattern(fixed: name) }
    return NamePattern("{name}\(name.dropFirst(self.name.count))")
  }
}

extension Configuration.Override {
  /// The entry to paste into `overrides` of the configuration.
  package var json: String {
    "{ \"viewModels\": [\(self.viewModels.map { "\"\($0)\"" }.joined(separator: ", "))], \(self.settings) }"
  }

  /// The members of the entry other than `viewModels`. View models with the same ones share an entry.
  package var settings: String { object(self.members, self.namingMembers) }

  fileprivate var members: [String] {
    let style = self.style.map { "\"style\": \"\($0)\"" }
    let form = self.typeProtocol.map { "\"typeProtocol\": \"\($0.rawValue)\"" }
    let bound = self.classBound.map { "\"classBound\": \($0)" }
    let refined = self.refines.map { refines in
      let lists = refines.sorted { $0.key.rawValue < $1.key.rawValue }.map { key, names in
        "\"\(key.rawValue)\": [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
      }
      return "\"refines\": { \(lists.joined(separator: ", ")) }"
    }
    let hot = self.hotOutputs.map { "\"hotOutputs\": \($0.rawValue)" }
    return [style, form, bound, refined, hot].compactMap(\.self)
  }

  fileprivate var namingMembers: [String] {
    NamingKey.allCases.compactMap { key in
      self.naming.first { $0.key == key }.map { "\"\(key.rawValue)\": \"\($0.pattern.text)\"" }
    }
  }
}

private func object(_ members: [String], _ naming: [String]) -> String {
  (members + (naming.isEmpty ? [] : ["\"naming\": { \(naming.joined(separator: ", ")) }"])).joined(
    separator: ", "
  )
}

extension [Configuration.Override] {
  /// Returns the text of a configuration with these overrides. Settings shared by all view models are at its top.
  ///
  /// - Parameter keepsOrder: Whether the members of specs need not be sorted.
  package func configurationText(ofViewModels count: Int, keepsOrder: Bool) -> String {
    let isAll = self.reduce(0) { $0 + $1.viewModels.count } == count
    func shared(_ members: (Configuration.Override) -> [String]) -> [String] {
      guard isAll, let first = self.first.map(members) else { return [] }
      return first.filter { member in self.allSatisfy { members($0).contains(member) } }
    }
    // Protocols of the same name belong to one view model.
    let naming = shared(\.namingMembers).filter { $0.contains("{name}") || $0.contains("Property\":") }
    let members = shared(\.members)
    let entries = self.compactMap { override -> String? in
      let rest = override.members.filter { !members.contains($0) }
      let restOfNaming = override.namingMembers.filter { !naming.contains($0) }
      if rest.isEmpty, restOfNaming.isEmpty { return nil }
      let names = override.viewModels.map { "\"\($0)\"" }.joined(separator: ", ")
      return "    { \"viewModels\": [\(names)], \(object(rest, restOfNaming)) }"
    }
    let top = members + (naming.isEmpty ? [] : ["\"naming\": { \(naming.joined(separator: ", ")) }"])
    let order = keepsOrder ? ["\"format\": { \"order\": \"source\" }"] : []
    let all =
      top + order + (entries.isEmpty ? [] : ["\"overrides\": [\n\(entries.joined(separator: ",\n"))\n  ]"])
    return "{\n  \(all.joined(separator: ",\n  "))\n}\n"
  }
}
