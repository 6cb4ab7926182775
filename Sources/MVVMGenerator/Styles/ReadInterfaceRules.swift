import MVVMModel
import MVVMSource

/// The keys of `interface` in a manifest.
var interfaceKeys: [ConfigurationKey<InterfaceRules>] {
  [
    ConfigurationKey("inputs", \.inputs, keys: wordKeys()),
    ConfigurationKey("outputs", \.outputs, keys: wordKeys()),
    ConfigurationKey("logicInputs", \.logicInputs, keys: wordKeys()),
    ConfigurationKey("logicOutputs", \.logicOutputs, keys: wordKeys()),
    ConfigurationKey("sentOutputs", \.sentOutputs, choices),
    ConfigurationKey("attributes") { value, path, target, problems in
      target.attributes = (strings(value, path, &problems) ?? []).map { Text($0) }
    },
    ConfigurationKey("logic", \.logic, choice),
  ]
}

/// A word for the type of each kind.
private func wordKeys<Kind: CaseIterable & RawRepresentable<String> & Sendable>() -> [ConfigurationKey<
  SmallDictionary<Kind, Text>
>] {
  Kind.allCases.map { kind in
    ConfigurationKey(kind.rawValue) { value, path, target, problems in
      if let word = string(value, path, &problems) { target[kind] = Text(word) }
    }
  }
}
