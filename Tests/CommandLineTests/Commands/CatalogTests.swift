import Testing

@Suite struct CatalogTests {
  @Test("A page is written once, and again only when something changed") func page() throws {
    let folder = try Folder(["Sources/App/Login.mvvm": login])
    let first = try mvvmgen("catalog", "--output", "Out", in: folder)
    #expect(first == Outcome(output: "", messages: "Out/index.html: 1 view model\n", status: 0))
    #expect(folder.read("Out/index.html")?.contains("LoginViewModel") == true)
    try folder.age("Out/index.html")
    let date = try folder.modificationDate("Out/index.html")
    _ = try mvvmgen("catalog", "--output", "Out", in: folder)
    #expect(try folder.modificationDate("Out/index.html") == date)
    try folder.write("Sources/App/Login.mvvm", login.replacing("tapped", with: "pressed"))
    _ = try mvvmgen("catalog", "--output", "Out", in: folder)
    #expect(folder.read("Out/index.html")?.contains("pressed") == true)
  }

  @Test("A file that another wrote is left alone") func foreign() throws {
    let folder = try Folder(["Login.mvvm": login, "Out/index.html": "<html>mine</html>"])
    let outcome = try mvvmgen("catalog", "--output", "Out", in: folder, status: 1)
    let message = "mvvmgen did not write this file: move it away, or choose another folder"
    #expect(outcome.messages == "Out/index.html: error: \(message) [file-not-ours]\n")
    #expect(folder.read("Out/index.html") == "<html>mine</html>")
  }

  @Test("Of a page that could not be written, only that is said") func failed() throws {
    let run = "(ulimit -f 0; \"$TOOL\" catalog --output Out 2>&1) | cat; exit ${PIPESTATUS[0]}"
    let outcome = try shell(run, in: Folder(["Login.mvvm": login]))
    #expect(outcome.output.hasPrefix("Out/index.html: error: "))
    #expect(!outcome.output.contains("1 view model"))
    #expect(outcome.status == 74)
  }

  @Test("Where something cannot be read, the page stays as it is") func unreadable() throws {
    let folder = try Folder(["S/Login.mvvm": login])
    _ = try mvvmgen("catalog", "--output", "Out", "S", in: folder)
    let page = folder.read("Out/index.html")
    #expect(try mvvmgen("catalog", "--output", "Out", "Nope", in: folder).status == 74)
    #expect(folder.read("Out/index.html") == page)
    try folder.write("mvvmgen.json", #"{"styl": "rxswift"}"#)
    #expect(try mvvmgen("catalog", "--output", "Out", "S", in: folder).status == 1)
    #expect(folder.read("Out/index.html") == page)
  }

  @Test("The page does not depend on the order of the arguments") func order() throws {
    let folder = try Folder(["A/a.mvvm": login, "B/b.mvvm": other])
    _ = try mvvmgen("catalog", "A", "B", "--output", "One", in: folder)
    _ = try mvvmgen("catalog", "B", "A", "--output", "Two", in: folder)
    #expect(folder.read("One/index.html") == folder.read("Two/index.html"))
  }

  @Test("A spec with errors is reported, and said to be missing") func errors() throws {
    let folder = try Folder([
      "a.mvvm": login, "b.mvvm": "viewmodel B {\n  outputs {\n    stat x: Int\n  }\n}\n",
    ])
    let outcome = try mvvmgen("catalog", "--output", "Out", in: folder, status: 1)
    #expect(outcome.messages.contains("b.mvvm:3:5: error:"))
    #expect(folder.read("Out/index.html")?.contains("<li><code>b.mvvm</code></li>") == true)
  }

  @Test("Templates of one's own are laid over those of the page") func templates() throws {
    let folder = try Folder([
      "a.mvvm": login, "mvvmgen.json": #"{"templates": "Own"}"#,
      "Own/catalog/text.mustache": "OWN{{#pieces}}{{text}}{{/pieces}}\n",
    ])
    #expect(try mvvmgen("generate", in: folder).status == 0)
    #expect(try mvvmgen("catalog", "--output", "Out", in: folder).status == 0)
    #expect(folder.read("Out/index.html")?.contains("OWNSigns a person in.") == true)
    try folder.write("Own/catalog/blocks.mustache", "{{$links}}\n<a href=\"x\">Home</a>\n{{/links}}\n")
    #expect(try mvvmgen("catalog", "--output", "Out", in: folder).status == 0)
    #expect(folder.read("Out/index.html")?.contains("<a href=\"x\">Home</a>") == true)
    try folder.write("Own/catalog/blocks.mustache", "{{$lnks}}x{{/lnks}}\n")
    let block = try mvvmgen("catalog", "--output", "Out", in: folder)
    #expect(
      block.messages.contains(
        "blocks.mustache:1:4: error: no template has a block 'lnks': did you mean 'links'?"
      )
    )
    try folder.remove("Own/catalog/blocks.mustache")
    try folder.write("Own/catalog/txt.mustache", "")
    let outcome = try mvvmgen("catalog", "--output", "Out", in: folder, status: 1)
    #expect(outcome.messages.contains("nothing uses the template 'txt': did you mean 'text'?"))
  }

  @Test("A mistake in a template is reported at its place") func templateMistake() throws {
    let folder = try Folder([
      "a.mvvm": login, "mvvmgen.json": #"{"templates": "Own"}"#, "Own/catalog/text.mustache": "{{pices}}\n",
    ])
    let outcome = try mvvmgen("catalog", "--output", "Out", in: folder)
    #expect(outcome.messages.hasPrefix("Own/catalog/text.mustache:1:3: error: unknown name 'pices'"))
    #expect(folder.read("Out/index.html") == nil)
  }

  @Test("The composition is printed for Mermaid and Graphviz") func graphs() throws {
    let folder = try Folder([
      "Package.swift": "", "Sources/App/Login.mvvm": login, "Sources/Kit/Other.mvvm": other,
    ])
    #expect(
      try mvvmgen("catalog", "--format", "mermaid", in: folder).output == """
        flowchart LR
          subgraph m0 ["App"]
            v0["LoginViewModel"]
          end
          subgraph m1 ["Kit"]
            v1["OtherViewModel"]
          end
          v1 --> v0

        """
    )
    #expect(
      try mvvmgen("catalog", "--format", "dot", in: folder).output == """
        digraph composition {
          rankdir = LR
          node [shape = box, style = rounded]
          subgraph cluster_0 {
            label = "App"
            "LoginViewModel" [label = "LoginViewModel"]
          }
          subgraph cluster_1 {
            label = "Kit"
            "OtherViewModel" [label = "OtherViewModel"]
          }
          "OtherViewModel" -> "LoginViewModel"
        }

        """
    )
  }

  @Test(
    "Wrong usage says what to do",
    arguments: [
      (["catalog"], "the page needs a folder: add '--output DIR'"),
      (
        ["catalog", "--format", "dot", "--output", "x"],
        "'--output' goes with '--format html': dot is printed"
      ),
      (["catalog", "-", "--output", "x"], "'-' is no project: name specs or folders"),
      (
        ["catalog", "--output", "x", "--source-url", "javascript:alert(1)"],
        "'javascript:alert(1)' is no address: begin with 'https://', 'http://', or a folder"
      ),
    ]
  ) func usage(arguments: [String], message: String) throws {
    let folder = try Folder(["a.mvvm": login])
    let outcome = try mvvmgen(arguments, in: folder, status: 64)
    #expect(outcome.messages.hasPrefix("mvvmgen: error: \(message)\n"))
  }

  @Test("Specs are linked below an address") func sourceURL() throws {
    let folder = try Folder(["My Specs/a.mvvm": login])
    _ = try mvvmgen("catalog", "--output", "Out", "--source-url", "https://example.com/blob/main", in: folder)
    let link = #"<a href="https://example.com/blob/main/My%20Specs/a.mvvm#L2" rel="noopener">"#
    #expect(folder.read("Out/index.html")?.contains(link) == true)
  }
}

private let login = """
  /// Signs a person in.
  viewmodel LoginViewModel {
    inputs {
      /// Call when it is tapped.
      tapped()
    }
  }

  """

private let other = """
  viewmodel OtherViewModel {
    dependencies {
      login: any LoginViewModelType
    }
    inputs {
      tapped()
    }
  }

  """
