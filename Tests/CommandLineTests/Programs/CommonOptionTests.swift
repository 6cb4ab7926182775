import Foundation
import MVVMFiles
import Testing

@testable import mvvmgen

@Suite struct CommonOptionTests {
  @Test(
    "Options do what people know of other programs",
    arguments: sessions(
      #"""
      [mvvmgen.json] {"style": "combine"}
      [A.mvvm] viewmodel A { inputs { tapped() } }
      === A format of messages, by its name and its former one
      $ mvvmgen generate --check --format json > one; mvvmgen generate --check --message-format json > two
      exit 1
      $ mvvmgen generate --check --message-format=github > three; mvvmgen generate --check --format=github | diff three -
      ! 1 missing: run without '--check' to write them
      exit 1
      $ mvvmgen generate --help | grep -c message-format || true
      0
      === Problems only
      $ mvvmgen generate -q --check
      missing: A.generated.swift
      exit 1
      $ mvvmgen generate --quiet; mvvmgen check -q --skip-generated || true
      unformatted: A.mvvm
      ! A.mvvm:1:11: warning: …
      $ mvvmgen new -q BViewModel; mvvmgen usage -q
      …
      === What the run did, and why
      [a/mvvmgen.json] {"style": "combine"}
      [a/B.mvvm] viewmodel B { inputs { tapped() } }
      $ mvvmgen generate -v A.mvvm a
      ! mvvmgen.json: applies to 1 spec
      ! a/mvvmgen.json: applies to 1 spec
      ! A.generated.swift: written, since it was missing
      ! a/B.generated.swift: written, since it was missing
      ! 2 files written, 0 unchanged
      [A.mvvm] viewmodel A { inputs { closed() } }
      $ rm a/B.mvvm; mvvmgen generate --verbose --prune
      ! mvvmgen.json: applies to 1 spec
      ! a/mvvmgen.json: applies to 0 specs
      ! A.generated.swift: written, since its contents changed
      ! a/B.generated.swift: removed, since nothing makes it any more
      ! 1 file written, 0 unchanged, 1 removed
      $ mvvmgen generate -v A.mvvm; mvvmgen lint -v A.mvvm 2>&1 | sed -n 1p
      mvvmgen.json: applies to 1 spec
      ! mvvmgen.json: applies to 1 spec
      ! A.generated.swift: up to date
      ! 0 files written, 1 unchanged
      === Colours
      [A.mvvm] viewmodel A { inputs { tapped } }
      $ mvvmgen lint --color=never
      ! A.mvvm:1:30: error: …
      ! 1 spec: 1 error
      exit 1
      $ mvvmgen lint --color=always 2>&1 | grep -c "$(printf '\033')"
      1
      exit 1
      === The version and the help
      $ mvvmgen -V > one; mvvmgen -v | diff one -; mvvmgen --version | diff one -
      $ mvvmgen help --help > one; mvvmgen help | diff one -; mvvmgen generate -h > one; mvvmgen help generate | diff one -
      === JSON of specs needs no option
      $ mvvmgen spec --json > one; mvvmgen spec | diff one -; grep -c tapped one
      1
      === A catalogue of nothing
      $ rm A.mvvm; mvvmgen catalog --output o; files
      mvvmgen.json
      ! no specs (*.mvvm) found
      === A repository without a commit
      $ rm -rf .git; git init -q; mvvmgen diff --against main
      ! mvvmgen: error: the repository has no commit yet to compare with: commit, or compare two folders
      ! See 'mvvmgen diff --help'.
      exit 64
      """#
    )
  )
  func options(session: Session) throws { try session.run() }

  @Test("On a terminal, files that were written are listed, up to ten") func listed() throws {
    let folder = try Folder(["mvvmgen.json": #"{"style": "combine"}"#])
    for index in 10..<22 {
      try folder.write("A\(index).mvvm", "viewmodel A\(index) { inputs { tapped() } }\n")
    }
    func run() -> String {
      let result = record(on: Disk(at: folder.url.path)) { environment in
        var environment = environment
        environment.isTerminal = true
        return runCommandLine(["generate"], in: environment)
      }
      return String(decoding: result.errors, as: UTF8.self)
    }
    let files = (10..<20).map { "A\($0).generated.swift\n" }.joined()
    #expect(run() == files + "and 2 other files\n12 files written, 0 unchanged\n")
    #expect(run() == "0 files written, 12 unchanged\n")
  }
}
