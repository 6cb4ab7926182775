import Testing

@Suite struct SeparatedTests {
  @Test("A blank line is drawn only between things") func between() {
    let template = """
      {{#separated}}

      {{#note}}
      note
      {{/note}}

      {{#isOn}}
      on
      {{/isOn}}

      {{title}}

      {{/separated}}
      end

      """
    #expect(draw(template) == "end\n")
    #expect(draw(template, ["title": "t"]) == "t\nend\n")
    #expect(draw(template, ["note": "n", "title": "t"]) == "note\n\nt\nend\n")
    #expect(draw(template, ["note": "n", "isOn": true]) == "note\n\non\nend\n")
  }

  @Test("The file as a whole draws no blank line twice, nor at its ends") func file() {
    let template = "\n{{#words}}\n{{.}}\n{{/words}}\n\n{{#others}}\n{{.}}\n{{/others}}\n\n{{title}}\n\n"
    #expect(draw(template, ["words": ["a", "b"], "title": "t"]) == "a\nb\n\nt\n")
  }

  private let list =
    "{{#separated}}\n{{#members}}\n{{#lines}}\n// {{.}}\n{{/lines}}\n{{name}}\n{{/members}}\n{{/separated}}\n"

  @Test("Turns of one line stand together") func single() {
    #expect(draw(self.list, ["members": [["name": "a"], ["name": "b"]]]) == "a\nb\n")
  }

  @Test("A turn of several lines stands apart from both neighbours") func several() {
    let members: Datum = [["name": "a"], ["name": "b", "lines": ["x"]], ["name": "c"], ["name": "d"]]
    #expect(draw(self.list, ["members": members]) == "a\n\n// x\nb\n\nc\nd\n")
  }

  @Test("Turns that draw nothing do not count") func empty() {
    let members: Datum = [["name": "a", "lines": ["x"]], [:], ["name": "c"], [:]]
    let template = self.list + "end\n"
    #expect(draw(template, ["members": members]) == "// x\na\n\nc\nend\n")
    #expect(draw(template, ["members": [["name": "a", "lines": ["x"]], [:]]]) == "// x\na\nend\n")
  }

  @Test("A blank line that the template draws between turns is not doubled") func both() {
    let template =
      "{{#separated}}\n{{#members}}\n{{#lines}}\n{{.}}\n{{/lines}}\n{{name}}\n\n{{/members}}\n{{/separated}}\n"
    let members: Datum = [["name": "a", "lines": ["x"]], ["name": "b"], ["name": "c", "lines": ["y"]]]
    #expect(draw(template, ["members": members]) == "x\na\n\nb\n\ny\nc\n")
  }

  @Test("A list that is indented deeper than the region draws none") func deeper() {
    let template = "{{#separated}}\na(\n  {{#members}}\n  {{name}}\n  !\n  {{/members}}\n)\n{{/separated}}\n"
    #expect(draw(template, ["members": [["name": "a"], ["name": "b"]]]) == "a(\n  a\n  !\n  b\n  !\n)\n")
  }

  @Test("Regions nest, each with its own state") func nested() {
    let template = """
      {{#separated}}
      a {
        {{#separated}}

        {{#isOn}}
        on
        {{/isOn}}

        {{title}}
        {{/separated}}
      }

      {{#separated}}
      {{#note}}{{.}}{{/note}}
      {{/separated}}

      b
      {{/separated}}

      """
    #expect(draw(template) == "a {\n}\n\nb\n")
    #expect(draw(template, ["isOn": true, "title": "t"]) == "a {\n  on\n\n  t\n}\n\nb\n")
    #expect(draw(template, ["note": "n"]) == "a {\n}\n\nn\n\nb\n")
  }

  @Test("A list in a partial at the region's indentation is separated too") func partial() {
    let files = [
      "main": "{\n  {{#separated}}\n  {{>p}}\n  {{/separated}}\n}\n",
      "p": "{{#members}}\n{{name}}\n{{#isBig}}\nbig\n{{/isBig}}\n{{/members}}\n",
    ]
    let members: Datum = [["name": "a", "isBig": true], ["name": "b"]]
    #expect(draw(files, ["members": members]) == "{\n  a\n  big\n\n  b\n}\n")
  }
}
