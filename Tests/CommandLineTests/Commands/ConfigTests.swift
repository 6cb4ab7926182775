import Testing

@Suite struct ConfigTests {
  @Test(
    "The configuration that applies is printed, with where it comes from",
    arguments: sessions(
      """
      [mvvmgen.json]
      {
        "style": "combine",
        "module": "App",
        "lint": { "allowedTypes": ["A",
          "B"] },
        "overrides": [
          { "viewModels": ["Legacy*"], "style": "rxswift", "naming": { "inputs": "{name}In" } },
          { "viewModels": ["LegacyA"], "style": "reactiveswift" }
        ]
      }
      [a/A.mvvm] viewmodel A { inputs { tapped() } }
      === Keys, values, and where they are set
      $ mvvmgen config a/A.mvvm | grep -E '^(style|access|module|tests.folder|lint.allowed)' | tr -s ' '
      style "combine" mvvmgen.json:2
      access "internal" default
      module "App" mvvmgen.json:3
      tests.folder null default
      lint.allowedTypes ["A", "B"] mvvmgen.json:4
      $ mvvmgen config > one; mvvmgen config a > two; diff one two; cd a; mvvmgen config | grep ^style
      style                     "combine"                     ../mvvmgen.json:2
      === What overrides set for the view models of the spec
      [a/B.mvvm]
      viewmodel LegacyA {}
      viewmodel B {}
      viewmodel LegacyC {}
      $ mvvmgen config a/B.mvvm | sed '1,/^overrides/d'

      LegacyA:
      naming.inputs             "{name}In"                    mvvmgen.json:7
      style                     "reactiveswift"               mvvmgen.json:8

      LegacyC:
      naming.inputs             "{name}In"                    mvvmgen.json:7
      style                     "rxswift"                     mvvmgen.json:7
      === Without a file, the defaults
      $ rm mvvmgen.json; mvvmgen config | head -1
      style                     "rxswift"                     default
      ! no mvvmgen.json was found: these are the defaults
      $ echo '{"style": "observation"}' > other.json; mvvmgen config --config other.json a/A.mvvm | head -1
      style                     "observation"                 other.json:1
      === A nested file without the style of the one above
      [a/mvvmgen.json] {"module": "App"}
      $ mvvmgen config a | head -1
      style                     "rxswift"                     default
      ! a/mvvmgen.json:1:1: warning: no style is set here, so 'rxswift' applies, not 'combine' from 'mvvmgen.json': \
      files are not merged, so add "style": "combine" [style-assumed]
      $ mvvmgen generate --check --style combine > log
      ! 1 missing: …
      exit 1
      $ rm log; git init -q a; mvvmgen config a | head -1
      style                     "rxswift"                     default
      === Keys without effect
      [mvvmgen.json] {"style": "observation", "hotOutputs": false, "tests": {"grabLatestValue": true}, "isolation": "MainActor"}
      $ mvvmgen config | head -1
      style                     "observation"                 mvvmgen.json:1
      ! mvvmgen.json:1:40: warning: 'hotOutputs' has no effect in the style 'observation': remove it [config-invalid-value]
      ! mvvmgen.json:1:96: warning: 'isolation' has no effect in the style 'observation': remove it [config-invalid-value]
      ! mvvmgen.json:1:76: warning: 'tests.grabLatestValue' has no effect in the style 'observation': remove it \
      [config-invalid-value]
      [mvvmgen.json] {"style": "observation", "hotOutputs": false, "overrides": [{"viewModels": ["X"], "style": "rxswift"}]}
      $ mvvmgen config | head -1
      style                     "observation"                 mvvmgen.json:1
      === What cannot be read
      $ mvvmgen config Missing.mvvm
      ! Missing.mvvm: error: no such file or directory [file-not-readable]
      exit 74
      $ mvvmgen config a b
      ! mvvmgen: error: expected one spec or folder
      ! See 'mvvmgen config --help'.
      exit 64
      [mvvmgen.json] {"stile": 1}
      $ mvvmgen config
      ! mvvmgen.json:1:2: error: unknown key 'stile': did you mean 'style'? [config-unknown-key]
      exit 1
      """
    )
  )
  func config(session: Session) throws { try session.run() }
}
