import MVVMSource
import Testing

@Suite struct JSONTests {
  @Test("Literals are values, and members without a value are left out") func literals() {
    let absent: JSON? = nil
    let value: JSON = ["a": "\"x\"\n", "b": [1, true, .null], "c": absent, "d": [:], "e": []]
    #expect(value.text == #"{"a": "\"x\"\n", "b": [1, true, null], "d": {}, "e": []}"#)
  }

  @Test("An optional text is a string, or nothing") func optionals() {
    let text: String? = "a"
    #expect(JSON(text)?.text == #""a""#)
    #expect(JSON(String?.none) == nil)
  }
}
