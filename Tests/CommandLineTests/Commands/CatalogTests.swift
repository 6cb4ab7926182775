import Testing

@Suite struct CatalogTests {
  @Test(
    "A page shows what all specs declare",
    arguments: sessions(
      """
      [Login.mvvm]
      /// Signs a person in.
      viewmodel LoginViewModel {
        inputs {
          /// Call when it is tapped.
          tapped()
        }
      }
      [Other] viewmodel OtherViewModel { dependencies { login: any LoginViewModelType } inputs { tapped() } }
      === A page is written once, and again only when something changed
      $ mvvmgen catalog --output Out; grep -c LoginViewModel Out/index.html > log; \
      touch -t 200101010000 Out/index.html old
      ! Out/index.html: 1 view model
      $ mvvmgen catalog --output Out; find Out -newer old -name '*.html'
      ! Out/index.html: 1 view model
      $ sed -i.old s/tapped/pressed/ Login.mvvm; mvvmgen catalog --output Out; \
      grep -c pressed Out/index.html > log
      ! Out/index.html: 1 view model
      === Where there are no specs it ends as generate does, in every format
      $ mkdir e; cd e; mvvmgen catalog --output O; mvvmgen catalog --format json > ../log; \
      mvvmgen catalog --format mermaid > ../log; mvvmgen generate
      ! no specs (*.mvvm) found
      ! no specs (*.mvvm) found
      ! no specs (*.mvvm) found
      ! no specs (*.mvvm) found
      === A file that another wrote is left alone
      [Out/index.html] <html>mine</html>
      $ mvvmgen catalog --output Out || cat Out/index.html
      <html>mine</html>
      ! Out/index.html: error: mvvmgen did not write this file: move it away, or choose… [file-not-ours]
      === Of a page that could not be written, only that is said
      $ (ulimit -f 0; mvvmgen catalog --output Out 2>&1) | cat
      Out/index.html: error: …[file-not-writable]
      exit 74
      === Where something cannot be read, the page stays as it is
      $ mkdir S; mv Login.mvvm S; mvvmgen catalog --output Out S; cp Out/index.html old; \
      mvvmgen catalog --output Out Nope
      ! Out/index.html: 1 view model
      ! Nope: error: no such file or directory [file-not-readable]
      exit 74
      [mvvmgen.json] {"styl": "rxswift"}
      $ mvvmgen catalog --output Out S || cmp Out/index.html old
      ! mvvmgen.json:1:2: error: unknown key 'styl': did you mean 'style'? [config-unknown-key]
      === The page does not depend on the order of the arguments
      $ mkdir A B; mv Login.mvvm A; mv Other B/b.mvvm; mvvmgen catalog A B --output One 2> log
      $ mvvmgen catalog B A --output Two 2> log; diff -r One Two
      === A spec with errors is reported, and said to be missing
      [b.mvvm] viewmodel B { outputs { stat x: Int } }
      $ mvvmgen catalog --output Out || grep b.mvvm Out/index.html
      <li><code>b.mvvm</code></li>
      ! b.mvvm:1:25: error: unknown kind 'stat': did you mean 'state'? [unknown-kind]
      ! Out/index.html: 1 view model
      === The templates are those of the folder that is shown
      [S/mvvmgen.json] {"templates": "Own"}
      [S/Own/catalog/text.mustache] OWN{{#pieces}}{{text}}{{/pieces}}
      $ mv Login.mvvm S; mvvmgen catalog --output Out S; grep -o 'OWNSigns a person in.' Out/index.html | sort -u
      OWNSigns a person in.
      ! Out/index.html: 1 view model
      === Templates of one's own are laid over those of the page
      [mvvmgen.json] {"templates": "Own"}
      [Own/catalog/text.mustache] OWN{{#pieces}}{{text}}{{/pieces}}
      $ mvvmgen generate; mvvmgen catalog --output Out; \
      grep -o 'OWNSigns a person in.' Out/index.html | sort -u
      OWNSigns a person in.
      ! 1 file written, 0 unchanged
      ! Out/index.html: 1 view model
      [Own/catalog/blocks.mustache] {{$links}}<a href="x">Home</a>{{/links}}
      $ mvvmgen catalog --output Out; grep -o '<a href="x">Home</a>' Out/index.html
      <a href="x">Home</a>
      ! Out/index.html: 1 view model
      [Own/catalog/blocks.mustache] {{$lnks}}x{{/lnks}}
      $ mvvmgen catalog --output Out
      ! Own/catalog/blocks.mustache:1:4: error: no template has a block 'lnks': did… [template-unknown-name]
      exit 1
      $ mv Own/catalog/blocks.mustache Own/catalog/txt.mustache; mvvmgen catalog --output Out
      ! Own/catalog/txt.mustache: error: no template uses 'txt': did you… [template-unknown-name]
      exit 1
      === A mistake in a template is reported at its place
      [mvvmgen.json] {"templates": "Own"}
      [Own/catalog/text.mustache] {{pices}}
      $ mvvmgen catalog --output Out || test -e Out
      ! Own/catalog/text.mustache:1:3: error: unknown name 'pices': did you mean… [template-unknown-name]
      ! Templates/catalog/view-model.mustache:6:18: note: 'text' is used here
      exit 1
      === The composition is printed for Mermaid
      [Package.swift]
      $ mkdir -p Sources/App Sources/Kit; mv Login.mvvm Sources/App; mv Other Sources/Kit/Other.mvvm
      $ mvvmgen catalog --format mermaid
      flowchart LR
        subgraph m0 ["App"]
          v0["LoginViewModel"]
        end
        subgraph m1 ["Kit"]
          v1["OtherViewModel"]
        end
        v1 --> v0
      === Specs are linked below an address
      $ mkdir 'My Specs'; mv Login.mvvm 'My Specs/a.mvvm'
      $ mvvmgen catalog --output Out --source-url https://example.com/blob/main; \
      grep -o '<a href="https://ex[^>]*>' Out/index.html
      <a href="https://example.com/blob/main/My%20Specs/a.mvvm#L2" rel="noopener">
      ! Out/index.html: 1 view model
      """
    )
  )
  func catalog(session: Session) throws { try session.run() }
}
