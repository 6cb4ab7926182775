import MVVMModel

/// What a file could have been generated for, by its name. `XMock.generated.swift` may be the mock of `X` or the
/// class of `XMock`.
public struct PossibleOrigin: Equatable, Sendable {
  /// The name of the spec without extension.
  public let spec: String
  /// The pattern that would have made the name: of the class, a mock or a test case.
  public let key: NamingKey
}

extension PossibleOrigin {
  /// Whether the file would hold the class: it lies where the spec's folder says, while tests may lie anywhere.
  public var isClass: Bool { self.key == .file }
}

/// All that a file could have been generated for: where one of the specs is there, the file is no orphan.
///
/// - Parameter fileName: Without a folder.
public func possibleOrigins(ofGenerated fileName: String, _ configuration: Configuration) -> [PossibleOrigin]
{
  var origins: [PossibleOrigin] = []
  for (key, pattern) in filePatterns(of: configuration) {
    guard let spec = pattern.hole(in: fileName) else { continue }
    let origin = PossibleOrigin(spec: spec, key: key)
    if !origins.contains(origin) { origins.append(origin) }
  }
  return origins
}

private func filePatterns(of configuration: Configuration) -> [(NamingKey, NamePattern)] {
  let keys: [NamingKey] = [.file, .mockFile, .testCaseFile]
  let overrides = configuration.overrides.flatMap { override in
    keys.compactMap { key in override.naming[key].map { (key, $0) } }
  }
  return keys.map { ($0, configuration.settings.naming[$0]) } + overrides
}
