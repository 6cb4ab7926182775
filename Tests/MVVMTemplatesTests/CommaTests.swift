import TestSupport
import Testing

@Suite struct CommaTests {
  @Test(
    "A comma is drawn unless a bracket closes next",
    arguments: [
      ("({{#words}}{{.}}{{,}}{{/words}})", "(a, b)"),
      ("[{{#words}}{{.}}{{,}}{{/words}} ]", "[a, b ]"),
      ("<{{#words}}{{.}}{{,}}{{/words}}>", "<a, b>"),
      ("class {{#words}}{{.}}{{,}}{{/words}} {", "class a, b {"),
      ("{ {{#words}}{{.}}{{,}}{{/words}} }", "{ a, b }"),
      ("{{#words}}{{.}}{{,}}{{/words}}c", "a, b, c"),
      ("{{#words}}{{.}}{{,}} {{/words}}c", "a, b, c"),
      ("{{#words}}{{.}}{{,}}{{/words}}", "a, b"),
    ]
  )
  func comma(template: String, expected: String) {
    #expect(draw(template, ["words": ["a", "b"]]) == expected)
  }

  @Test("Adjacent lists share their commas, and empty ones add none") func adjacent() {
    let template = "({{title}}{{,}}{{#words}}{{.}}{{,}}{{/words}}{{#others}}{{.}}{{,}}{{/others}})"
    #expect(draw(template, ["title": "x", "words": ["a"], "others": ["b"]]) == "(x, a, b)")
    #expect(draw(template, ["title": "x", "others": ["b"]]) == "(x, b)")
    #expect(draw(template, ["title": "x"]) == "(x)")
  }

  @Test("Two commas that meet are one") func met() {
    #expect(draw("a{{,}}{{,}}b") == "a, b")
  }

  @Test("Before a line end the comma has no space") func lines() {
    let template = "(\n{{#words}}\n  {{.}}{{,}}\n{{/words}}\n)\n"
    #expect(draw(template, ["words": ["a", "b"]]) == "(\n  a,\n  b\n)\n")
  }

  @Test("The comma stands directly behind the text before it") func behind() {
    let template = "{{#words}}\n{{.}}\n{{,}}\n{{/words}}\nc\n"
    #expect(draw(template, ["words": ["a", "b"]]) == "a,\nb,\nc\n")
  }

  @Test("A comma finds its place though blank lines are drawn before it") func blankLines() {
    let template =
      "{{#separated}}\n{{#members}}\n{{name}}\n{{#lines}}\n{{.}}{{,}}\n{{/lines}}\n{{/members}}\n{{/separated}}\n"
    let members: Datum = [["name": "a"], ["name": "b", "lines": ["x", "y"]], ["name": "c"]]
    #expect(draw(template, ["members": members]) == "a\n\nb\nx,\ny,\n\nc\n")
  }
}
