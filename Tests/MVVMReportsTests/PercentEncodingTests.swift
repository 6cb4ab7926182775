import MVVMReports
import Testing

@Suite struct PercentEncodingTests {
  @Test("A path keeps its slashes and what needs no code") func paths() {
    #expect(percentEncoded(path: "/a_1/b-c.d~") == "/a_1/b-c.d~")
    #expect(percentEncoded(path: "/ä b%\u{1}") == "/%C3%A4%20b%25%01")
  }

  @Test("A value keeps only the given marks") func values() {
    #expect(percentEncoded("a/b&c=0–4", keeping: "-.") == "a%2Fb%26c%3D0%E2%80%934")
  }
}
