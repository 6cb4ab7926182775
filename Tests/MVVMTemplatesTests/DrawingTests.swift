import TestSupport
import Testing

@Suite struct DrawingTests {
  @Test(
    "Lines",
    arguments: cases(
      #"""
      === A line whose tags draw nothing vanishes
      a\n  {{#note}}x{{/note}} {{^isOn}}{{/isOn}}\nb\n → a\nb\n
      a\n  {{#note}}x{{/note}} {{^isOn}}{{/isOn}}\nb\n ← {"note": "n"} → a\n  x \nb\n
      === A line whose text is empty vanishes
      a\n  {{title}}\nb\n → a\nb\n
      === A line with text stays
      a\n//{{#note}} {{.}}{{/note}}\nb\n → a\n//\nb\n
      === A partial inside a line is laid on one line
      [file]
      <{{>p}}>\n
      p: a\n  b\n\nc\n
      → <abc>\n
      === An override used inside a line is laid on one line
      [file]
      let x = {{$x}}{{/x}};\n
      sheet: {{$x}}\n  {{#isOn}}on{{/isOn}}\n  {{^isOn}}off{{/isOn}}\n{{/x}}\n
      → let x = off;\n
      === An override is indented like its block
      [file]
      a {\n    {{$x}}\n    default\n    {{/x}}\n}\n
      sheet: {{$x}}\none {\n  two\n}\n{{/x}}\n
      → a {\n    one {\n      two\n    }\n}\n
      ===
      a {\n    {{$x}}\n    default\n    {{/x}}\n}\n → a {\n    default\n}\n
      === An empty block alone on a line takes an override of several lines
      [file]
      a\n  {{$x}}{{/x}}\nb\n
      sheet: {{$x}}\none\ntwo\n{{/x}}\n
      → a\n  one\n  two\nb\n
      ===
      a\n  {{$x}}{{/x}}\nb\n → a\nb\n
      === A partial that is all of a block keeps its lines
      [file]
        {{$x}}{{/x}}\nb\n
      p: one\ntwo\n
      sheet: {{$x}}{{>p}}{{/x}}\n
      →   one\n  two\nb\n
      === A parent with its overrides on one line is used inside that line
      [file]
      a\n  {{<p}}{{$y}}self.{{/y}}{{/p}}\n
      p: {{$x}}{{$y}}{{/y}}x{{/x}}\n
      sheet: {{$x}}\n{{$y}}{{/y}}\n  .z\n{{/x}}\n
      → a\n  self..z\n
      === Indentation adds up through partials within partials
      [file]
        {{>p}}\n
      p: a\n  {{>q}}\n
      q: b\nc\n
      →   a\n    b\n    c\n
      """#
    )
  )
  func line(row: Case) { expectDrawn(row) }

  @Test(
    "Commas",
    arguments: cases(
      #"""
      === A comma is drawn unless a bracket closes next
      ({{#words}}{{.}}{{,}}{{/words}}) ← {"words": ["a", "b"]} → (a, b)
      [{{#words}}{{.}}{{,}}{{/words}} ] ← {"words": ["a", "b"]} → [a, b ]
      <{{#words}}{{.}}{{,}}{{/words}}> ← {"words": ["a", "b"]} → <a, b>
      class {{#words}}{{.}}{{,}}{{/words}} { ← {"words": ["a", "b"]} → class a, b {
      { {{#words}}{{.}}{{,}}{{/words}} } ← {"words": ["a", "b"]} → { a, b }
      {{#words}}{{.}}{{,}}{{/words}}c ← {"words": ["a", "b"]} → a, b, c
      {{#words}}{{.}}{{,}} {{/words}}c ← {"words": ["a", "b"]} → a, b, c
      {{#words}}{{.}}{{,}}{{/words}} ← {"words": ["a", "b"]} → a, b
      === Adjacent lists share their commas, and empty ones add none
      ({{title}}{{,}}{{#words}}{{.}}{{,}}{{/words}}{{#others}}{{.}}{{,}}{{/others}}) \#
      ← {"title": "x", "words": ["a"], "others": ["b"]} → (x, a, b)
      ({{title}}{{,}}{{#words}}{{.}}{{,}}{{/words}}{{#others}}{{.}}{{,}}{{/others}}) \#
      ← {"title": "x", "others": ["b"]} → (x, b)
      ({{title}}{{,}}{{#words}}{{.}}{{,}}{{/words}}) ← {"title": "x"} → (x)
      === Two commas that meet are one
      a{{,}}{{,}}b → a, b
      === Before a line end the comma has no space
      (\n{{#words}}\n  {{.}}{{,}}\n{{/words}}\n)\n ← {"words": ["a", "b"]} → (\n  a,\n  b\n)\n
      === The comma is directly after the text before it
      {{#words}}\n{{.}}\n{{,}}\n{{/words}}\nc\n ← {"words": ["a", "b"]} → a,\nb,\nc\n
      === A comma finds its place though blank lines are drawn before it
      [file]
      {{#separated}}\n{{#members}}\n{{name}}\n{{#lines}}\n{{.}}{{,}}\n{{/lines}}\n{{/members}}\n{{/separated}}\n
      ← {"members": [{"name": "a"}, {"name": "b", "lines": ["x", "y"]}, {"name": "c"}]}
      → a\n\nb\nx,\ny,\n\nc\n
      """#
    )
  )
  func comma(row: Case) { expectDrawn(row) }

  @Test(
    "Blank lines",
    arguments: cases(
      #"""
      === The file as a whole draws no blank line twice, nor at its ends
      [file]
      \n{{#words}}\n{{.}}\n{{/words}}\n\n{{#others}}\n{{.}}\n{{/others}}\n\n{{title}}\n\n
      ← {"words": ["a", "b"], "title": "t"}
      → a\nb\n\nt\n
      === Items of one line are together
      {{>list}} ← {"members": [{"name": "a"}, {"name": "b"}]} → a\nb\n
      === An item of several lines is separated from both neighbours
      [file]
      {{>list}}
      ← {"members": [{"name": "a"}, {"name": "b", "lines": ["x"]}, {"name": "c"}, {"name": "d"}]}
      → a\n\n// x\nb\n\nc\nd\n
      === Items that draw nothing do not count
      [file]
      {{>list}}\nend\n
      ← {"members": [{"name": "a", "lines": ["x"]}, {}, {"name": "c"}, {}]}
      → // x\na\n\nc\nend\n
      ===
      {{>list}}\nend\n ← {"members": [{"name": "a", "lines": ["x"]}, {}]} → // x\na\nend\n
      === A blank line that the template draws between turns is not doubled
      [file]
      {{#separated}}\n{{#members}}\n{{#lines}}\n{{.}}\n{{/lines}}\n{{name}}\n\n{{/members}}\n{{/separated}}\n
      ← {"members": [{"name": "a", "lines": ["x"]}, {"name": "b"}, {"name": "c", "lines": ["y"]}]}
      → x\na\n\nb\n\ny\nc\n
      === A list that is indented deeper than the region draws none
      [file]
      {{#separated}}\na(\n  {{#members}}\n  {{name}}\n  !\n  {{/members}}\n)\n{{/separated}}\n
      ← {"members": [{"name": "a"}, {"name": "b"}]}
      → a(\n  a\n  !\n  b\n  !\n)\n
      === A list in a partial at the region's indentation is separated too
      [file]
      {\n  {{#separated}}\n  {{>p}}\n  {{/separated}}\n}\n
      p: {{#members}}\n{{name}}\n{{#isBig}}\nbig\n{{/isBig}}\n{{/members}}\n
      ← {"members": [{"name": "a", "isBig": true}, {"name": "b"}]}
      → {\n  a\n  big\n\n  b\n}\n
      """#
    )
  )
  func separated(row: Case) { expectDrawn(row, among: ["list": list]) }

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
    #expect(draw(["main": template]) == "end\n")
    #expect(draw(["main": template], #"{"title": "t"}"#) == "t\nend\n")
    #expect(draw(["main": template], #"{"note": "n", "title": "t"}"#) == "note\n\nt\nend\n")
    #expect(draw(["main": template], #"{"note": "n", "isOn": true}"#) == "note\n\non\nend\n")
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
    #expect(draw(["main": template]) == "a {\n}\n\nb\n")
    #expect(draw(["main": template], #"{"isOn": true, "title": "t"}"#) == "a {\n  on\n\n  t\n}\n\nb\n")
    #expect(draw(["main": template], #"{"note": "n"}"#) == "a {\n}\n\nn\n\nb\n")
  }
}

private let list = """
  {{#separated}}
  {{#members}}
  {{#lines}}
  // {{.}}
  {{/lines}}
  {{name}}
  {{/members}}
  {{/separated}}

  """
