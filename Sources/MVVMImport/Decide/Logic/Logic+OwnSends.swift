import MVVMSource
import MVVMSwift

// Relays and subjects of the inputs that the class also sends to itself.
extension Logic {
  /// The warning about them: the logic sends to a local instead, which others cannot observe; `nil` if there are
  /// none.
  var warningOfOwnSends: Diagnostic? {
    let sends = self.interface.inputs.filter(\.isRelay).flatMap { input in
      input.body.backings.flatMap { self.uses(of: $0.names[0]) }.filter(self.sends)
    }
    guard let first = sends.min(by: { $0.tokens.lowerBound < $1.tokens.lowerBound }) else { return nil }
    let names = Set(sends.map { "'\($0.name)'" }).sorted(by: <).joined(separator: ", ")
    let message = "what the class sends to \(names) stays in the logic: others who observe it do not get it"
    return self.found.problem(.importInputProperty, message, at: first.tokens, severity: .warning)
  }

  /// Returns whether a use of a relay or subject sends, or hands it to what may.
  private func sends(_ use: Reference) -> Bool {
    switch self.code.member(of: use) {
    case "value": self.code.changes(use)
    case "asDriver", "asObserver", "asSignal": false
    case "": self.code.needsRelay(use) && self.code.word(use.tokens.lowerBound - 1) != "="
    default: self.code.needsRelay(use)
    }
  }
}
