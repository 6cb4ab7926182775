/// Whether a name matches a pattern in which each `*` stands for any text, even none.
package func matches(_ name: String, pattern: String) -> Bool {
  let name = Array(name.utf8)
  let pattern = Array(pattern.utf8)
  let star = UInt8(ascii: "*")
  var (at, next) = (0, 0)
  // Where to continue if the last star takes one more byte.
  var retry: (at: Int, next: Int)?
  while at < name.count {
    if next < pattern.count, pattern[next] == star {
      retry = (at, next + 1)
      next += 1
    } else if next < pattern.count, pattern[next] == name[at] {
      (at, next) = (at + 1, next + 1)
    } else if let last = retry {
      retry = (last.at + 1, last.next)
      (at, next) = (last.at + 1, last.next)
    } else {
      return false
    }
  }
  return pattern[next...].allSatisfy { $0 == star }
}

/// Whether a name in an override is that of more than one view model.
package func hasStar(_ name: String) -> Bool { name.utf8.contains(UInt8(ascii: "*")) }
