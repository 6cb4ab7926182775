extension Sequence {
  /// Returns the groups of at least two elements that share a key, in the order of their first elements.
  func groups<Key: Hashable>(sharing key: (Element) -> Key) -> [[Element]] {
    var firsts: [Key: Element] = [:]
    var places: [Key: Int] = [:]
    var groups: [[Element]] = []
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].append(element)
      } else if let first = firsts.updateValue(element, forKey: key) {
        places[key] = groups.count
        groups.append([first, element])
      }
    }
    return groups
  }
}
