import MVVMSource
import MVVMTemplates
import TestSupport
import Testing

@Suite struct MistakeTests {
  @Test(
    "A mistake is reported at the wrong token",
    arguments: cases(
      """
      a␊ {{titel}} → 2:4-2:9 error: unknown name 'titel': did you mean 'title'? [template-unknown-name]
      {{#x1}}{{/x1}} → 1:4-1:6 error: unknown name 'x1' [template-unknown-name]
      {{^nots}}{{/nots}} → 1:4-1:8 error: unknown name 'nots': did you mean 'note'? [template-unknown-name]
      {{first.nam}} → 1:9-1:12 error: unknown name 'nam': did you mean 'name'? [template-unknown-name]
      {{title.x}} → 1:9-1:10 error: 'x' is looked up in a text, which has no names [template-unknown-name]
      {{words}} → 1:3-1:8 error: 'words' is a list, which cannot be printed [template-syntax]
      {{isOn}} → 1:3-1:7 error: 'isOn' is a flag, which cannot be printed [template-syntax]
      {{.}} → 1:3-1:4 error: '.' is a record, which cannot be printed [template-syntax]
      {{note}} → 1:3-1:7 error: 'note' may be absent: print it inside of '{{#note}}…{{/note}}' [template-syntax]
      {{>mein}} → 1:4-1:8 error: no template is named 'mein': did you mean 'main'? [template-missing-partial]
      {{<zzzzzz}}{{/zzzzzz}} → 1:4-1:10 error: no template is named 'zzzzzz' [template-missing-partial]
      {{title → 1:1-1:3 error: the tag is not closed: expected '}}' [template-syntax]
      {{{title}} → 1:1-1:3 error: the tag is not closed: expected '}}}' [template-syntax]
      a{{ }} → 1:2-1:7 error: the tag has no name [template-syntax]
      {{# }} → 1:1-1:7 error: the tag has no name [template-syntax]
      {{a b}} → 1:3-1:6 error: 'a b' is not a name [template-syntax]
      {{=x=}} → 1:1-1:8 error: expected two delimiters, as in '{{=<% %>=}}' [template-syntax]
      a␊{{#isOn}}b → 2:1-2:10 error: '{{#isOn}}' is not closed: expected '{{/isOn}}' [template-unclosed-section]
      {{$x}} → 1:1-1:7 error: '{{$x}}' is not closed: expected '{{/x}}' [template-unclosed-section]
      {{/isOn}} → 1:4-1:8 error: '{{/isOn}}' closes nothing [template-unclosed-section]
      {{#isOn}}a{{/isOnn}} → 1:14-1:19 error: expected '{{/isOn}}', not '{{/isOnn}}' [template-unclosed-section]
      →   note 1:1-1:10: opened here
      {{#isOn}}a{{/zzzz}}{{/isOn}} → 1:14-1:18 error: expected '{{/isOn}}', not '{{/zzzz}}' [template-unclosed-section]
      →   note 1:1-1:10: opened here
      """
    )
  )
  func mistake(example: Case) {
    #expect(draw(example.input) == example.output)
  }

  @Test("Mistakes are reported file by file, in the order of their places") func order() {
    let found = mistakes(["main": "{{x1}}{{>a}}{{x2}}", "a": "{{x3}}"])
    let names = found.split(separator: "'").map(String.init).filter { $0.hasPrefix("x") }
    #expect(names == ["x3", "x1", "x2"])
  }

  @Test("All mistakes are reported at once, in sections that are not drawn too") func all() {
    let expected = """
      main.mustache 1:12-1:13 error: unknown name 'a' [template-unknown-name]
      main.mustache 1:29-1:30 error: unknown name 'b' [template-unknown-name]
      main.mustache 1:53-1:54 error: unknown name 'c' [template-unknown-name]
      """
    #expect(mistakes(["main": "{{#isOn}}{{a}}{{^title}}  {{b}}{{/title}}{{/isOn}}{{c}}"]) == expected)
  }

  @Test("A mistake that two ways lead to is reported once, with a use of it") func once() {
    let files = ["main": "{{>p}}\n{{>p}}\n", "p": "{{titel}}\n"]
    let expected = """
      p.mustache 1:3-1:8 error: unknown name 'titel': did you mean 'title'? [template-unknown-name]
        note 1:4-1:5: 'p' is used here
      """
    #expect(mistakes(files) == expected)
  }

  @Test("A mistake in an override notes the block") func override() {
    let files = ["main": "{{#members}}{{$x}}{{/x}}{{/members}}", "sheet": "\n{{$x}}{{nam}}{{/x}}"]
    let expected = """
      sheet.mustache 2:9-2:12 error: unknown name 'nam': did you mean 'name'? [template-unknown-name]
        note 1:16-1:17: 'x' is used here
      """
    #expect(mistakes(files, sheet: "sheet") == expected)
  }

  @Test("A template that does not exist is reported") func missing() {
    #expect(
      mistakes(["mein": ""]).hasSuffix(
        "no template is named 'main': did you mean 'mein'? [template-missing-partial]"
      )
    )
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
    #expect(mistakes(["main": template, "p": "{{note}}"]) == "")
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
    #expect(mistakes(["main": template, "p": "{{note}}"]).contains("may be absent"))
  }
}

@Suite struct RecursionTests {
  private let tree: [String: Datum] = [
    "members": [["name": "a", "children": [["name": "b", "children": [["name": "c"]]], ["name": "d"]]]]
  ]

  @Test("A partial may use itself for what lies within its record") func tree1() {
    let files = [
      "main": "{{#members}}{{>node}}{{/members}}", "node": "{{name}}({{#children}}{{>node}}{{/children}})",
    ]
    #expect(draw(files, self.tree) == "a(b(c())d())")
  }

  @Test("Lines are drawn by partials that use themselves") func lines() {
    let files = [
      "main": "{{#members}}\n{{>node}}\n{{/members}}\n",
      "node": "{{name}}\n{{#children}}\n{{>node}}\n{{/children}}\n",
    ]
    #expect(draw(files, self.tree) == "a\nb\nc\nd\n")
  }

  @Test("Two partials may use each other") func mutual() {
    let files = [
      "main": "{{#members}}{{>x}}{{/members}}", "x": "<{{#children}}{{>y}}{{/children}}>",
      "y": "[{{#children}}{{>x}}{{/children}}]",
    ]
    #expect(draw(files, self.tree) == "<[<>][]>")
  }

  @Test("A sheet's block is laid over a partial that uses itself") func block() {
    let files = [
      "main": "{{#members}}{{>node}}{{/members}}", "node": "{{$x}}{{/x}}{{#children}}{{>node}}{{/children}}",
      "sheet": "{{$x}}{{name}};{{/x}}",
    ]
    #expect(draw(files, sheet: "sheet", self.tree) == "a;b;c;d;")
  }

  @Test("Data that nests deep takes no native stack") func deep() {
    var datum: Datum = ["name": "x"]
    for _ in 0..<2_000 { datum = ["name": "x", "children": [datum]] }
    let files = [
      "main": "{{#members}}{{>node}}{{/members}}", "node": "{{name}}{{#children}}{{>node}}{{/children}}",
    ]
    #expect(draw(files, ["members": [datum]]).count == 2_001)
  }

  @Test(
    "A partial that uses itself without end is reported",
    arguments: [
      ["main": "{{>main}}"], ["main": "{{#isOn}}{{>main}}{{/isOn}}"],
      ["main": "{{#members}}{{>main}}{{/members}}"],
      ["main": "{{>p}}", "p": "{{#first}}{{>p}}{{/first}}"], ["main": "{{>p}}", "p": "a\n  {{>p}}\n"],
      ["main": "{{<p}}{{/p}}", "p": "{{$x}}{{/x}}{{<main}}{{$x}}{{/x}}{{/main}}"],
      ["main": "{{#first}}{{>p}}{{/first}}", "p": "{{#.}}{{>p}}{{/.}}"],
    ]
  )
  func endless(files: Files) {
    let found = mistakes(files)
    #expect(found.contains("[template-recursion]"), "\(found)")
  }

  @Test("Its place is the tag that closes the circle") func place() {
    let expected =
      "p.mustache 2:4-2:5 error: 'p' uses itself without end [template-recursion]\n  note 1:4-1:5: 'p' is used here"
    #expect(mistakes(["main": "{{>p}}", "p": "a\n{{>p}}\n"]) == expected)
  }

  @Test("Templates that double without end are reported") func doubling() {
    var files = ["main": "{{>p0}}"]
    for index in 0..<40 { files["p\(index)"] = "{{title}}{{>p\(index + 1)}}{{>p\(index + 1)}}" }
    files["p40"] = ""
    #expect(mistakes(files).contains("[template-recursion]"))
  }

  @Test("Tags that nest too deep are reported where they begin to") func sections() {
    let template = String(repeating: "{{#isOn}}", count: 5_000) + String(repeating: "{{/isOn}}", count: 5_000)
    let message = "'{{#isOn}}' is the 65th tag inside of others: nest no more than 64"
    #expect(mistakes(["main": template]) == "main.mustache 1:577-1:586 error: \(message) [template-syntax]")
  }

  @Test("64 tags may stand inside one another") func deepest() {
    let template = String(repeating: "{{#isOn}}", count: 64) + "x" + String(repeating: "{{/isOn}}", count: 64)
    #expect(draw(["main": template], ["isOn": true]) == "x")
  }

  @Test("What nests and doubles without end is refused") func endless() {
    let blocks = String(repeating: "{{$x}}", count: 50_000)
    #expect(mistakes(["main": blocks]).contains("main.mustache 1:385-1:391 error: '{{$x}}' is the 65th tag"))
    #expect(mistakes(["main": "  {{>main}}\n  {{>main}}\n"]).contains("[template-recursion]"))
    let unknown = library(["main": String(repeating: "{{unknown}}", count: 20_000)])
    let sample = Sample()
    #expect(
      compile("main", in: unknown, against: sample.schema, root: sample.root).diagnostics.count == 20_000
    )
  }
}
