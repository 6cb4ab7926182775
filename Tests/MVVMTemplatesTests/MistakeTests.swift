import MVVMSource
import MVVMTemplates
import TestSupport
import Testing

@Suite struct MistakeTests {
  @Test(
    "A mistake is reported at the wrong token",
    arguments: cases(
      #"""
      a\n {{titel}} → 2:4-2:9 error: unknown name 'titel': did you mean 'title'? [template-unknown-name]
      {{#x1}}{{/x1}} → 1:4-1:6 error: unknown name 'x1' [template-unknown-name]
      {{^nots}}{{/nots}} → 1:4-1:8 error: unknown name 'nots': did you mean 'note'? [template-unknown-name]
      {{first.nam}} → 1:9-1:12 error: unknown name 'nam': did you mean 'name'? [template-unknown-name]
      {{title.x}} → 1:9-1:10 error: 'x' is looked up in a text, which has no names [template-unknown-name]
      {{words}} → 1:3-1:8 error: 'words' is a list, which cannot be printed [template-syntax]
      {{isOn}} → 1:3-1:7 error: 'isOn' is a flag, which cannot be printed [template-syntax]
      {{.}} → 1:3-1:4 error: '.' is a record, which cannot be printed [template-syntax]
      {{note}} → 1:3-1:7 error: 'note' may be absent: print it inside '{{#note}}…{{/note}}' [template-syntax]
      {{>mein}} → 1:4-1:8 error: no template is named 'mein': did you mean 'main'? [template-missing-partial]
      {{<zzzzzz}}{{/zzzzzz}} → 1:4-1:10 error: no template is named 'zzzzzz' [template-missing-partial]
      {{title → 1:1-1:3 error: the tag is not closed: expected '}}' [template-syntax]
      {{{title}} → 1:1-1:3 error: the tag is not closed: expected '}}}' [template-syntax]
      a{{ }} → 1:2-1:7 error: the tag has no name [template-syntax]
      {{# }} → 1:1-1:7 error: the tag has no name [template-syntax]
      {{a b}} → 1:3-1:6 error: 'a b' is not a name [template-syntax]
      {{=x=}} → 1:1-1:8 error: expected two delimiters, as in '{{=<% %>=}}' [template-syntax]
      a\n{{#isOn}}b → 2:1-2:10 error: '{{#isOn}}' is not closed: expected '{{/isOn}}' [template-unclosed-section]
      {{$x}} → 1:1-1:7 error: '{{$x}}' is not closed: expected '{{/x}}' [template-unclosed-section]
      {{/isOn}} → 1:4-1:8 error: '{{/isOn}}' closes nothing [template-unclosed-section]
      {{#isOn}}a{{/isOnn}} → 1:14-1:19 error: expected '{{/isOn}}', not '{{/isOnn}}' [template-unclosed-section]
      →   note 1:1-1:10: opened here
      {{#isOn}}a{{/zzzz}}{{/isOn}} → 1:14-1:18 error: expected '{{/isOn}}', not '{{/zzzz}}' [template-unclosed-section]
      →   note 1:1-1:10: opened here
      === Mistakes are reported file by file, in the order of their places
      [file]
      {{x1}}{{>a}}{{x2}}
      a: {{x3}}
      → a.mustache 1:3-1:5 error: unknown name 'x3' [template-unknown-name]
      →   note 1:10-1:11: 'a' is used here
      → 1:3-1:5 error: unknown name 'x1' [template-unknown-name]
      → 1:15-1:17 error: unknown name 'x2' [template-unknown-name]
      === All mistakes are reported at once, in sections that are not drawn too
      [file]
      {{#isOn}}{{a}}{{^title}}  {{b}}{{/title}}{{/isOn}}{{c}}
      → 1:12-1:13 error: unknown name 'a' [template-unknown-name]
      → 1:29-1:30 error: unknown name 'b' [template-unknown-name]
      → 1:53-1:54 error: unknown name 'c' [template-unknown-name]
      === A mistake that two ways lead to is reported once, with a use of it
      [file]
      {{>p}}\n{{>p}}\n
      p: {{titel}}\n
      → p.mustache 1:3-1:8 error: unknown name 'titel': did you mean 'title'? [template-unknown-name]
      →   note 1:4-1:5: 'p' is used here
      === A mistake in an override notes the block
      [file]
      {{#members}}{{$x}}{{/x}}{{/members}}
      sheet: \n{{$x}}{{nam}}{{/x}}
      → sheet.mustache 2:9-2:12 error: unknown name 'nam': did you mean 'name'? [template-unknown-name]
      →   note 1:16-1:17: 'x' is used here
      === A template that does not exist is reported
      mein: x → main - error: no template is named 'main': did you mean 'mein'? [template-missing-partial]
      === Of a partial that uses itself without end the place is the tag that closes the circle
      [file]
      {{>p}}
      p: a\n{{>p}}\n
      → p.mustache 2:4-2:5 error: 'p' uses itself without end [template-recursion]
      →   note 1:4-1:5: 'p' is used here
      """#
    )
  )
  func mistake(example: Case) {
    expectDrawn(example)
  }
}

@Suite struct PresenceTests {
  @Test(
    "A text that may be absent is printed where its section is open",
    arguments: [
      "{{#note}}{{note}}{{/note}}", "{{#note}}{{.}}{{/note}}",
      "{{#note}}{{#members}}{{note}}{{/members}}{{/note}}",
      "{{#note}}{{>p}}{{/note}}", "{{#note}}{{$x}}{{note}}{{/x}}{{/note}}", "{{#chief}}{{name}}{{/chief}}",
      "{{#chief}}{{chief.name}}{{/chief}}", "{{#chief.nick}}{{chief.nick}}{{/chief.nick}}",
    ]
  )
  func present(template: String) {
    #expect(draw(["main": template, "p": "{{note}}"]) == "")
  }

  @Test(
    "It is not printed where another record may be meant, or none",
    arguments: [
      "{{^note}}{{note}}{{/note}}", "{{#note}}{{/note}}{{note}}", "{{>p}}", "{{chief.name}}",
      "{{#members}}{{#nick}}{{#children}}{{nick}}{{/children}}{{/nick}}{{/members}}",
      "{{#chief}}{{chief.nick}}{{/chief}}", "{{#isOn}}{{note}}{{/isOn}}",
    ]
  )
  func absent(template: String) {
    #expect(draw(["main": template, "p": "{{note}}"]).contains("may be absent"))
  }
}

@Suite struct RecursionTests {
  @Test(
    "A partial may use itself, or one that uses it, for what lies within its record",
    arguments: cases(
      #"""
      === In a line
      [file]
      {{#members}}{{>node}}{{/members}}
      node: {{name}}({{#children}}{{>node}}{{/children}})
      → a(b(c())d())
      === In lines
      [file]
      {{#members}}\n{{>node}}\n{{/members}}\n
      node: {{name}}\n{{#children}}\n{{>node}}\n{{/children}}\n
      → a\nb\nc\nd\n
      === Each other
      [file]
      {{#members}}{{>x}}{{/members}}
      x: <{{#children}}{{>y}}{{/children}}>
      y: [{{#children}}{{>x}}{{/children}}]
      → <[<>][]>
      === With a block that a sheet is laid over
      [file]
      {{#members}}{{>node}}{{/members}}
      node: {{$x}}{{/x}}{{#children}}{{>node}}{{/children}}
      sheet: {{$x}}{{name}};{{/x}}
      → a;b;c;d;
      """#
    )
  )
  func tree(row: Case) {
    let tree = """
      {"members": [{"name": "a", "children": [{"name": "b", "children": [{"name": "c"}]}, {"name": "d"}]}]}
      """
    expectDrawn(row, with: tree)
  }

  @Test("Records nest forty deep") func deep() throws {
    let files = [
      "main": "{{#members}}{{>node}}{{/members}}", "node": "{{name}}{{#children}}{{>node}}{{/children}}",
    ]
    let members = (0..<40).reduce("[]") { members, _ in #"[{"name": "x", "children": \#(members)}]"# }
    #expect(draw(files, #"{"members": \#(members)}"#) == String(repeating: "x", count: 40))
  }

  @Test(
    "A partial that uses itself without end is reported",
    arguments: cases(
      #"""
      {{>main}}
      {{#isOn}}{{>main}}{{/isOn}}
      {{#members}}{{>main}}{{/members}}
        {{>main}}\n  {{>main}}\n
      ===
      [file]
      {{>p}}
      p: {{#first}}{{>p}}{{/first}}
      ===
      [file]
      {{>p}}
      p: a\n  {{>p}}\n
      ===
      [file]
      {{<p}}{{/p}}
      p: {{$x}}{{/x}}{{<main}}{{$x}}{{/x}}{{/main}}
      ===
      [file]
      {{#first}}{{>p}}{{/first}}
      p: {{#.}}{{>p}}{{/.}}
      """#
    )
  )
  func endless(row: Case) {
    let found = draw(files(of: row.input))
    #expect(found.contains("[template-recursion]"), "\(found)")
  }

  @Test("Templates that double without end are reported") func doubling() {
    var files = ["main": "{{>p0}}"]
    for index in 0..<40 { files["p\(index)"] = "{{title}}{{>p\(index + 1)}}{{>p\(index + 1)}}" }
    files["p40"] = ""
    #expect(draw(files).contains("[template-recursion]"))
  }

  @Test("A section that repeats itself inside itself is stopped, where it is written")
  func repeated() {
    let words = #"{"words": [\#(Array(repeating: #""abc""#, count: 300).joined(separator: ","))]}"#
    let list = (open: "{{#words}}", close: "{{/words}}")
    func nested(_ depth: Int, _ text: String) -> Files {
      let open = String(repeating: list.open, count: depth)
      return ["main": "a\n\(open)\(text)\(String(repeating: list.close, count: depth))"]
    }
    #expect(draw(nested(2, "x"), words).count == "a\n".count + 90_000)
    let steps = "2:34-2:39 error: 'words' is repeated too often: rendering stopped after 101"
    #expect(draw(nested(4, "x"), words).hasPrefix(steps))
    let bytes = "2:24-2:29 error: 'words' is repeated too often: rendering stopped after"
    #expect(draw(nested(3, String(repeating: "y", count: 1_000)), words).hasPrefix(bytes))
  }

  @Test("64 tags may be nested, and more are reported where they begin") func sections() {
    func nested(_ count: Int) -> Files {
      let ends = String(repeating: "{{/isOn}}", count: count)
      return ["main": "\(String(repeating: "{{#isOn}}", count: count))x\(ends)"]
    }
    #expect(draw(nested(64), #"{"isOn": true}"#) == "x")
    let message = "'{{#isOn}}' is nested too deeply: nest at most 64 tags"
    #expect(draw(nested(5_000)) == "1:577-1:586 error: \(message) [template-syntax]")
    let blocks = String(repeating: "{{$x}}", count: 50_000)
    #expect(draw(["main": blocks]).contains("1:385-1:391 error: '{{$x}}' is nested too deeply"))
  }

  @Test("Each of twenty thousand mistakes is reported") func many() {
    let found = draw(["main": String(repeating: "{{unknown}}", count: 20_000)])
    #expect(found.split(separator: "\n").count == 20_000)
  }
}
