import MVVMSyntax

/// A kind of output that is a stream, as a manifest names it. A binding always has its kind in the spec.
struct StreamWord: CaseIterable, RawRepresentable {
  static let allCases = OutputKind.streams.compactMap { StreamWord(rawValue: $0.rawValue) }

  let rawValue: String
  let kind: OutputKind

  init?(rawValue: String) {
    guard let kind = OutputKind(rawValue: rawValue), kind.traits.isStream, !kind.traits.isSettable else {
      return nil
    }
    (self.rawValue, self.kind) = (rawValue, kind)
  }
}
