import MVVMSwift

/// Returns names with those that lead on from them, directly or through others.
func reachable(from names: Set<String>, _ next: [String: Set<String>]) -> Set<String> {
  var all = names
  var pending = Array(names)
  while let name = pending.popLast() {
    pending += next[name, default: []].filter { all.insert($0).inserted }
  }
  return all
}

/// Returns the users of each name, given what they refer to.
func users(in uses: [(user: String, references: References)]) -> [String: Set<String>] {
  var users: [String: Set<String>] = [:]
  for (user, references) in uses {
    for reference in references.found { users[reference.name, default: []].insert(user) }
  }
  return users
}
