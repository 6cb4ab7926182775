import MVVMSource
import MVVMTemplates
import TestSupport
import Testing

@Suite struct SheetTests {
  private let main = "{{$a}}a{{/a}} {{>p}}\n"
  private let partial = "{{$b}}b{{/b}} {{<q}}{{$c}}parent{{/c}}{{/q}}\n"

  private func files(_ more: Files) -> Files {
    ["main": self.main, "p": self.partial, "q": "{{$c}}c{{/c}}"].merging(more) { $1 }
  }

  @Test("A sheet's blocks win in the template and in all that it uses") func wins() {
    let files = self.files(["sheet": "{{! Notes. }}\n\n{{$a}}1{{/a}}\n{{$b}}2{{/b}}\n{{$c}}3{{/c}}\n"])
    #expect(draw(files, sheet: "sheet") == "1 2 3\n")
    #expect(draw(files) == "a b parent\n")
  }

  @Test("A sheet that derives from another wins over it") func derived() {
    let files = self.files([
      "sheet-base": "{{$a}}1{{/a}}\n{{$b}}2{{/b}}\n",
      "sheet-derived": "{{! More. }}\n{{<sheet-base}}\n\n{{$b}}two{{/b}}\n\n{{/sheet-base}}\n",
    ])
    #expect(draw(files, sheet: "sheet-derived") == "1 two parent\n")
  }

  @Test("A sheet derives from one other") func severalParents() {
    let files = self.files([
      "sheet-one": "{{$a}}1{{/a}}\n", "sheet-two": "{{$a}}2{{/a}}\n",
      "sheet": "{{<sheet-one}}{{/sheet-one}}\n{{<sheet-two}}{{/sheet-two}}\n",
    ])
    #expect(
      mistakes(files, sheet: "sheet").contains("a sheet holds only blocks: 'sheet-two' stands outside of one")
    )
  }

  @Test("A block of a sheet may use the sheet's other blocks") func blocks() {
    let files = self.files(["sheet": "{{$a}}<{{$d}}{{/d}}>{{/a}}\n{{$d}}x{{/d}}\n"])
    #expect(draw(files, sheet: "sheet") == "<x> b parent\n")
  }

  @Test(
    "Anything else in a sheet is reported",
    arguments: [
      ("{{$a}}{{/a}}\n stray \n", "2:2-2:7 error: a sheet holds only blocks: 'stray' stands outside of one"),
      ("{{>p}}\n", "1:4-1:5 error: a sheet holds only blocks: 'p' stands outside of one"),
      ("{{#x}}\n{{/x}}\n", "1:4-1:5 error: a sheet holds only blocks: 'x' stands outside of one"),
      (
        "{{<sheet-b}}\nx\n{{/sheet-b}}\n",
        "2:1-2:2 error: a sheet holds only blocks: 'x' stands outside of one"
      ),
    ]
  )
  func stray(sheet: String, expected: String) {
    let files = self.files(["sheet": sheet, "sheet-b": ""])
    #expect(mistakes(files, sheet: "sheet") == "sheet.mustache \(expected) [template-syntax]")
  }

  @Test("A block that stands twice in a sheet is reported") func twice() {
    let files = self.files(["sheet": "{{$a}}{{/a}}\n{{$a}}{{/a}}\n"])
    let expected = """
      sheet.mustache 2:4-2:5 error: the block 'a' stands twice [template-syntax]
        note 1:4-1:5: first here
      """
    #expect(mistakes(files, sheet: "sheet") == expected)
  }

  @Test("A sheet that does not exist, or derives from itself, is reported") func chain() {
    let missing = self.files(["sheet-base": "", "sheet": "{{<sheet-bas}}\n{{/sheet-bas}}\n"])
    #expect(
      mistakes(missing, sheet: "sheet")
        == "sheet.mustache 1:4-1:13 error: no sheet is named 'sheet-bas': did you mean 'sheet-base'? "
        + "[template-missing-partial]"
    )
    let circle = self.files(["sheet": "{{<sheet2}}\n{{/sheet2}}\n", "sheet2": "{{<sheet}}\n{{/sheet}}\n"])
    #expect(
      mistakes(circle, sheet: "sheet")
        == "sheet2.mustache 1:4-1:9 error: the sheet 'sheet' derives from itself [template-recursion]"
    )
    #expect(mistakes(self.files([:]), sheet: "sheet3").contains("no sheet is named 'sheet3'"))
  }

  @Test("A block that no template has is reported with the nearest") func unused() {
    let files = self.files([
      "sheet": "{{$copyrigth}}{{/copyrigth}}\n{{$a}}{{$inner}}{{/inner}}{{/a}}\n{{$inner}}{{/inner}}\n",
      "p": self.partial + "{{$copyright}}{{/copyright}}",
    ])
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

@Suite struct LibraryTests {
  private func file(_ name: String, _ text: String) -> TemplateFile {
    TemplateFile(name: name, source: SourceFile(path: "user/\(name).mustache", text: text))
  }

  private let bundled = library([
    "main": "{{>p}} {{$a}}a{{/a}} {{$b}}b{{/b}}", "p": "bundled", "sheet": "{{$a}}1{{/a}}\n{{$b}}2{{/b}}\n",
  ])

  @Test("A file with the name of a template replaces it") func replaced() {
    let library = self.bundled.overlaid(with: [self.file("p", "mine")])
    #expect(draw(library, sheet: nil) == "mine a b")
  }

  @Test("A file with the name of a sheet is laid over it") func laid() {
    let library = self.bundled.overlaid(with: [self.file("sheet", "{{$b}}two{{/b}}")])
    #expect(draw(library, sheet: "sheet") == "bundled 1 two")
  }

  @Test("It may say that it derives from the sheet of its own name") func derived() {
    let library = self.bundled.overlaid(with: [self.file("sheet", "{{<sheet}}\n{{$b}}two{{/b}}\n{{/sheet}}")])
    #expect(draw(library, sheet: "sheet") == "bundled 1 two")
  }

  @Test("A file with a new name may be a sheet") func new() {
    let library = self.bundled.overlaid(with: [self.file("mine", "{{<sheet}}\n{{$b}}two{{/b}}\n{{/sheet}}")])
    #expect(draw(library, sheet: "mine") == "bundled 1 two")
    #expect(unusedBlocks(ofSheet: "mine", in: library) == [])
  }
}
