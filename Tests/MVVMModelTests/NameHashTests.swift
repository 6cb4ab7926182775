import MVVMSource
import TestSupport
import Testing

@testable import MVVMModel

@Suite
struct NameHashTests {
  @Test(
    "A text has one hash, however it is put together",
    arguments: [["submit", "Tapped", "Relay"], ["", "a", ""], ["ä", "", "ö"], ["x", "x", "x"]]
  )
  func parts(_ parts: [Text]) {
    let whole = NameHash(Text(parts.map(\.description).joined()))
    let joined = parts.reduce(NameHash("")) { $0.followed(by: NameHash($1)) }
    #expect(joined.key(in: 3) == whole.key(in: 3))
  }

  @Test(
    "A pattern is filled with a name",
    arguments: [("{name}Relay", "aRelay"), ("emit{Name}", "emitA"), ("inputs", "inputs"), ("{name}", "a")]
  )
  func pattern(_ pattern: String, _ name: Text) {
    #expect(NamePattern(pattern).applied(to: "a") == name)
    #expect(NamePattern(pattern).text == pattern)
  }

  @Test("Names that share their letters have different hashes")
  func differentTexts() {
    let names: [Text] = ["ab", "ba", "a", "b", "", "aab", "aba", "baa"]
    #expect(Set(names.map { NameHash($0).key(in: 0) }).count == names.count)
  }

  @Test("A name has another key in another scope")
  func scopes() {
    #expect(Set((-10..<10).map { NameHash("name").key(in: $0) }).count == 20)
  }

  @Test("A table knows who has a name, among as many others as it has room for")
  func owners() {
    let keys = (0..<100).map { NameHash("name\($0)").key(in: 0) }
    NameTable.withRoom(for: keys.count) { table in
      var table = table
      for (index, key) in keys.enumerated() { #expect(table.insert(index, key) == nil) }
      for (index, key) in keys.enumerated() { #expect(table.insert(200, key) == index) }
      #expect(table.owner(of: keys[57]) == 57)
      #expect(table.owner(of: NameHash("name").key(in: 0)) == nil)
    }
  }
}
