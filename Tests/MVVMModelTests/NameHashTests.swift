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
  func parts(_ parts: [String]) {
    let whole = NameHash(parts.joined())
    let joined = parts.reduce(NameHash()) { $0.followed(by: NameHash(Text($1))) }
    #expect(joined == whole)
    #expect(joined.key(in: 3) == whole.key(in: 3))
  }

  @Test("Names that share their letters have different hashes")
  func differentTexts() {
    let names: [Text] = ["ab", "ba", "a", "b", "", "aab", "aba", "baa"]
    #expect(Set(names.map { NameHash($0).key(in: 0) }).count == names.count)
  }

  @Test("A name has another key in another scope")
  func scopes() {
    #expect(Set((0..<20).map { NameHash("name").key(in: $0) }).count == 20)
  }

  @Test("A table tells twins, among as many others as it has room for")
  func twins() {
    let names = (0..<100).map { NameHash("name\($0)") }
    for twin in [nil, 0, 57, 99] as [Int?] {
      let hasTwins = withNameTable(for: 101) { table in
        for name in names { table.insert(name.key(in: 0)) }
        if let twin { table.insert(names[twin].key(in: 0)) }
        return table.hasTwins
      }
      #expect(hasTwins == (twin != nil))
    }
  }
}
