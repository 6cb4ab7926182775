import Testing

@Suite struct LintBaselineTests {
  @Test(
    "Known findings are not reported",
    arguments: sessions(
      """
      [a/AViewModel.mvvm]
      \(commandSpec("AViewModel"))
      [b/BViewModel.mvvm]
      \(commandSpec("BViewModel"))
      $ mkdir c; mvvmgen lint --baseline lint.json --write-baseline 2> c/log; cp lint.json known
      === What is recorded is not reported, from any working folder, and what is new is
      $ rm lint.json; mvvmgen lint --strict --baseline lint.json --write-baseline; cat lint.json
      {"version": 1,
      "findings": [
      {"path": "a/AViewModel.mvvm", "viewModel": "AViewModel", "facet": "inputs", "selector": "fetch()", \
      "rule": "event-named-input"},
      {"path": "b/BViewModel.mvvm", "viewModel": "BViewModel", "facet": "inputs", "selector": "fetch()", \
      "rule": "event-named-input"}
      ]}
      ! 2 specs: 2 findings recorded in 'lint.json'
      $ mvvmgen lint --strict --baseline lint.json
      ! 2 specs: nothing new, 2 known
      $ cd c; mvvmgen lint --strict --baseline ../lint.json ../a "$OLDPWD/b"
      ! 2 specs: nothing new, 2 known
      [a/AViewModel.mvvm]


      \(commandSpec("AViewModel", input: "fetch()\n    load"))
      $ mvvmgen lint --strict --baseline lint.json
      …
      ! a/AViewModel.mvvm:8:5: warning: 'load' is a command…
      ! 2 specs: 2 warnings, 2 known
      exit 1
      === What is known of a spec stays while it has errors
      [b/BViewModel.mvvm] viewmodel BViewModel {
      $ mvvmgen lint --baseline lint.json --write-baseline 2> /dev/null || cmp lint.json known
      === Nothing is said to be recorded where nothing is written
      $ ln -s nowhere c/C.mvvm; mvvmgen lint --write-baseline --baseline new.json || test -e new.json
      ! c/C.mvvm: error: it is a symbolic link without a target: remove it [file-not-readable]
      ! 3 specs: 1 failed, nothing recorded in 'new.json'
      exit 1
      $ mvvmgen lint --write-baseline --baseline lint.json/x
      …
      ! 3 specs: …nothing recorded in 'lint.json/x'
      exit 74
      === A missing file is reported
      [a/AViewModel.mvvm]
      \(cleanSpec("AViewModel"))
      $ mvvmgen lint --baseline lint.json
      ! 2 specs: nothing new, 1 known, 1 gone: add '--write-baseline' to drop it from 'lint.json'
      [a/AViewModel.mvvm]
      \(commandSpec("AViewModel", input: "load"))
      $ mvvmgen lint --baseline lint.json
      …
      ! 2 specs: 1 warning, 1 known, 1 gone
      $ sed -i.old s/load/loaded/ a/AViewModel.mvvm; sed -i.old s/fetch/fetched/ b/BViewModel.mvvm
      $ mvvmgen lint --baseline lint.json
      ! 2 specs: nothing found, 2 gone: add '--write-baseline' to drop them from 'lint.json'
      $ mvvmgen lint --baseline lint.json --write-baseline
      ! 2 specs: 0 findings recorded in 'lint.json'
      === A baseline that is written anew keeps what is known of files that were not looked at, while they exist
      [a/AViewModel.mvvm]
      \(cleanSpec("AViewModel"))
      $ mvvmgen lint a --baseline lint.json --write-baseline; grep -o '[AB]ViewModel.mvvm' lint.json
      BViewModel.mvvm
      ! 1 spec: 0 findings recorded in 'lint.json'
      $ rm b/BViewModel.mvvm; mvvmgen lint a --baseline lint.json --write-baseline; cat lint.json
      {"version": 1,
      "findings": []}
      ! 1 spec: 0 findings recorded in 'lint.json'
      === A baseline that has not changed is not written
      $ touch -t 200101010000 lint.json old
      $ mvvmgen lint --baseline lint.json --write-baseline; find lint.json -newer old
      ! 2 specs: 2 findings recorded in 'lint.json'
      === Errors of specs are reported all the same
      [b/BViewModel.mvvm] import X
      $ mvvmgen lint --baseline lint.json
      ! b/BViewModel.mvvm:1:9: error: the file declares no view model [missing-view-model]
      ! 2 specs: 1 error, 1 known, 1 gone
      exit 1
      $ rm lint.json; mvvmgen lint b --baseline lint.json --write-baseline || cat lint.json
      {"version": 1,
      "findings": []}
      ! b/BViewModel.mvvm:1:9: error: the file declares no view model [missing-view-model]
      ! 1 spec: 1 error, 0 findings recorded in 'lint.json'
      === Known findings are not fixed
      [d/AViewModel.mvvm]
      \(cleanSpec("AViewModel").replacing("loads.", with: "loads"))
      $ mvvmgen lint d --baseline lint.json --write-baseline; cp d/AViewModel.mvvm old
      ! 1 spec: 1 finding recorded in 'lint.json'
      $ mvvmgen lint d --fix --baseline lint.json; cmp d/AViewModel.mvvm old
      ! 1 spec: nothing new, 1 known
      === Standard input is known by the path that stands for it
      $ mvvmgen lint - --strict --baseline lint.json --stdin-path a/AViewModel.mvvm < a/AViewModel.mvvm
      $ mvvmgen lint - --strict --baseline lint.json < a/AViewModel.mvvm
      ! <stdin>:5:5: warning: 'fetch' is a command: name what happens, such as a tap or… [event-named-input]
      exit 1
      === A missing file is reported, and nothing is linted
      $ mvvmgen lint --baseline gone.json
      ! gone.json: error: no such file or directory [file-not-readable]
      exit 74
      === A file that is not a baseline is reported where it is wrong, and not overwritten
      [lint.json] {"version": 1,
      $ mvvmgen lint --baseline lint.json
      ! lint.json:1:15: error: expected '}' [baseline-invalid]
      exit 1
      [lint.json] {"style": "rxswift"}
      $ mvvmgen lint --baseline lint.json
      ! lint.json:1:1: error: a baseline is an object with "version" and "findings":… [baseline-invalid]
      exit 1
      [lint.json] {"version": 2, "findings": []}
      $ mvvmgen lint --baseline lint.json
      ! lint.json:1:13: error: the version of the baseline is not 1: use the mvvmgen that… [baseline-invalid]
      exit 1
      $ mvvmgen lint --baseline lint.json --write-baseline || cat lint.json
      {"version": 2, "findings": []}
      ! lint.json:1:13: error: the version of the baseline is not 1: use the mvvmgen that… [baseline-invalid]
      === A folder in the place of the file is reported
      $ rm lint.json; mkdir lint.json; mvvmgen lint --baseline lint.json --write-baseline
      ! lint.json: error: is a directory [file-not-readable]
      exit 74
      === No baseline is written where a spec cannot be read
      $ rm lint.json; mvvmgen lint --baseline lint.json --write-baseline . gone.mvvm 2> log || test -e \
      lint.json
      exit 1
      """
    )
  )
  func baseline(session: Session) throws { try session.run() }
}
