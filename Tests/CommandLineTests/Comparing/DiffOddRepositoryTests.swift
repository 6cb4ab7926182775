import Foundation
import Testing

/// `diff --against` in repositories that are not as most are, and in those that mean harm.
@Suite struct DiffOddRepositoryTests {
  private let same = "no changes in the interfaces\n"

  @Test("A submodule is no part of a revision") func submodule() throws {
    let other = try repository(["S.mvvm": spec("S", "tapped()")], now: [:])
    let folder = try repository(["A.mvvm": spec("A", "tapped()")], now: [:])
    let git = "git -c protocol.file.allow=always"
    let added = "\(git) submodule --quiet add '\(other.url.path)' sub && \(git) commit -qm Second"
    #expect(try shell(added, in: folder).status == 0)
    #expect(try folder.run("diff --against HEAD").output == self.same)
    for path in ["sub", "sub/S.mvvm"] {
      let outcome = try mvvmgen("diff", "--against", "HEAD", path, in: folder, status: 64)
      #expect(outcome.messages.hasPrefix("mvvmgen: error: '\(path)' is not in the repository '"))
    }
    #expect(try shell("cd sub; \"$TOOL\" diff --against HEAD", in: folder).output == self.same)
  }

  @Test("A spec whose name is not UTF-8 is told, and not removed", .enabled(if: hasAnyNames))
  func encoding() throws {
    let folder = try Folder(["A.mvvm": spec("A", "tapped()")])
    let script = """
      rm -r .git; cp A.mvvm "$(printf 'U\\351.mvvm')"; git init -q . && git add . && git commit -qm First
      "$TOOL" diff --against HEAD; "$TOOL" diff --against HEAD "$(printf 'U\\351.mvvm')"
      """
    let outcome = try shell(script, in: folder)
    // The rest is compared; as the only path, it leaves nothing to compare.
    #expect(outcome.output == self.same)
    let message = "U\u{FFFD}.mvvm: error: its name is not UTF-8: rename it [file-not-readable]\n"
    #expect(outcome.messages == message + message)
    #expect(outcome.status == 74)
  }

  @Test("Names that differ in bytes alone are two", .enabled(if: hasBothForms)) func sameLook() throws {
    let folder = try repository(["\u{FC}.mvvm": spec("A", "a()")], now: [:])
    try folder.write("u\u{308}.mvvm", spec("B", "b()"))
    let commit = "git commit -qm Second"
    #expect(try shell("git add . && \(commit)", in: folder).status == 0)
    #expect(try folder.run("diff --against HEAD").output == self.same)
    let both = ["diff", "--against", "HEAD", "\u{FC}.mvvm", "u\u{308}.mvvm"]
    #expect(try mvvmgen(both, in: folder).output == self.same)
  }

  @Test("A folder that is named as specs are is a folder") func folderNamedAsSpec() throws {
    let folder = try repository(
      ["Dir.mvvm/A.mvvm": spec("A", "tapped()")],
      now: ["Dir.mvvm/A.mvvm": spec("A", "other()")]
    )
    for path in [".", "Dir.mvvm", "Dir.mvvm/A.mvvm"] {
      let outcome = try mvvmgen("diff", "--against", "HEAD", path, in: folder)
      #expect(outcome.output.hasSuffix("1 breaking, 1 compatible\n"))
      #expect(outcome.messages == "")
    }
  }

  @Test("Without the folder of temporary files another is taken") func temporaryFolder() throws {
    let folder = try repository(["A.mvvm": spec("A", "tapped()")], now: [:])
    let outcome = try shell("TMPDIR=/nowhere \"$TOOL\" diff --against HEAD", in: folder)
    #expect(outcome == Outcome(output: self.same, messages: "", status: 0))
  }

  @Test("A repository cannot have a program run: not to fetch what is missing, nor by hooks and helpers")
  func harmfulRepository() throws {
    let folder = try repository(["A.mvvm": spec("A", "tapped()"), "B.mvvm": spec("B", "tapped()")], now: [:])
    let script = """
      for line in \
        'core.repositoryformatversion 1' 'extensions.partialClone origin' 'remote.origin.promisor true' \
        "remote.origin.url ext::touch% pwned" 'protocol.allow always' 'protocol.ext.allow always' \
        'core.fsmonitor touch pwned;' 'core.pager touch pwned;' 'credential.helper !touch pwned;' \
        'core.sshCommand touch pwned;' 'diff.external touch pwned;' 'core.hooksPath hooks' 'core.editor touch pwned;'
      do git config ${line%% *} "${line#* }"; done
      mkdir hooks; for hook in post-checkout post-index-change reference-transaction; do
        printf '#!/bin/sh\\ntouch pwned\\n' > hooks/$hook; chmod +x hooks/$hook; done
      echo '*.mvvm filter=x diff=x' > .gitattributes; git config filter.x.smudge 'touch pwned;'
      git config filter.x.clean 'touch pwned;'; git config diff.x.textconv 'touch pwned;'
      "$TOOL" diff --against HEAD || exit 1
      object=$(git rev-parse HEAD:A.mvvm); rm -f .git/objects/${object:0:2}/${object:2}
      "$TOOL" diff --against HEAD
      """
    let outcome = try shell(script, in: folder)
    #expect(outcome.output == self.same)
    #expect(outcome.messages.hasPrefix("mvvmgen: error: git: the clone lacks 1 of the files of 'HEAD'"))
    #expect(outcome.status == 70)
    #expect(!folder.files.contains("pwned"))
  }
}

/// Some file systems take no other names than UTF-8.
private let hasAnyNames = (try? shell("touch \"$(printf 'U\\351')\"", in: Folder()).status) == 0

/// Some file systems take two spellings of a letter as one name.
private let hasBothForms = (try? shell("touch \u{FC}; ! ls u\u{308}", in: Folder()).status) == 0
