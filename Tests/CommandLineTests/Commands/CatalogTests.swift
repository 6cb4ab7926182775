import Testing

@Suite struct CatalogTests {
  @Test("A page is written once, and again only when something changed") func page() throws {
    let folder = try Folder(["Sources/App/Login.mvvm": login])
    let first = try folder.run("catalog --output Out")
    #expect(first == Outcome(output: "", messages: "Out/index.html: 1 view model\n", status: 0))
    #expect(folder.read("Out/index.html")?.contains("LoginViewModel") == true)
    try folder.age("Out/index.html")
    let date = try folder.modificationDate("Out/index.html")
    _ = try folder.run("catalog --output Out")
    #expect(try folder.modificationDate("Out/index.html") == date)
    try folder.write("Sources/App/Login.mvvm", login.replacing("tapped", with: "pressed"))
    _ = try folder.run("catalog --output Out")
    #expect(folder.read("Out/index.html")?.contains("pressed") == true)
  }

  @Test("A file that another wrote is left alone") func foreign() throws {
    let folder = try Folder(["Login.mvvm": login, "Out/index.html": "<html>mine</html>"])
    let outcome = try folder.run("catalog --output Out", status: 1)
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
    _ = try folder.run("catalog --output Out S")
    let page = folder.read("Out/index.html")
    #expect(try folder.run("catalog --output Out Nope").status == 74)
    #expect(folder.read("Out/index.html") == page)
    try folder.write("mvvmgen.json", #"{"styl": "rxswift"}"#)
    #expect(try folder.run("catalog --output Out S").status == 1)
    #expect(folder.read("Out/index.html") == page)
  }

  @Test("The page does not depend on the order of the arguments") func order() throws {
    let folder = try Folder(["A/a.mvvm": login, "B/b.mvvm": other])
    _ = try folder.run("catalog A B --output One")
    _ = try folder.run("catalog B A --output Two")
    #expect(folder.read("One/index.html") == folder.read("Two/index.html"))
  }

  @Test("A spec with errors is reported, and said to be missing") func errors() throws {
    let folder = try Folder([
      "a.mvvm": login, "b.mvvm": "viewmodel B {\n  outputs {\n    stat x: Int\n  }\n}\n",
    ])
    let outcome = try folder.run("catalog --output Out", status: 1)
    #expect(outcome.messages.contains("b.mvvm:3:5: error:"))
    #expect(folder.read("Out/index.html")?.contains("<li><code>b.mvvm</code></li>") == true)
  }

  @Test("Templates of one's own are laid over those of the page") func templates() throws {
    let folder = try Folder([
      "a.mvvm": login, "mvvmgen.json": #"{"templates": "Own"}"#,
      "Own/catalog/text.mustache": "OWN{{#pieces}}{{text}}{{/pieces}}\n",
    ])
    #expect(try folder.run("generate").status == 0)
    #expect(try folder.run("catalog --output Out").status == 0)
    #expect(folder.read("Out/index.html")?.contains("OWNSigns a person in.") == true)
    try folder.write("Own/catalog/blocks.mustache", "{{$links}}\n<a href=\"x\">Home</a>\n{{/links}}\n")
    #expect(try folder.run("catalog --output Out").status == 0)
    #expect(folder.read("Out/index.html")?.contains("<a href=\"x\">Home</a>") == true)
    try folder.write("Own/catalog/blocks.mustache", "{{$lnks}}x{{/lnks}}\n")
    let block = try folder.run("catalog --output Out")
    #expect(
      block.messages.contains(
        "blocks.mustache:1:4: error: no template has a block 'lnks': did you mean 'links'?"
      )
    )
    try folder.remove("Own/catalog/blocks.mustache")
    try folder.write("Own/catalog/txt.mustache", "")
    let outcome = try folder.run("catalog --output Out", status: 1)
    #expect(outcome.messages.contains("nothing uses the template 'txt': did you mean 'text'?"))
  }

  @Test("A mistake in a template is reported at its place") func templateMistake() throws {
    let folder = try Folder([
      "a.mvvm": login, "mvvmgen.json": #"{"templates": "Own"}"#, "Own/catalog/text.mustache": "{{pices}}\n",
    ])
    let outcome = try folder.run("catalog --output Out")
    #expect(outcome.messages.hasPrefix("Own/catalog/text.mustache:1:3: error: unknown name 'pices'"))
    #expect(folder.read("Out/index.html") == nil)
  }

  @Test("The composition is printed for Mermaid and Graphviz") func graphs() throws {
    let folder = try Folder([
      "Package.swift": "", "Sources/App/Login.mvvm": login, "Sources/Kit/Other.mvvm": other,
    ])
    #expect(
      try folder.run("catalog --format mermaid").output == """
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
      try folder.run("catalog --format dot").output == """
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

  @Test("Specs are linked below an address") func sourceURL() throws {
    let folder = try Folder(["My Specs/a.mvvm": login])
    _ = try folder.run("catalog --output Out --source-url https://example.com/blob/main")
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
