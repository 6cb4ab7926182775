import Foundation
import MVVMStyles

/// A cache of values by key. Each is made once, however many tests use it.
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

/// Calls a function with the bundled styles, including everything that earlier tests have read of one of
/// them: in a debug build, reading a style takes longer than generating with it. Only one test uses a library
/// at a time.
package func withStyles<Value>(of style: String, _ work: (StyleLibrary) throws -> Value) rethrows
  -> Value
{
  let styles = libraries.take(style)
  defer { libraries.giveBack(styles, style) }
  return try work(styles)
}

private final class LibraryPool: @unchecked Sendable {
  private let lock = NSLock()
  private var idle: [String: [StyleLibrary]] = [:]

  func take(_ style: String) -> StyleLibrary {
    self.lock.withLock { self.idle[style]?.popLast() } ?? StyleLibrary()
  }

  func giveBack(_ library: StyleLibrary, _ style: String) {
    self.lock.withLock { self.idle[style, default: []].append(library) }
  }
}

private let libraries = LibraryPool()
