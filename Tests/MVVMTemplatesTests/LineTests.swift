import TestSupport
import Testing

@Suite struct LineTests {
  @Test("A line whose tags draw nothing vanishes") func vanishes() {
    let template = "a\n  {{#note}}x{{/note}} {{^isOn}}{{/isOn}}\nb\n"
    #expect(draw(template) == "a\nb\n")
    #expect(draw(template, ["note": "n"]) == "a\n  x \nb\n")
  }

  @Test("A line whose text is empty vanishes") func emptyText() {
    #expect(draw("a\n  {{title}}\nb\n") == "a\nb\n")
  }

  @Test("A line with text stays") func stays() {
    #expect(draw("a\n//{{#note}} {{.}}{{/note}}\nb\n") == "a\n//\nb\n")
  }

  @Test("A partial inside a line is laid on one line") func inline() {
    #expect(draw(["main": "<{{>p}}>\n", "p": "a\n  b\n\nc\n"]) == "<abc>\n")
  }

  @Test("An override used inside a line is laid on one line") func inlineBlock() {
    let files = [
      "main": "let x = {{$x}}{{/x}};\n",
      "sheet": "{{$x}}\n  {{#isOn}}on{{/isOn}}\n  {{^isOn}}off{{/isOn}}\n{{/x}}\n",
    ]
    #expect(draw(files, sheet: "sheet") == "let x = off;\n")
  }

  @Test("An override is indented to where its block stands") func reindented() {
    let files = [
      "main": "a {\n    {{$x}}\n    default\n    {{/x}}\n}\n",
      "sheet": "{{$x}}\none {\n  two\n}\n{{/x}}\n",
    ]
    #expect(draw(files, sheet: "sheet") == "a {\n    one {\n      two\n    }\n}\n")
    #expect(draw(files) == "a {\n    default\n}\n")
  }

  @Test("An empty block alone on a line takes an override of several lines") func emptyBlock() {
    let files = ["main": "a\n  {{$x}}{{/x}}\nb\n", "sheet": "{{$x}}\none\ntwo\n{{/x}}\n"]
    #expect(draw(files, sheet: "sheet") == "a\n  one\n  two\nb\n")
    #expect(draw(files) == "a\nb\n")
  }

  @Test("A partial that is all of a block keeps its lines") func partialInBlock() {
    let files = ["main": "  {{$x}}{{/x}}\nb\n", "p": "one\ntwo\n", "sheet": "{{$x}}{{>p}}{{/x}}\n"]
    #expect(draw(files, sheet: "sheet") == "  one\n  two\nb\n")
  }

  @Test("A parent with its overrides on one line is used inside that line") func inlineParent() {
    let files = [
      "main": "a\n  {{<p}}{{$y}}self.{{/y}}{{/p}}\n", "p": "{{$x}}{{$y}}{{/y}}x{{/x}}\n",
      "sheet": "{{$x}}\n{{$y}}{{/y}}\n  .z\n{{/x}}\n",
    ]
    #expect(draw(files, sheet: "sheet") == "a\n  self..z\n")
  }

  @Test("Indentation adds up through partials within partials") func nested() {
    let files = ["main": "  {{>p}}\n", "p": "a\n  {{>q}}\n", "q": "b\nc\n"]
    #expect(draw(files) == "  a\n    b\n    c\n")
  }
}
