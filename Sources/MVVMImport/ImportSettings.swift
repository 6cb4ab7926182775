import MVVMGenerator
import MVVMModel
import MVVMSource

extension Conversion {
  /// The style that generates what the class was.
  var fittingStyle: String {
    if self.library == .reactiveSwift { return "reactiveswift" }
    return self.inputs.contains { $0.isRelay } ? "rxswift-relays" : "rxswift"
  }

  /// What a configuration lacks to generate the protocols that the file had; `nil` where it lacks nothing.
  func missingOverride(in configuration: Configuration, style: String) -> Configuration.Override? {
    let settings = configuration.settings(forViewModel: self.found.name)
    var override = Configuration.Override(viewModels: [self.found.name])
    if settings.style != style { override.style = style }
    if settings.typeProtocol != self.typeProtocol { override.typeProtocol = self.typeProtocol }
    let names: [(NamingKey, SwiftDeclaration?)] = [
      (.inputs, self.found.inputs), (.outputs, self.found.outputs), (.errors, self.found.errors),
      (.type, self.found.type),
    ]
    for (key, declaration) in names {
      guard let name = declaration.map({ self.unit.name(of: $0) }) else { continue }
      let pattern = self.pattern(of: name)
      if settings.naming[key].applied(to: Text(self.found.name)).description != name {
        override.naming[key] = pattern
      }
    }
    let properties: [(NamingKey, Facet)] = [
      (.inputsProperty, .inputs), (.outputsProperty, .outputs), (.errorsProperty, .errors),
    ]
    for (key, facet) in properties {
      guard let name = self.facetNames[facet],
        settings.naming[key].applied(to: Text(self.found.name)).description != name
      else { continue }
      override.naming[key] = NamePattern(fixed: name)
    }
    let isEmpty = override.style == nil && override.typeProtocol == nil && override.naming.isEmpty
    return isEmpty ? nil : override
  }

  private var typeProtocol: Configuration.TypeProtocol {
    guard let type = self.found.type else { return .none }
    return self.unit.inherited(by: type).contains { facet(of: $0) != nil } ? .inherits : .members
  }

  /// `{name}` where the view model's name begins the other, as it nearly always does.
  private func pattern(of name: String) -> NamePattern {
    guard name.hasPrefix(self.found.name), name != self.found.name else { return NamePattern(fixed: name) }
    return NamePattern("{name}\(name.dropFirst(self.found.name.count))")
  }
}

/// As it is pasted into `overrides`.
func json(_ override: Configuration.Override) -> String {
  var parts = ["\"viewModels\": [\(override.viewModels.map { "\"\($0)\"" }.joined(separator: ", "))]"]
  if let style = override.style { parts.append("\"style\": \"\(style)\"") }
  if let form = override.typeProtocol { parts.append("\"typeProtocol\": \"\(form.rawValue)\"") }
  let names = NamingKey.allCases.compactMap { key in
    override.naming[key].map {
      "\"\(key.rawValue)\": \"\($0.hole == nil ? $0.prefix : "\($0.prefix){name}\($0.suffix)")\""
    }
  }
  if !names.isEmpty { parts.append("\"naming\": { \(names.joined(separator: ", ")) }") }
  return "{ \(parts.joined(separator: ", ")) }"
}
