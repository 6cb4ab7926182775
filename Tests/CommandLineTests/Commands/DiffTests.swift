import Testing

@Suite struct DiffTests {
  @Test(
    "Interfaces are compared",
    arguments: sessions(
      """
      [old/X.mvvm]
      \(old)
      [new/X.mvvm]
      viewmodel XViewModel {
        outputs { title: Int }
        dependencies { service: any Service }
        inputs {
          /// Call when a row is tapped.
          tapped(row: Int)
        }
      }
      [B] viewmodel B { inputs { tapped() } }
      === Two specs are compared, whatever their names
      $ mv new/X.mvvm New.mvvm; mvvmgen diff old/X.mvvm New.mvvm
      XViewModel
        breaking: dependency added: callers stop compiling, the logic must change
          + service: any Service
        breaking: input changed (label, parameter name): callers stop compiling
          - tapped(index: Int)
          + tapped(row: Int)
        breaking: output changed (type): callers stop compiling, the logic must change
          - title: String
          + title: Int

      3 breaking
      === An output that is added breaks those who call 'bind', and the mocks of their own
      [mvvmgen.json] {"style": "combine", "bindings": true}
      [old.mvvm] viewmodel A { outputs { state a: Int } }
      [new.mvvm]
      viewmodel A {
        outputs { state a: Int; state b: Int }
      }
      $ mvvmgen diff old.mvvm new.mvvm
      A
        breaking: output added: calls of 'bind' stop compiling, the logic must change
          + state b: Int
        note: your own types that conform to its protocols, such as mocks, …

      1 breaking
      [mvvmgen.json] {"style": "combine"}
      $ mvvmgen diff old.mvvm new.mvvm | head -2
      A
        logic: output added: the logic must change
      === In two folders a view model is found by its name
      $ rm */X.mvvm; mkdir new/sub; cp B old/B.mvvm; cp B new/sub/B.mvvm; sed s/B/C/ B > old/C.mvvm; \
      sed s/B/D/ B > new/D.mvvm
      $ mvvmgen diff old new
      B
        compatible: moved to another file: nothing to do
          - B.mvvm
          + sub/B.mvvm

      C
        breaking: view model removed: callers stop compiling, the logic must change
          - viewmodel C

      D
        logic: view model added: the logic must change
          + viewmodel D

      1 breaking, 1 needs logic, 1 compatible
      === Many specs are reported in their order, the old side's errors first
      $ rm */X.mvvm; for n in {100..139}; do sed s/B/V$n/ B | tee old/V$n.mvvm > new/V$n.mvvm; done
      $ rm new/V102.mvvm new/V137.mvvm; for file in old/V104 old/V131 new/V120; \
      do echo import A > $file.mvvm; done
      $ mvvmgen diff old new | grep ^V
      V102
      V137
      ! old/V104.mvvm:1:9: error: the file declares no view model [missing-view-model]
      ! old/V131.mvvm:1:9: error: the file declares no view model [missing-view-model]
      ! new/V120.mvvm:1:9: error: the file declares no view model [missing-view-model]
      ! 3 specs were not compared: see the errors
      exit 1
      === Where nothing changed it says so
      $ (echo // A comment.; cat B) > C.mvvm; cp B B.mvvm; mvvmgen diff B.mvvm C.mvvm --fail-on behaviour
      no changes in the interfaces
      === What fails is for the user to say
      [O.mvvm] viewmodel A { inputs { tapped() } }
      $ for inputs in 'tapped(row: Int)' 'tapped() as tap' 'sticky tapped()' 'tapped(); more()'; do \
      echo "viewmodel A { inputs { $inputs } }" > N.mvvm; mvvmgen diff O.mvvm N.mvvm > log; \
      for level in breaking logic behaviour; do \
      mvvmgen diff O.mvvm N.mvvm --fail-on $level > log && printf 'passes ' || printf 'fails '; done; \
      echo .; done
      fails fails fails .
      passes fails fails .
      passes passes fails .
      passes passes passes .
      === What is accepted is shown as such and does not fail
      $ mvvmgen diff old new --fail-on breaking --allow XViewModel
      XViewModel
        accepted: dependency added: …
        accepted: input changed (label, parameter name): …
        accepted: output changed (type): …

      3 accepted
      $ all='mvvmgen diff old new --fail-on breaking'; \
      $all --allow 'XViewModel.tapped(index:)' --allow=XViewModel.init,XViewModel.title | tail -n 1
      3 accepted
      $ all='mvvmgen diff old new --fail-on breaking'; \
      $all --allow 'XViewModel.tapped(row:),XViewModel.init' --allow XViewModel.title | tail -n 1
      3 accepted
      === The configuration accepts, and an acceptance that accepts nothing is noted
      [new/mvvmgen.json] {"diff": {"accepted": ["XViewModel.title", "XViewModel.gone"]}}
      $ mvvmgen diff old new --allow Y | tail -n 7
        accepted: output changed (type): callers stop compiling, the logic must change
          - title: String
          + title: Int

      note: 'XViewModel.gone' is accepted, but nothing that breaks has this name: remove it
      note: 'Y' is accepted, but nothing that breaks has this name: remove it
      2 breaking, 1 accepted
      $ mvvmgen diff old new --allow XViewModel.tapped,XViewModel.inti,XViewMdel | grep '^note: .*?'
      note: 'XViewModel.tapped' is accepted, but nothing that breaks has this name: did you mean \
      'XViewModel.tapped(index:)'?
      note: 'XViewModel.inti' is accepted, but nothing that breaks has this name: did you mean \
      'XViewModel.init'?
      note: 'XViewMdel' is accepted, but nothing that breaks has this name: did you mean 'XViewModel'?
      === The configurations of both sides count, and what a style adds to a class is no other change
      [new/mvvmgen.json] {"style": "combine"}
      $ cp B old/X.mvvm; cp B new/X.mvvm; mvvmgen diff old new
      B
        breaking: configuration changed: style: callers stop compiling, the logic must change
          - rxswift
          + combine

      1 breaking
      [new/mvvmgen.json] {"style": "observation"}
      $ sed -i.bak 's/^/@MainActor /' */X.mvvm; mvvmgen diff old new | tail -n 3
          + observation

      1 breaking
      === What is wrong with the configuration of both sides is said once
      [mvvmgen.json] {"styl": ""}
      $ mvvmgen diff old new
      no changes in the interfaces, 1 spec not compared
      ! mvvmgen.json:1:2: error: unknown key 'styl': did you mean 'style'? [config-unknown-key]
      ! 1 spec was not compared: see the errors
      exit 1
      === A style that looks like the one before breaks nobody
      [new/mvvmgen.json] {"style": "ours", "templates": "t"}
      [new/t/ours.json] {"extends": "rxswift"}
      [new/t/ours.mustache] {{<rxswift}}{{/rxswift}}
      $ cp old/X.mvvm new; mvvmgen diff old new
      XViewModel
        behaviour: configuration changed: style: it may behave differently
          - rxswift
          + ours

      1 changes behaviour
      === An error in one of two specs is reported by the path of the newer
      $ echo 'viewmodel {' > A.mvvm; cp B B.mvvm; mvvmgen diff A.mvvm B.mvvm --format json 2> log
      …"notCompared": ["B.mvvm"]}
      exit 1
      === A spec with an error on one side is not compared, and all else is
      [old/B.mvvm] viewmodel B { inputs { tapped } } viewmodel E { outputs { x: Int } }
      $ cp B new/B.mvvm; sed s/B/E/ B > new/E.mvvm; mvvmgen diff old new | tail -n 2

      3 breaking, 1 spec not compared
      ! old/B.mvvm:1:30: error: write 'tapped()' or 'tapped(value: Type)' [input-without-parentheses]
      ! 1 spec was not compared: see the errors
      exit 1
      $ mv old/B.mvvm x; mv new/B.mvvm old; mv x new/B.mvvm; mv new/E.mvvm old; \
      mvvmgen diff old new | tail -n 2

      3 breaking, 1 spec not compared
      ! new/B.mvvm:1:30: error: write 'tapped()' or 'tapped(value: Type)' [input-without-parentheses]
      ! 1 spec was not compared: see the errors
      exit 1
      $ mvvmgen diff old new --format markdown 2> log | sed -n 1p
      ### Interfaces of view models: 3 breaking, 1 spec not compared
      exit 1
      $ mvvmgen diff old new --format json 2> log | tail -n 1
      "notCompared": ["B.mvvm"]}
      exit 1
      === GitHub gets messages next to the lines of the newer spec
      $ mvvmgen diff old new --format github --allow XViewModel.title
      ::warning file=new/X.mvvm,line=3,col=18,endLine=3,endColumn=25,title=interface-breaking::…
      ::warning file=new/X.mvvm,line=6,…input changed (label, parameter name)…%0Awas: tapped(index: Int)%0Ais: \
      tapped(row: Int)
      ::notice file=new/X.mvvm,line=2,…(accepted)%0Awas: title: String%0Ais: title: Int
      $ mvvmgen diff old new --format github --fail-on breaking | cut -d ' ' -f 1
      ::error
      ::error
      ::error
      exit 1
      === Code scanning gets the same as results
      $ mvvmgen diff old new --format sarif --fail-on breaking --allow XViewModel.title | grep -oE \
      '"(level|uri|startLine|findingKey/v1)": [^,}]*'
      "level": "error"
      "uri": "new/X.mvvm"
      "startLine": 3
      "findingKey/v1": "new/X.mvvm|XViewModel||service|interface-breaking|1"
      "level": "error"
      "uri": "new/X.mvvm"
      "startLine": 6
      "findingKey/v1": "new/X.mvvm|XViewModel||tapped(row:)|interface-breaking|1"
      "level": "note"
      "uri": "new/X.mvvm"
      "startLine": 2
      "findingKey/v1": "new/X.mvvm|XViewModel||title|interface-breaking|1"
      exit 1
      === The report for programs holds every edit
      $ mvvmgen diff old new --format json
      {"version": 1,
      "summary": {"breaking": 3, "logic": 0, "behaviour": 0, "compatible": 0, "accepted": 0},
      "viewModels": [
      {"name": "XViewModel", "oldPath": "old/X.mvvm", "newPath": "new/X.mvvm", …"edits": [
      {"class": "breaking", "callers": true, "logic": true, …"name": "service", …},
      {"class": "breaking", "callers": true, "logic": false, …"name": "tapped(row:)", \
      "aspects": ["label", "parameter name"], "old": "tapped(index: Int)", "new": "tapped(row: Int)"},
      {"class": "breaking", "callers": true, "logic": true, …"name": "title", …}
      ]}
      ],
      "unusedAcceptances": [],
      "notCompared": []}
      """
    )
  )
  func diff(session: Session) throws { try session.run() }

  @Test(
    "An acceptance and a file's name are shown as they are, and do nothing",
    arguments: [
      ("text", #"note: 'X\n::stop-commands::q\u{1B}]0;`</details>' is accepted"#),
      ("markdown", #"Note: `` X ::stop-commands::q\u{1B}]0;`</details> `` is accepted"#),
      ("markdown", #"| `` A\|`b`\u{202E}.generated.swift `` | +"#),
    ]
  )
  func hostile(format: String, line: String) throws {
    let name = "X\n::stop-commands::q\u{1B}]0;`</details>"
    let file = "A|`b`\u{202E}.mvvm"
    let folder = try Folder(["old/\(file)": old, "new/\(file)": old.replacing("index", with: "row")])
    let outcome = try mvvmgen("diff", "old", "new", "--format", format, "--allow", name, in: folder)
    #expect(outcome.output.contains(line))
    #expect(!outcome.output.contains("\u{1B}]") && !outcome.output.contains("\n::stop"))
  }
}

private let old = """
  viewmodel XViewModel {
    dependencies {
    }
    inputs {
      /// Call when a row is tapped.
      tapped(index: Int)
    }
    outputs {
      title: String
    }
  }
  """
