import MVVMGenerator
import MVVMModel
import MVVMSource
import MVVMSwift

extension Conversion {
  /// The style that generates protocols like those of the class.
  var fittingStyle: String {
    if self.library == .reactiveSwift { return "reactiveswift" }
    return self.inputs.contains { $0.isRelay } ? "rxswift-relays" : "rxswift"
  }

  /// Returns the override that a configuration lacks to generate the protocols of the file; `nil` if it lacks nothing.
  func missingOverride(in configuration: Configuration, style: String) -> Configuration.Override? {
    let settings = configuration.settings(forViewModel: self.found.name)
    var override = Configuration.Override(viewModels: [self.found.name])
    if settings.style != style { override.style = style }
    if settings.typeProtocol != self.typeProtocol { override.typeProtocol = self.typeProtocol }
    var names = self.found.facets.map { ($0.facet.rawValue, self.unit.name(of: $0.declaration)) }
    if let type = self.found.type { names.append(("type", self.unit.name(of: type))) }
    names += self.facetNames.map { ("\($0.key.rawValue)Property", $0.value) }
    for (word, name) in names {
      guard let key = NamingKey(rawValue: word),
        settings.naming[key].applied(to: Text(self.found.name)).description != name
      else { continue }
      override.naming.append((key, self.pattern(of: name)))
    }
    let isEmpty = override.style == nil && override.typeProtocol == nil && override.naming.isEmpty
    return isEmpty ? nil : override
  }

  private var typeProtocol: Configuration.TypeProtocol {
    guard let type = self.found.type else { return .none }
    return self.unit.code.inherited(by: type).contains { facet(of: $0) != nil } ? .inherits : .members
  }

  /// Returns a pattern for a name of a protocol or property. If the name begins with that of the view model, as it
  /// nearly always does, the pattern has `{name}` there.
  private func pattern(of name: String) -> NamePattern {
    guard name.hasPrefix(self.found.name), name != self.found.name else { return NamePattern(fixed: name) }
    return NamePattern("{name}\(name.dropFirst(self.found.name.count))")
  }
}

/// Returns the settings of an override as JSON members, without the braces around them.
func json(_ override: Configuration.Override) -> String {
  var parts: [String] = []
  if let style = override.style { parts.append("\"style\": \"\(style)\"") }
  if let form = override.typeProtocol { parts.append("\"typeProtocol\": \"\(form.rawValue)\"") }
  let names = NamingKey.allCases.compactMap { key in
    override.naming.first { $0.key == key }.map { _, pattern in
      "\"\(key.rawValue)\": \"\(pattern.text)\""
    }
  }
  if !names.isEmpty { parts.append("\"naming\": { \(names.joined(separator: ", ")) }") }
  return parts.joined(separator: ", ")
}
