import Testing

@Suite("Moving view models over") struct ImportTests {
  @Test(
    "Hand-written view models are moved over",
    arguments: sessions(
      """
      [X.swift]
      \(source)
      === Without --write the changes are printed, and nothing is written
      $ mkdir a; cp X.swift a; echo 'struct Y {}' > a/Y.swift; mvvmgen import a > diff; \
      grep -E '^(---|[+]{3})' diff; files a
      --- /dev/null
      +++ b/a/XViewModel.mvvm
      --- a/a/X.swift
      +++ b/a/X.swift
      --- /dev/null
      +++ b/mvvmgen.json
      X.swift Y.swift
      ! a/X.swift: XViewModel converted…
      ! 1 view model: 1 converted, 0 with helpers, 0 not converted
      ! mvvmgen.json: new, with the settings that these specs need
      ! nothing is written yet: add '--write'
      $ cmp X.swift a/X.swift
      === Comments above members that are sorted are mentioned, and need not be
      [X.swift]
      import ReactiveSwift

      protocol XViewModelInputs {
        // Keys.
        func tapped()
        func pressed()
      }

      final class XViewModel: XViewModelInputs {
        init() {}
        func tapped() {}
        func pressed() {}
      }
      $ mvvmgen import > diff
      ! X.swift: XViewModel converted…
      ! 1 view model: 1 converted, 0 with helpers, 0 not converted
      ! comments may be above other members now, as specs are sorted: '--keep-order' keeps the order
      …
      $ mvvmgen import --keep-order 2> log | grep format
      +  "format": { "order": "source" }
      === What is written is generated, and a second run finds nothing
      [mvvmgen.json] {"style": "reactiveswift", "typeProtocol": "none"}
      $ mvvmgen import --write X.swift; grep extension X.swift; mvvmgen generate; mvvmgen import --write
      extension XViewModel.OutputStreams {
      ! X.swift: XViewModel converted…
      ! 1 view model: 1 converted, 0 with helpers, 0 not converted
      ! 1 file written, 0 unchanged
      ! no view models found: no class names protocols of inputs and outputs
      === Below a folder the tree is mirrored, and the sources stay
      $ mkdir -p a/b; cp X.swift a/b; mvvmgen import a --write --output O; files; cmp X.swift a/b/X.swift
      O/b/X.swift O/b/XViewModel.mvvm O/mvvmgen.json X.swift a/b/X.swift
      ! a/b/X.swift: XViewModel converted…
      === Code that cannot be converted is reported where it is, and stays
      $ sed -i.old 's/init() {}/init?() {}/' X.swift; cp X.swift Z; mvvmgen import --write || cmp X.swift Z; \
      files
      X.swift X.swift.old Z
      ! X.swift:8:3: error: write an initializer that cannot fail or wait, and is not… [import-initializer]
      ! X.swift: XViewModel not converted
      ! 1 view model: 0 converted, 0 with helpers, 1 not converted
      === A spec that is there is not written over
      [XViewModel.mvvm] // mine
      $ cp X.swift old; mvvmgen import --write || cmp X.swift old; cat XViewModel.mvvm
      // mine
      ! X.swift:7:13: error: 'XViewModel.mvvm' exists already: move it first, or… [import-spec-exists]
      ! X.swift: XViewModel not converted
      ! 1 view model: 0 converted, 0 with helpers, 1 not converted
      === If a Swift file cannot be written, neither is its spec
      [O/X.swift] // mine
      $ chmod 444 X.swift; mvvmgen import X.swift --write || files
      O/X.swift X.swift
      ! X.swift: error: it is read-only: make it writable [file-not-writable]
      ! X.swift: XViewModel not converted
      ! 1 view model: 0 converted, 0 with helpers, 1 not converted
      $ mvvmgen import X.swift --write --output O || files
      O/X.swift X.swift
      ! O/X.swift: error: file exists [file-not-writable]
      ! X.swift: XViewModel not converted
      ! 1 view model: 0 converted, 0 with helpers, 1 not converted
      === What is true of the library is said once
      [X.swift]
      import ReactiveSwift
      protocol XOutputs { var a: Signal<Int, NoError> { get } }
      final class X: XOutputs { let a: Signal<Int, NoError>; init() { self.a = .empty } }
      $ sed 's/X/Y/g' X.swift > Y.swift; mvvmgen import > diff
      ! X.swift:2:40: warning: 'NoError' is 'Never' from now on: update ReactiveSwift… [import-output-type]
      ! X.swift: X converted…
      ! Y.swift: Y converted…
      …
      === Two files with one view model do not both make its spec
      $ cp X.swift Y.swift; mvvmgen import > diff
      ! X.swift: XViewModel converted…
      ! Y.swift:7:13: error: 'XViewModel.mvvm' exists already: move it first, or… [import-spec-exists]
      ! Y.swift: XViewModel not converted
      ! 2 view models: 1 converted, 0 with helpers, 1 not converted…
      exit 1
      $ mvvmgen import --write
      ! X.swift: XViewModel converted…
      ! Y.swift:7:13: error: 'XViewModel.mvvm' exists already: move it first, or… [import-spec-exists]
      ! Y.swift: XViewModel not converted
      ! 2 view models: 1 converted, 0 with helpers, 1 not converted…
      exit 1
      === What a killed run has written is taken up, and never removed
      $ cp X.swift old; mvvmgen import --write; cp X.swift new; cp old X.swift; mvvmgen import --write; \
      cmp X.swift new
      ! X.swift: XViewModel converted…
      ! X.swift: XViewModel converted…
      $ cp old X.swift; chmod 444 X.swift; mvvmgen import --write 2> log || files; cmp X.swift old
      X.swift XViewModel.mvvm log mvvmgen.json new old
      === It may also be below a folder
      $ mvvmgen import X.swift --write --output O; rm O/XViewModel.mvvm; \
      mvvmgen import X.swift --write --output O; files
      O/X.swift O/XViewModel.mvvm O/mvvmgen.json X.swift
      ! X.swift: XViewModel converted…
      ! X.swift: XViewModel converted…
      $ echo // mine > O/XViewModel.mvvm; mvvmgen import X.swift --write --output O 2> log || cat O/*.mvvm
      // mine
      === A temporary file of a killed run goes, though there is nothing to do
      [a/Y.swift] struct Y {}
      [a/.Y.swift.mvvmgen-4194305~] str
      $ mvvmgen import a; files a; mvvmgen import a --write; files a
      .Y.swift.mvvmgen-4194305~ Y.swift
      Y.swift
      ! no view models found: no class names protocols of inputs and outputs
      ! no view models found: no class names protocols of inputs and outputs
      === Templates of Xcode are no code
      $ mkdir a.xctemplate; mv X.swift a.xctemplate; mvvmgen import --write; files
      a.xctemplate/X.swift
      ! no view models found: no class names protocols of inputs and outputs
      === JSON lists messages and changes
      $ mvvmgen import --write --message-format json
      …
      {"path": "mvvmgen.json", "kind": "create", "diff": null},
      {"path": "XViewModel.mvvm", "kind": "create", "diff": null},
      {"path": "X.swift", "kind": "update", "diff": null}
      ]}
      === A configuration has shared settings at its top; if there is one, the missing lines are printed, and it stays
      $ sed 's/XV/YV/g; s/ViewModelInputs/Inputs/g' X.swift > Y.swift; cp X.swift old; mvvmgen import --write; cat mvvmgen.json
      {
        "style": "reactiveswift",
        "typeProtocol": "none",
        "overrides": [
          { "viewModels": ["YViewModel"], "naming": { "inputs": "YInputs" } }
        ]
      }
      ! X.swift: XViewModel converted…
      ! Y.swift: YViewModel converted…
      ! 2 view models: 2 converted, 0 with helpers, 0 not converted
      ! mvvmgen.json: new, with the settings that these specs need
      $ rm *.mvvm Y.swift; cp old X.swift; echo '{"style": "reactiveswift"}' > mvvmgen.json; \
      mvvmgen import --write; cat mvvmgen.json
      {"style": "reactiveswift"}
      ! X.swift: XViewModel converted…
      ! 1 view model: 1 converted, 0 with helpers, 0 not converted
      ! mvvmgen.json needs these in "overrides":
      !   { "viewModels": ["XViewModel"], "typeProtocol": "none" }
      === Names of one view model are for it alone
      $ sed -i 's/XViewModelInputs/TapInputs/' X.swift; mvvmgen import --write 2> log; \
      cat mvvmgen.json; mvvmgen generate
      {
        "style": "reactiveswift",
        "typeProtocol": "none",
        "overrides": [
          { "viewModels": ["XViewModel"], "naming": { "inputs": "TapInputs" } }
        ]
      }
      ! 1 file written, 0 unchanged
      === Where nothing could be moved there is none
      $ chmod 444 X.swift; mvvmgen import --write 2> log || files
      X.swift log
      === A repository below the folder has its own, since those above do not apply there
      $ mkdir -p a/b/.git a/b/Sources; mv X.swift a/b/Sources; mvvmgen import --write 2> log; \
      grep mvvmgen.json log; files
      a/b/mvvmgen.json: new, with the settings that these specs need
      a/b/Sources/X.swift a/b/Sources/XViewModel.mvvm a/b/mvvmgen.json log
      === Without one place for all it is printed
      $ mkdir -p a/b/.git c; sed 's/XV/YV/g' X.swift > c/Y.swift; sed 's/XV/ZV/g' X.swift > a/b/Z.swift; rm X.swift; \
      mvvmgen import --write
      ! a/b/Z.swift: ZViewModel converted…
      ! c/Y.swift: YViewModel converted…
      ! 2 view models: 2 converted, 0 with helpers, 0 not converted
      ! write an mvvmgen.json with:
      ! {
      !   "style": "reactiveswift",
      !   "typeProtocol": "none"
      ! }
      === A code base of another form is no error, and what others wrote is not looked at
      $ rm X.swift; mkdir -p Pods/Rx; echo 'class AViewModel: ObservableObject {}' > A.swift; \
      echo 'import RxSwift; class BViewModel { func transform(input: Int) {} }' > B.swift; \
      cp A.swift Pods/Rx; mvvmgen import
      ! no view models found: no class names protocols of inputs and outputs
      ! of another form, and left as they are: 1 ObservableObject, 1 transform(input:)
      === What is left to a person is named by 'lint' and 'check'
      $ echo '  weak var owner: X?' > members; sed '/init() {}/r members' X.swift > XViewModel.swift; rm X.swift; \
      mvvmgen import --write --partial 2> log || mvvmgen lint 2>&1 | grep 'part of'; mvvmgen check 2>&1 | grep 'part of'
      XViewModel.swift: 1 part of an import left under '#error'
      XViewModel.swift: 1 part of an import left under '#error'
      exit 1
      === Five obstacles of a view model are reported, and files with the rest are listed
      $ for n in 1 2 3 4 5 6 7; do echo "  weak var v$n: X?"; done > members; sed -i '/init() {}/r members' X.swift; \
      mvvmgen import --write --partial 2> log || grep -c '#error' X.swift; grep -c 'error:' log; \
      grep -v 'error:' log
      7
      5
      X.swift: XViewModel converted but for 7 places, 15 lines to 15, and 2 more places
      1 view model: 0 converted, 0 with helpers, 1 in part, 0 not converted
      these have an '#error' for each part that is left to you:
        X.swift
      mvvmgen.json: new, with the settings that these specs need
      === A document has all of them, and what is true of the library at each place
      [Z.swift]
      import ReactiveSwift
      protocol ZOutputs { var a: Signal<Int, NoError> { get } }
      final class Z: ZOutputs { let a: Signal<Int, NoError>; init() { self.a = .empty } }
      $ for n in 1 2 3 4 5 6 7; do echo "  weak var v$n: X?"; done > members; sed -i '/init() {}/r members' X.swift; \
      sed 's/Z/Y/g' Z.swift > Y.swift; mvvmgen import --message-format json > json || grep -c import-extra-member json; \
      grep -c "'NoError' is 'Never'" json; mvvmgen import --message-format sarif > sarif 2> diff || \
      grep -c '"ruleId".*import-extra-member' sarif
      7
      2
      7
      === An unknown style is reported, and a missing path is an error of the disk
      $ mvvmgen import Nowhere
      ! Nowhere: error: no such file or directory [file-not-readable]
      ! nothing is imported: what was not read may share protocols with the rest
      exit 74
      $ mvvmgen import --style nope
      ! mvvmgen: error: unknown style 'nope': one of: combine, combine-subjects, observable-object, observation, \
      reactiveswift, reactiveswift-pipes, rxswift, rxswift-core, rxswift-observers, rxswift-relays, rxswift-subjects
      ! See 'mvvmgen import --help'.
      exit 64
      """
    )
  )
  func move(session: Session) throws { try session.run() }

  @Test(
    "Protocols of another file leave it once, with all that take them",
    arguments: sessions(
      """
      [s/a/X.swift]
      \(classes)
      [s/a/Y.swift]
      \(classes.replacing("XV", with: "YV"))
      [s/b/Inputs.swift]
      \(protocols)
      $ cp -r s old
      === Protocols of another file leave it once, with all that take them
      $ mvvmgen import s > diff; grep -c '^--- a/s/b/Inputs.swift' diff
      1
      ! s/a/X.swift: XViewModel converted…
      ! s/a/Y.swift: YViewModel converted…
      ! s/b/Inputs.swift: only imports and comments are left: delete it, also from its target
      ! 2 view models: 2 converted, 0 with helpers, 0 not converted
      …
      ! nothing is written yet: add '--write'
      $ mvvmgen import s --write --output O 2> log; cat O/b/Inputs.swift; diff -r s old
      import ReactiveSwift
      $ grep -l 'tapped()' O/a/*.mvvm; grep -l 'ViewModel.OutputStreams' O/a/*.swift
      O/a/XViewModel.mvvm
      O/a/YViewModel.mvvm
      O/a/X.swift
      O/a/Y.swift
      $ mvvmgen import s --write 2> log; rm O/mvvmgen.json; diff -r s O
      === If one of the files cannot be written, all stay
      $ for file in s/*/*.swift; do chmod 444 $file; mvvmgen import s --write 2> log || test $? = 74; \
      grep s/a/X.swift: log; chmod 644 $file; diff -r s old; done
      s/a/X.swift: error: it is read-only: make it writable [file-not-writable]
      s/a/X.swift: XViewModel not converted
      s/a/X.swift: XViewModel not converted
      s/a/X.swift: XViewModel not converted
      === Where a file cannot be read, none is moved, since it may share protocols
      $ mvvmgen import --write s gone.swift || diff -r s old
      ! gone.swift: error: no such file or directory [file-not-readable]
      ! nothing is imported: what was not read may share protocols with the rest
      === A run that was killed with a protocol in both files is taken up
      $ mvvmgen import s --write 2> log; mv s new; cp -r old s; cp new/a/XViewModel.mvvm s/a
      $ (sed -n 1,2p old/a/X.swift; sed -n 3,6p old/b/Inputs.swift; sed -n '3,$p' old/a/X.swift) > both
      $ cp both s/a/X.swift; mvvmgen import s --write 2> log; diff -r s new
      $ rm -r s mvvmgen.json; cp -r old s; cp new/a/XViewModel.mvvm s/a; cp both s/a/X.swift; \
      sed 3,6d old/b/Inputs.swift > s/b/Inputs.swift
      $ mvvmgen import s --write 2> log; diff -r s new
      """
    )
  )
  func elsewhere(session: Session) throws { try session.run() }
}

private let protocols = """
  import ReactiveSwift

  protocol XViewModelInputs {
    func tapped()
  }

  protocol YViewModelInputs {
    func tapped()
  }
  """

private let classes = """
  import ReactiveSwift

  final class XViewModel: XViewModelInputs {
    init() {}
    private let tappedProperty = MutableProperty(())
    func tapped() { self.tappedProperty.value = () }
  }
  """

private let source = """
  import ReactiveSwift

  protocol XViewModelInputs {
    func tapped()
  }

  \(classes.replacing("import ReactiveSwift\n\n", with: ""))
  """
