import MVVMSource
import TestSupport
import Testing

@Suite struct NearestWordTests {
  @Test(
    "A near miss finds its word",
    arguments: [("input", "inputs"), ("ouputs", "outputs"), ("OUTPUTS", "outputs"), ("errosr", "errors")]
  )
  func near(word: String, nearest: String) {
    #expect(nearestWord(to: word, among: ["dependencies", "inputs", "outputs", "errors"]) == nearest)
  }

  @Test("A word that is far from all finds none", arguments: ["", "body", "state"])
  func far(word: String) {
    #expect(nearestWord(to: word, among: ["inputs", "outputs"]) == nil)
  }
}
