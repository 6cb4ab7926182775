import Testing

/// A spec that keeps every convention.
func cleanSpec(_ name: String) -> String {
  "/// Shows \(name).\nviewmodel \(name) {\n  inputs {\n    /// Call when it loads.\n    loaded()\n  }\n}"
}

/// A spec with one finding that cannot be fixed.
func commandSpec(_ name: String, input: String = "fetch") -> String {
  cleanSpec(name).replacing("loaded", with: input)
}

@Suite struct LintTests {
  @Test(
    "Specs are linted",
    arguments: sessions(
      """
      [AViewModel.mvvm]
      \(commandSpec("AViewModel"))
      === A spec that keeps the conventions has no findings
      [AViewModel.mvvm]
      \(cleanSpec("AViewModel"))
      $ mvvmgen lint --strict; files
      AViewModel.mvvm
      ! 1 spec: nothing found
      === Without specs there is nothing to lint
      $ rm AViewModel.mvvm; mvvmgen lint
      ! no specs (*.mvvm) found
      $ mvvmgen lint --message-format sarif
      {…"runs": [{…"results": []}]}
      === A file that would be a spec but for its name is named
      [empty/X.MVVM] viewmodel X { inputs { tapped() } }
      $ mvvmgen lint empty
      ! empty/X.MVVM: warning: not read: rename it, since the name of a spec ends in '.mvvm' in lower case [file-name-case]
      ! no specs (*.mvvm) found
      === Findings are printed in the order of places, and warnings fail with --strict alone
      $ mkdir a b; mv AViewModel.mvvm a; sed s/AView/BView/ a/AViewModel.mvvm > b/BViewModel.mvvm
      $ mvvmgen lint b a a/AViewModel.mvvm
      ! a/AViewModel.mvvm:5:5: warning: 'fetch' is a command: name what happens, such as… [event-named-input]
      ! b/BViewModel.mvvm:5:5: warning: 'fetch' is a command: name what happens, such as… [event-named-input]
      ! 2 specs: 2 warnings
      $ mvvmgen lint --strict
      ! a/AViewModel…
      ! b/BViewModel…
      ! 2 specs: 2 warnings
      exit 1
      === A view model that another spec of the module declares is an error, as when generating
      $ sed s/fetch/loaded/ AViewModel.mvvm > B.mvvm; mvvmgen lint
      ! AViewModel.mvvm:5:5: warning: 'fetch' is a command: name what happens, such as… [event-named-input]
      ! B.mvvm:2:11: error: 'AViewModel' is also declared in 'AViewModel.mvvm': rename… [duplicate-view-model]
      ! AViewModel.mvvm:2:11: note: 'AViewModel' is first declared here
      ! 2 specs: 1 error, 1 warning
      exit 1
      [b/A.mvvm]
      import A
      import A
      viewmodel C { inputs { tapped() } }
      [b/B.mvvm]
      import B
      import B
      viewmodel C { inputs { tapped() } }
      $ cd b; mvvmgen lint --fix 2>&1 | grep "'C' is .*declared" || true; rm A.mvvm B.mvvm
      B.mvvm:2:11: error: 'C' is also declared in 'A.mvvm': rename one [duplicate-view-model]
      A.mvvm:1:11: note: 'C' is first declared here
      $ mv B.mvvm b/AViewModel.mvvm; mvvmgen lint --fix
      ! AViewModel.mvvm:5:5: warning: 'fetch' is a command: name what happens, such as… [event-named-input]
      ! 2 specs: 1 warning
      === The configuration sets levels: an error fails, a note does not
      [mvvmgen.json] {"lint": {"rules": {"event-named-input": "error"}}}
      $ mvvmgen lint
      ! AViewModel.mvvm:5:5: error: 'fetch' is a command: name what happens, such as a… [event-named-input]
      ! 1 spec: 1 error
      exit 1
      [mvvmgen.json] {"lint": {"rules": {"event-named-input": "note"}}}
      $ mvvmgen lint --strict
      ! AViewModel.mvvm:5:5: note: 'fetch' is a command: name what happens, such as a… [event-named-input]
      ! 1 spec: 1 note
      [mvvmgen.json] {"lint": {"rules": {"event-named-input": "off"}}}
      $ mvvmgen lint
      ! 1 spec: nothing found
      [other.json] {}
      $ mvvmgen lint --config other.json
      ! AViewModel.mvvm:5:5: warning: 'fetch' is a command: name what happens, such as a… [event-named-input]
      ! 1 spec: 1 warning
      === An unknown rule of the configuration is an error at its place, and nothing is linted
      [mvvmgen.json] {"lint": {"rules": {"siez": "off"}}}
      $ mvvmgen lint
      ! mvvmgen.json:1:21: error: unknown rule 'siez': did you mean 'size'? [config-unknown-rule]
      ! 1 spec: 1 failed
      exit 1
      $ mvvmgen rules
      ! mvvmgen.json:1:21: error: unknown rule 'siez': did you mean 'size'? [config-unknown-rule]
      exit 1
      === Many specs are reported in their order, each once, whatever is wrong with them
      $ for n in {100..149} {196..239}; do \
      sed "s/AViewModel/A${n}ViewModel/" AViewModel.mvvm > A${n}ViewModel.mvvm; \
      echo A${n}ViewModel.mvvm:5:5: warning; done > lines
      $ sed 's/fetch()/fetch/' AViewModel.mvvm > bad; for n in {150..195}; do \
      sed "s/AViewModel/A${n}ViewModel/" bad > A${n}ViewModel.mvvm; \
      echo A${n}ViewModel.mvvm:5:10: error; done >> lines; sort lines > expected
      $ rm AViewModel.mvvm; for n in 150 220; do ln -s nowhere A${n}ViewModel0.mvvm; done
      $ mvvmgen lint 2> log || grep ViewModel.mvvm log | cut -d : -f 1-4 | diff - expected; \
      grep -c file-not-readable log; tail -n 1 log
      2
      142 specs: 46 errors, 94 warnings, 2 failed
      $ for run in {1..5}; do mvvmgen lint 2> again || test $? = 74; cmp log again; done
      === If a spec has errors, only those are reported; others are linted
      [BViewModel.mvvm]
      \(commandSpec("BViewModel", input: "fetch("))
      $ mvvmgen lint
      ! AViewModel.mvvm:5:5: warning: 'fetch' is a command: name what happens, such as a… [event-named-input]
      ! BViewModel.mvvm:5:13: error: expected ')' [unclosed-bracket]
      ! BViewModel.mvvm:5:10: note: opened here
      ! 2 specs: 1 error, 1 warning
      exit 1
      === A spec that cannot be read is reported, and stops no other
      $ ln -s nowhere AA.mvvm; mvvmgen lint
      ! AA.mvvm: error: it is a symbolic link without a target: remove it [file-not-readable]
      ! AViewModel.mvvm:5:5: warning: 'fetch' is a command: name what happens, such as a… [event-named-input]
      ! 2 specs: 1 warning, 1 failed
      exit 74
      $ mvvmgen lint gone.mvvm
      ! gone.mvvm: error: no such file or directory [file-not-readable]
      ! 1 spec: 1 failed
      exit 74
      === Standard input is linted under the name and the configuration of a path
      [a/mvvmgen.json] {"lint": {"rules": {"event-named-input": "error"}}}
      $ mvvmgen lint - < AViewModel.mvvm
      ! <stdin>:5:5: warning: 'fetch' is a command: name what happens, such as a tap or… [event-named-input]
      $ mvvmgen lint - --stdin-path a/BViewModel.mvvm < AViewModel.mvvm
      ! a/BViewModel.mvvm:2:11: warning: 'AViewModel' is in 'BViewModel.mvvm': name the… [screen-name]
      ! a/BViewModel.mvvm:5:5: error: 'fetch' is a command: name what happens, such as a… [event-named-input]
      exit 1
      === A stamp is written again, and only where there was none or a stamp
      [Own.swift] let own = 1
      $ for time in 1 2; do mvvmgen lint --stamp Stamp.swift AViewModel.mvvm; done; cat Stamp.swift
      // Nothing but a sign that the conventions were checked.
      …
      ! 1 spec: 1 warning
      $ mvvmgen lint --stamp AViewModel.mvvm AViewModel.mvvm || head -n 1 AViewModel.mvvm
      /// Shows AViewModel.
      ! AViewModel.mvvm:5:5: warning: 'fetch' is a command: name what happens, such as a… [event-named-input]
      ! AViewModel.mvvm: error: mvvmgen did not write this file: move it away, or give… [file-not-ours]
      ! 1 spec: 1 warning
      $ mvvmgen lint --stamp Own.swift AViewModel.mvvm || cat Own.swift
      let own = 1
      ! AViewModel.mvvm:5:5: warning: 'fetch' is a command: name what happens, such as a… [event-named-input]
      ! Own.swift: error: mvvmgen did not write this file: move it away, or give '--stamp'… [file-not-ours]
      ! 1 spec: 1 warning
      === No stamp is written while a spec has mistakes
      [AViewModel.mvvm] viewmodel A {
      $ mvvmgen lint --stamp Stamp.swift AViewModel.mvvm || files
      AViewModel.mvvm
      …
      ! 1 spec: 2 errors…
      === A build gets the whole path of a configuration
      [mvvmgen.json] {"stile": "x"}
      $ mvvmgen lint AViewModel.mvvm
      ! mvvmgen.json:1:2: error: unknown key 'stile': did you mean 'style'? [config-unknown-key]
      ! 1 spec: 1 failed
      exit 1
      $ mvvmgen lint --stamp Stamp.swift AViewModel.mvvm
      ! /…/mvvmgen.json:1:2: error: …
      exit 1
      === JSON holds each finding with its fix, and nothing else is printed
      [AViewModel.mvvm]
      \(cleanSpec("AViewModel").replacing("loads.", with: "loads"))
      $ mvvmgen lint --message-format json
      {"version": 1,
      "diagnostics": [
      {"id": "documentation-wording", "severity": "warning", …, "fix": […, "replacement": "."}]}
      ],
      "changes": []}
      === GitHub gets a command for each
      $ mvvmgen lint --message-format github
      ::warning file=AViewModel.mvvm,line=5,col=5,endLine=5,endColumn=10,title=event-named-input::'fetch' is …
      ! 1 spec: 1 warning
      === SARIF is one run for all specs, with what a baseline knows as fingerprints
      [B.mvvm] import X
      $ mkdir 'a b'; mv A*.mvvm 'a b'; mvvmgen lint --message-format sarif > log || \
      grep -oE '"(ruleId|findingKey/v1)": "[^"]*"|"Inputs are named[^"]*"' log
      "Inputs are named after events, not commands."
      "ruleId": "missing-view-model"
      "findingKey/v1": "B.mvvm||||missing-view-model|1"
      "ruleId": "event-named-input"
      "findingKey/v1": "a b/AViewModel.mvvm|AViewModel|inputs|fetch()|event-named-input|1"
      === 'generate' writes SARIF too, with a result for each difference
      [B.mvvm] import X
      $ mvvmgen generate --check --diff --message-format sarif 2> log | grep -o '"ruleId": "[^"]*"'
      "ruleId": "missing-view-model"
      "ruleId": "missing"
      exit 1
      $ sed -n 1p log
      --- /dev/null
      """
    )
  )
  func lint(session: Session) throws { try session.run() }
}
