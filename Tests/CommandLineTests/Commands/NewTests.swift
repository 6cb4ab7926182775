import Testing

@Suite("Beginning a view model") struct NewTests {
  @Test(
    "Missing files are written, existing ones stay",
    arguments: sessions(
      """
      [spec] viewmodel AViewModel { inputs { tapped() } }
      === A name gets a spec and its logic, and messages about its name and the lack of tests
      [mvvmgen.json] {}
      $ mvvmgen new a/Login; grep OutputStreams a/LoginViewModel.swift; mvvmgen generate
      extension LoginViewModel.OutputStreams {
      ! the view model is called LoginViewModel: names end in 'ViewModel'
      ! a/LoginViewModel.mvvm written
      ! a/LoginViewModel.swift written
      ! no tests were written: '--tests DIR', or "tests" in mvvmgen.json, says where they go
      ! next: replace the examples in a/LoginViewModel.mvvm, then run 'mvvmgen new --from a/LoginViewModel.mvvm'
      ! 1 file written, 0 unchanged
      === Tests go where test cases go
      [mvvmgen.json] {"module": "App", "tests": {"folder": "Tests"}}
      $ mvvmgen new App/a/LoginViewModel 2> log; mvvmgen generate 2> log; files; grep testDismiss Tests/a/*
      App/a/LoginViewModel.generated.swift App/a/LoginViewModel.mvvm App/a/LoginViewModel.swift \
      Tests/TestObserver.generated.swift Tests/a/LoginViewModelTestCase.generated.swift \
      Tests/a/LoginViewModelTests.swift log mvvmgen.json spec
      Tests/a/LoginViewModelTests.swift:  func testDismiss() throws {
      === The command line says where tests go, and the style
      $ mvvmgen new LoginViewModel --tests T --module App --style reactiveswift --message-format json
      …
      {"path": "LoginViewModel.mvvm", "kind": "create", "diff": null},
      {"path": "LoginViewModel.swift", "kind": "create", "diff": null},
      {"path": "T/LoginViewModelTests.swift", "kind": "create", "diff": null}
      …
      ! next: replace the examples in LoginViewModel.mvvm, then run 'mvvmgen new --from LoginViewModel.mvvm'
      ! also give 'generate' the style: '--style reactiveswift', or "style" in mvvmgen.json
      $ files; grep import LoginViewModel.swift
      LoginViewModel.mvvm LoginViewModel.swift T/LoginViewModelTests.swift spec
      import ReactiveSwift
      === A spec that is there gets what it lacks, and no file is written over
      [a/A.mvvm] viewmodel A { inputs { tapped() } } viewmodel B { inputs { tapped() } }
      [a/B.swift] // mine
      $ mvvmgen new --from a/A.mvvm --tests T --module App; cat a/B.swift; files
      // mine
      T/ATests.swift T/BTests.swift a/A.mvvm a/A.swift a/B.swift spec
      ! a/A.swift written
      ! T/ATests.swift written
      ! a/B.swift is there, and stays as it is
      ! T/BTests.swift written
      ! 'mvvmgen new --from a/A.mvvm --missing' prints what is missing
      === What nobody has edited is replaced by what the spec says now, and what somebody wrote stays
      [mvvmgen.json] {"style": "observation", "module": "App", "tests": {"folder": "T"}}
      $ mvvmgen new A --view -q; cp spec AViewModel.mvvm; mvvmgen new --from AViewModel.mvvm --view; grep func AViewModel.swift
        func tapped() {
      ! AViewModel.swift written anew, since nobody had edited it
      ! T/AViewModelTests.swift written anew, since nobody had edited it
      ! AView.swift written anew, since nobody had edited it
      [AViewModel.mvvm]
      viewmodel AViewModel {
        dependencies { now: () -> Double }
        inputs { tapped(); closed(); typed(_ text: String = "") as text }
        outputs { count: Int; event done: Void; state text: String = "" }
      }
      $ mvvmgen new --from AViewModel.mvvm --view; grep func AViewModel.swift; cp *.swift old; \
      mvvmgen new --from AViewModel.mvvm
        func closed() {
        func tapped() {
      ! AViewModel.swift written anew, since nobody had edited it
      ! T/AViewModelTests.swift written anew, since nobody had edited it
      ! AView.swift written anew, since nobody had edited it
      ! AViewModel.swift is there, and stays as it is
      ! T/AViewModelTests.swift is there, and stays as it is
      $ sed -i.old 's/text/name/g; s/closed/left/' AViewModel.mvvm; sed -i.old 's/return 0/return 1/' AViewModel.swift; \
      cp AViewModel.swift old; mvvmgen new --from AViewModel.mvvm; cmp AViewModel.swift old
      ! AViewModel.swift is there, and stays as it is
      ! T/AViewModelTests.swift is there, and stays as it is
      ! 'mvvmgen new --from AViewModel.mvvm --missing' prints what is missing
      $ mvvmgen new B -q; echo '// mine' >> BViewModel.swift; sed s/AView/BView/ spec > BViewModel.mvvm; \
      mvvmgen new --from BViewModel.mvvm; tail -1 BViewModel.swift
      // mine
      ! BViewModel.swift is there, and stays as it is
      ! T/BViewModelTests.swift written anew, since nobody had edited it
      ! 'mvvmgen new --from BViewModel.mvvm --missing' prints what is missing
      === Where all tests use XCTest, so do the new ones
      [mvvmgen.json] {"style": "observation", "module": "App", "tests": {"folder": "T"}}
      [T/Others.swift] import XCTest
      $ mvvmgen new A; grep import T/A*; rm T/A*
      import XCTest
      @testable import App
      ! the view model is called AViewModel: names end in 'ViewModel'
      ! AViewModel.mvvm written
      ! AViewModel.swift written
      ! T/AViewModelTests.swift written
      ! all tests in T use XCTest, and so do these: add "framework": "xctest" to "tests" in mvvmgen.json
      ! next: replace the examples in AViewModel.mvvm, then run 'mvvmgen new --from AViewModel.mvvm'
      $ echo '{"style": "observation", "module": "App", "tests": {"folder": "T", "framework": "xctest"}}' > mvvmgen.json; \
      mvvmgen new --from AViewModel.mvvm; grep import T/A*
      import XCTest
      @testable import App
      ! AViewModel.swift is there, and stays as it is
      ! T/AViewModelTests.swift written
      === One test for Swift Testing is enough for the style to decide
      [mvvmgen.json] {"style": "observation", "module": "App", "tests": {"folder": "T"}}
      [T/Others.swift] import XCTest
      [T/More.swift] import Testing
      $ mvvmgen new A -q; grep import T/A*
      import Testing
      @testable import App
      === The line that a manifest needs is named
      [Package.swift]
      let package = Package(name: "A", targets: [
        .target(name: "A", exclude: ["README.md"]), .target(name: "B", resources: [.copy("Kept")]),
        .target(name: "C", exclude: excluded), .target(name: "D", sources: ["a.swift"]),
        .target(name: "E", path: "E", plugins: [.plugin(name: "MVVMGenPlugin", package: "mvvmgen")]),
        .testTarget(name: "T", path: "Test"),
      ])
      [mvvmgen.json] {"style": "combine"}
      [E/X.mvvm] viewmodel X { inputs { tapped() } }
      $ mvvmgen new Sources/A/b/Login 2> log; tail -1 log; for target in B C D; do \
      mvvmgen new Sources/$target/$target -q; done; mkdir Sources/B/Kept; mv Sources/B/B* Sources/B/Kept
      Package.swift: the target 'A' needs exclude: ["README.md", "b/LoginViewModel.mvvm"]
      $ mv spec Sources/A/A.mvvm; cd Sources; mvvmgen generate
      ! 5 files written, 0 unchanged
      ! ../Package.swift: the target 'A' needs exclude: ["README.md", "A.mvvm", "b/LoginViewModel.mvvm"]
      $ cd Sources; mvvmgen generate
      ! 0 files written, 5 unchanged
      === Line ends are those of the spec, or of what is there in the folder of a new one
      [mvvmgen.json] {"style": "observation", "module": "App", "tests": {"folder": "T"}}
      $ sed "s/$/$(printf '\\r')/" spec > AViewModel.mvvm; mvvmgen new --from AViewModel.mvvm --view 2> log
      $ mvvmgen new B 2> log; grep -c . *.swift T/* B*.mvvm > all; grep -c "$(printf '\\r')$" *.swift T/* B*.mvvm | cmp - all
      $ mvvmgen new a/B 2> log; grep -c "$(printf '\\r')" a/BViewModel.mvvm a/BViewModel.swift
      a/BViewModel.mvvm:0
      a/BViewModel.swift:0
      exit 1
      === A name whose spec is there is an error, and nothing is written
      $ mv spec AViewModel.mvvm; mvvmgen new A || files
      AViewModel.mvvm
      ! AViewModel.mvvm: error: there is a spec of this name: 'mvvmgen new --from AViewModel.mvvm' writes what \
      goes with it [file-exists]
      === Something in the place of a file is reported, and nothing is written
      $ mkdir -p T a/LoginViewModel.mvvm; mvvmgen new a/Login --tests T --module App
      ! a/LoginViewModel.mvvm: error: is a directory [file-not-writable]
      exit 74
      $ rmdir a/*; mkdir a/LoginViewModel.swift; mvvmgen new a/Login --tests T --module App
      ! a/LoginViewModel.swift: error: is a directory [file-not-writable]
      exit 74
      $ rmdir a/*; ln -s gone a/LoginViewModel.mvvm; mvvmgen new a/Login --tests T --module App
      ! a/LoginViewModel.mvvm: error: it is a symbolic link without a target: remove it [file-not-writable]
      exit 74
      $ rm a/*; ln -s gone a/LoginViewModel.swift; mvvmgen new a/Login --tests T --module App
      ! a/LoginViewModel.swift: error: it is a symbolic link without a target: remove it [file-not-writable]
      exit 74
      $ rm a/*; mkdir T/LoginViewModelTests.swift; mvvmgen new a/Login --tests T --module App || files
      spec
      ! T/LoginViewModelTests.swift: error: is a directory [file-not-writable]
      === A link to a file is left alone as a file is
      [mine.swift] // mine
      $ ln -s mine.swift LoginViewModel.swift; mvvmgen new LoginViewModel; cat mine.swift
      // mine
      ! LoginViewModel.mvvm written
      ! LoginViewModel.swift is there, and stays as it is
      ! no tests were written: '--tests DIR', or "tests" in mvvmgen.json, says where they go
      ! next: replace the examples in LoginViewModel.mvvm, …
      === --missing prints the lines that the logic lacks, none of tests, and writes nothing
      [mvvmgen.json] {"module": "App", "tests": {"folder": "T"}}
      $ mv spec AViewModel.mvvm; mvvmgen new --from AViewModel.mvvm 2> log
      $ mvvmgen new --from AViewModel.mvvm --missing
      ! nothing is missing
      [AViewModel.mvvm] viewmodel AViewModel { outputs { event done: Void } }
      $ files > log; mvvmgen new --from AViewModel.mvvm --missing; files | cmp - log
      // AViewModel.swift
          #warning("done is not written yet")
          self.done = .empty()
      $ rm AViewModel.swift; mvvmgen new --from AViewModel.mvvm --missing
      ! AViewModel.swift is not there: run without '--missing' to write it
      === Logic in a file of another name next to the spec is found
      [helpers] extension AViewModel { var a: Int { 1 } }
      $ for style in rxswift observation; do cp spec A.mvvm; \
      mvvmgen new --from A.mvvm --style $style 2> log; \
      mv AViewModel.swift Logic.swift; cp helpers AViewModel+Helpers.swift; \
      sed s/tapped/closed/ spec > A.mvvm; mvvmgen new --from A.mvvm --style $style; \
      echo 'viewmodel AViewModel { outputs { count: Int } }' > A.mvvm; \
      mvvmgen new --from A.mvvm --style $style --missing; done; files
      // Logic.swift
          #warning("count is not written yet")
          self.count = .empty()
      // Logic.swift
        var count: Int {
          #warning("count is not written yet")
          return 0
        }
      A.mvvm AViewModel+Helpers.swift Logic.swift helpers log spec
      ! Logic.swift is there, and stays as it is…
      ! Logic.swift is there, and stays as it is…
      === A spec with an error gets nothing
      [A.mvvm] viewmodel A { inputs { tapped } }
      $ mvvmgen new --from A.mvvm || files
      A.mvvm spec
      ! A.mvvm:1:30: error: write 'tapped()' or 'tapped(value: Type)' [input-without-parentheses]
      === Through a link, the tests of a new folder are where generate looks for them
      [real/mvvmgen.json] {"module": "App", "tests": {"folder": "Tests"}}
      [real/Sources/App/X.swift]
      $ ln -s real link; mvvmgen new link/Sources/App/Foo/Foo 2> log; mvvmgen generate link 2> log; \
      files real/Tests/Foo
      FooViewModelTestCase.generated.swift FooViewModelTests.swift
      $ mvvmgen new real/Sources/App/Bar/Bar 2> log; mvvmgen generate real 2> log; files real/Tests/Bar
      BarViewModelTestCase.generated.swift BarViewModelTests.swift
      === An operation that the disk refuses is reported
      $ mvvmgen new spec/A
      ! spec/AViewModel.mvvm: error: not a directory [file-not-writable]
      exit 74
      $ mvvmgen new --from b/B.mvvm
      ! b/B.mvvm: error: no such file or directory [file-not-readable]
      exit 74
      """
    )
  )
  func new(session: Session) throws { try session.run() }
}
