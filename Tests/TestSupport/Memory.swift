import Foundation
import MVVMStyles

/// What is made for each key, once however many tests ask.
package final class Memory<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]

  package init() {}

  package subscript(key: Key) -> Value? {
    get { self.lock.withLock { self.values[key] } }
    set { self.lock.withLock { self.values[key] = newValue } }
  }

  package func callAsFunction(_ key: Key, make: () throws -> Value) rethrows -> Value {
    if let known = self[key] { return known }
    let made = try make()
    self[key] = made
    return made
  }
}

/// The bundled styles, with what earlier tests have read of one of them: to read it takes longer than to generate where
/// nothing is optimized.
package func withStyles<Value>(of style: String, _ work: (inout StyleLibrary) throws -> Value) rethrows
  -> Value
{
  var styles = libraries[style] ?? StyleLibrary()
  defer { libraries[style] = styles }
  return try work(&styles)
}

private let libraries = Memory<String, StyleLibrary>()
