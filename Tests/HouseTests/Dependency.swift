/// The use of one folder of a target by another, and its places.
struct Dependency {
  let target: String
  let user: String
  let used: String
  /// A text for each name that a file uses, sorted.
  let reasons: [String]

  /// `MVVMGenerator: Pipeline → Context`.
  var line: String { "\(self.target): \(self.user) → \(self.used)" }

  /// Returns whether the user is on a line above the used folder.
  func isAllowed(by order: String) -> Bool {
    let lines = order.split(separator: "\n").map { names(in: String($0)) }
    guard let user = lines.firstIndex(where: { $0.contains(self.user) }) else { return false }
    return lines[(user + 1)...].contains { $0.contains(self.used) }
  }
}

/// Returns the names in an order.
func names(in order: String) -> Set<String> {
  Set(order.split { $0 == " " || $0 == "\n" }.map(String.init))
}

/// Returns the uses of names that another folder of the target declares at the top level of a file.
func folderDependencies(of target: String, in sources: [SwiftSource]) -> [Dependency] {
  var folders: [String: Set<String>] = [:]
  for source in sources {
    for name in source.declared { folders[name, default: []].insert(source.folder) }
  }
  var reasons: [[String]: [String]] = [:]
  // The start of the program may use every folder.
  for source in sources where source.name != "main.swift" {
    for name in source.used {
      guard let declaring = folders[name], !declaring.contains(source.folder) else { continue }
      for folder in declaring {
        reasons[[source.folder, folder], default: []].append("\(source.name) uses \(name)")
      }
    }
  }
  return dependencies(reasons, target)
}

private func dependencies(_ reasons: [[String]: [String]], _ target: String) -> [Dependency] {
  reasons.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { pair, reasons in
    Dependency(target: target, user: pair[0], used: pair[1], reasons: reasons.sorted())
  }
}
