/// A cache of values by key. Each is made once for all tests; concurrent requests wait for it.
actor Once<Key: Hashable & Sendable, Value: Sendable> {
  private var tasks: [Key: Task<Value, any Error>] = [:]

  func callAsFunction(_ key: Key, make: @escaping @Sendable (Key) async throws -> Value) async throws
    -> Value
  {
    let task = self.tasks[key] ?? Task { try await make(key) }
    self.tasks[key] = task
    return try await task.value
  }
}
