import MVVMConfiguration
import MVVMSource
import MVVMStyles
import TestSupport
import Testing

@testable import MVVMCatalog

@Suite struct PageTests {
  @Test("Nothing that a spec says becomes markup") func escaping() {
    let nasty = #"<script>alert("1")</script> & 'x' <b>"#
    let catalog = catalog(of: [
      "a.mvvm": """
      /// \(nasty)
      viewmodel AViewModel {
        dependencies {
          /// \(nasty)
          service: any Service = Make("<i>")
        }
        inputs {
          /// `\(nasty)`
          tapped(_ text: String = "<script>")
        }
      }
      """
    ])
    let text = pageText(of: makeCatalog(of: [], title: nasty)) + pageText(of: catalog)
    #expect(text.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39; &lt;b&gt;"))
    #expect(text.contains("<code>&lt;script&gt;alert"))
    #expect(text.ranges(of: "<script>").count == 4)
    #expect(!text.contains("alert(\""))
    #expect(!text.contains("<i>&"))
  }

  @Test("Characters that move the cursor or turn text around are shown by number") func controls() {
    let text = pageText(of: makeCatalog(of: [], title: "a\u{1B}]0;b\u{202E}c\u{7F}é"))
    #expect(text.contains(#"a\u{1B}]0;b\u{202E}c\u{7F}é"#))
    #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E || $0.value == 0x7F })
  }

  @Test("A template of the user's cannot print a text as it is, however it asks") func unescaped() {
    let catalog = catalog(of: [
      "a.mvvm": "/// <b>\n" + spec(of: "AViewModel").dropFirst("/// Shows something.\n".count)
    ])
    for tag in ["{{{text}}}", "{{&text}}", "{{text}}"] {
      let template = SourceFile(path: "Own/catalog/text.mustache", text: "X{{#pieces}}\(tag){{/pieces}}\n")
      #expect(pageText(of: catalog, overrides: [template]).contains("X&lt;b&gt;"))
    }
  }

  @Test(
    "Fields of the old page are errors that name the new ones",
    arguments: [
      ("page.mustache", "{{#styles}}{{.}}{{/styles}}", "1:4-1:10 error: unknown name 'styles'"),
      ("page.mustache", "{{#patterns}}x{{/patterns}}", "1:4-1:12 error: unknown name 'patterns'"),
      ("view-model.mustache", "{{skeleton}}", "1:3-1:11 error: unknown name 'skeleton'"),
      ("swift.mustache", "Ours", "- error: no template uses 'swift'"),
    ]
  )
  func successors(name: String, text: String, mistake: String) {
    let own = SourceFile(path: "Own/catalog/\(name)", text: text)
    let found = listing(page(of: catalog(of: [:]), overrides: [own]).diagnostics)
    let advice = "a view model has its protocols in its own style, as '{{swift}}'"
    // A note says where the template is used.
    #expect(found.split(separator: "\n").first == "\(mistake): \(advice) [template-unknown-name]")
  }

  @Test("Documentation is paragraphs, with code between backticks") func documentation() {
    let catalog = catalog(of: [
      "a.mvvm": "/// One `two`\n/// three.\n///\n/// Four ` five.\n"
        + spec(of: "AViewModel").dropFirst("/// Shows something.\n".count)
    ])
    let text = pageText(of: catalog)
    #expect(text.contains(#"<p class=lead>One <code>two</code> three.</p>"#))
    #expect(text.contains(#"<p class=lead>Four &#96; five.</p>"#))
  }

  @Test("A type that names a view model leads to it") func typeLinks() {
    let catalog = catalog(of: [
      "a.mvvm": spec(of: "AViewModel", dependingOn: ["BViewModel"]), "b.mvvm": spec(of: "BViewModel"),
    ])
    #expect(
      pageText(of: catalog).contains(##"<b>aBViewModel</b>: any <a href="#BViewModel">BViewModelType</a>"##)
    )
  }

  @Test("A view model is shown in Swift in its own style", arguments: ["rxswift", "observation"])
  func swift(style: String) throws {
    let specs = catalogSpecs(["a.mvvm": spec(of: "AViewModel")], style: style)
    let catalog = makeCatalog(of: specs, title: "")
    var options = PageOptions()
    options.swift = protocols(of: catalog, specs, StyleLibrary())
    let swift = try #require(options.swift["AViewModel"]).description
    #expect(swift.contains("protocol AViewModelInputs"))
    #expect(swift.contains("\n  func tapped()\n}\n\n"))
    #expect(!swift.contains("///"))
    #expect(swift.contains("@MainActor") == (style == "observation"))
    #expect(pageText(of: catalog, options).contains("<pre tabindex=0>\(swift.prefix(20))"))
  }

  @Test("The figures count, and lead to what they count") func figures() {
    let catalog = catalog(of: [
      "A/a.mvvm": spec(of: "AViewModel"),
      "B/b.mvvm": "viewmodel BViewModel {\n  inputs {\n    tapped()\n  }\n}\n",
    ])
    let figures = catalog.figures
    #expect(figures.map(\.name) == ["sizes", "kinds", "documented", "findings"])
    #expect(figures[0].bars.map(\.value) == ["2", "0", "0", "0", "0", "0"])
    #expect(figures[0].bars[0].query == "size=0%E2%80%934")
    #expect(figures[1].bars.map(\.label) == ["input"])
    #expect(figures[2].bars.map(\.value) == ["100 %", "0 %"])
    #expect(figures[2].bars.map(\.query) == [nil, "module=B&mark=undocumented"])
    #expect(figures[3].bars.map { "\($0.label) \($0.value)" } == ["documented-member 2", "screen-name 2"])
  }
}
