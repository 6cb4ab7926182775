import MVVMSource
import MVVMTemplates
import TestSupport
import Testing

@Suite struct SheetTests {
  @Test(
    "A sheet's blocks are laid over the template and all that it uses",
    arguments: cases(
      #"""
      === They win over blocks and over overrides
      [file]
      sheet: {{! Notes. }}\n\n{{$a}}1{{/a}}\n{{$b}}2{{/b}}\n{{$c}}3{{/c}}\n
      → 1 2 3\n
      === Without a sheet
      [file]
      other: x
      → a b parent\n
      === A sheet that derives from another wins over it
      [file]
      sheet-base: {{$a}}1{{/a}}\n{{$b}}2{{/b}}\n
      sheet: {{! More. }}\n{{<sheet-base}}\n\n{{$b}}two{{/b}}\n\n{{/sheet-base}}\n
      → 1 two parent\n
      === A sheet derives from one other
      [file]
      sheet-one: {{$a}}1{{/a}}\n
      sheet-two: {{$a}}2{{/a}}\n
      sheet: {{<sheet-one}}{{/sheet-one}}\n{{<sheet-two}}{{/sheet-two}}\n
      → sheet.mustache 2:4-2:13 error: a sheet can only contain blocks: 'sheet-two' is outside a block [template-syntax]
      === A block of a sheet may use the sheet's other blocks
      [file]
      sheet: {{$a}}<{{$d}}{{/d}}>{{/a}}\n{{$d}}x{{/d}}\n
      → <x> b parent\n
      === Anything else in a sheet is reported
      [file]
      sheet: {{$a}}{{/a}}\n stray \n
      → sheet.mustache 2:2-2:7 error: a sheet can only contain blocks: 'stray' is outside a block [template-syntax]
      ===
      [file]
      sheet: {{>p}}\n
      → sheet.mustache 1:4-1:5 error: a sheet can only contain blocks: 'p' is outside a block [template-syntax]
      ===
      [file]
      sheet: {{#x}}\n{{/x}}\n
      → sheet.mustache 1:4-1:5 error: a sheet can only contain blocks: 'x' is outside a block [template-syntax]
      ===
      [file]
      sheet-b:
      sheet: {{<sheet-b}}\nx\n{{/sheet-b}}\n
      → sheet.mustache 2:1-2:2 error: a sheet can only contain blocks: 'x' is outside a block [template-syntax]
      === A duplicate block in a sheet is reported
      [file]
      sheet: {{$a}}{{/a}}\n{{$a}}{{/a}}\n
      → sheet.mustache 2:4-2:5 error: duplicate block 'a' [template-syntax]
      →   note 1:4-1:5: first here
      === A sheet that does not exist is reported
      [file]
      sheet-base:
      sheet: {{<sheet-bas}}\n{{/sheet-bas}}\n
      → sheet.mustache 1:4-1:13 error: no sheet is named 'sheet-bas': did you mean 'sheet-base'? \#
      [template-missing-partial]
      === A sheet that derives from itself is reported
      [file]
      sheet: {{<sheet2}}\n{{/sheet2}}\n
      sheet2: {{<sheet}}\n{{/sheet}}\n
      → sheet2.mustache 1:4-1:9 error: the sheet 'sheet' derives from itself [template-recursion]
      """#
    )
  )
  func sheet(row: Case) { expectDrawn(row, among: base) }

  @Test("A sheet to lay over that does not exist is reported") func missing() {
    #expect(draw(library(base), sheet: "sheet3").contains("no sheet is named 'sheet3'"))
  }

  @Test("A block that no template has is reported with the nearest") func unused() {
    let files = base.merging([
      "sheet": "{{$copyrigth}}{{/copyrigth}}\n{{$a}}{{$inner}}{{/inner}}{{/a}}\n{{$inner}}{{/inner}}\n",
      "other": "{{$copyright}}{{/copyright}}",
    ]) { $1 }
    let found = unusedBlocks(ofSheet: "sheet", in: library(files))
    #expect(
      listing(found)
        == "1:4-1:13 error: no template has a block 'copyrigth': did you mean 'copyright'? [template-unknown-name]"
    )
  }

  @Test("An override in a parent tag does not declare a block") func declared() {
    let files = ["main": "{{<q}}{{$x}}{{/x}}{{/q}}", "q": "", "sheet": "{{$x}}{{/x}}"]
    #expect(unusedBlocks(ofSheet: "sheet", in: library(files)).count == 1)
  }
}

private let base = files(
  of: #"""
    main: {{$a}}a{{/a}} {{>p}}\n
    p: {{$b}}b{{/b}} {{<q}}{{$c}}parent{{/c}}{{/q}}\n
    q: {{$c}}c{{/c}}
    """#
)

@Suite struct LibraryTests {
  @Test(
    "A file of the user's is laid over the bundled ones",
    arguments: cases(
      """
      === In the place of a template
      p: mine → mine 1 2
      === Over a sheet of its name
      sheet: {{$b}}two{{/b}} → bundled 1 two
      === Over a sheet of its name that it says it derives from
      sheet: {{<sheet}}{{$b}}two{{/b}}{{/sheet}} → bundled 1 two
      === As a new sheet
      mine: {{<sheet}}{{$b}}two{{/b}}{{/sheet}} → bundled 1 two
      """
    )
  )
  func overlaid(row: Case) {
    let bundled = library([
      "main": "{{>p}} {{$a}}a{{/a}} {{$b}}b{{/b}}", "p": "bundled", "sheet": "{{$a}}1{{/a}}\n{{$b}}2{{/b}}\n",
    ])
    let own = files(of: row.input).map { name, text in
      TemplateFile(name: name, source: SourceFile(path: "user/\(name).mustache", text: text))
    }
    let overlaid = bundled.overlaid(with: own)
    let sheet = own[0].name == "mine" ? "mine" : "sheet"
    #expect(draw(overlaid, sheet: sheet) == row.output)
    #expect(unusedBlocks(ofSheet: sheet, in: overlaid) == [])
  }
}
