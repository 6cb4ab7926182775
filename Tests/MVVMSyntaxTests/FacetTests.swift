import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite("Facets with names") struct FacetTests {
  @Test("A name and an access are told apart from members") func roles() {
    let text = """
      viewmodel LoginUseCase {
        internal dependencies { service: any Service }
        inputs { a() }
        inputs uiInputs { b() }
        outputs uiOutputs
        {
          c: Int
        }
        outputs `default` { }
        errors { inputs: String; outputs: Int }
      }
      """
    #expect(
      outlineOfValid(text) == """
        viewmodel LoginUseCase
          access:internal dependencies
            service type:any(Service)
          inputs
            a()
          inputs uiInputs
            facet:uiInputs b()
          outputs uiOutputs
            facet:uiOutputs c type:Int
          outputs default
          errors
            inputs type:String
            outputs type:Int
        """
    )
  }

  @Test(
    "What is wrong with the head of a facet is reported there",
    arguments: cases(
      """
      === The head of a facet ends the section before it
      viewmodel X {
        inputs uiInputs {
          a()
        outputs uiOutputs {
          b: Int
        }
      }
      ---
      3:8-3:8 error: expected '}' [unclosed-bracket]
        note 2:19-2:20: opened here

      === Braces may be missing
      viewmodel X {
        inputs uiInputs
          a()
        outputs uiOutputs
          b: Int
      }
      ---
      2:18-2:18 error: expected '{' after 'uiInputs' [missing-brace]
        fix 2:18-2:18: ' {'
        fix 3:8-3:8: ' }'
      4:20-4:20 error: expected '{' after 'uiOutputs' [missing-brace]
        fix 4:20-4:20: ' {'
        fix 5:11-5:11: ' }'

      === An equal sign before the brace
      viewmodel X {
        outputs uiOutputs = {
          b: Int
        }
      }
      ---
      2:21-2:22 error: expected '{', not '=' [unexpected-text]
        fix 2:21-2:23: ''

      === What goes wrong is a section of its own
      viewmodel X {
        outputs errors {
          b: String
        }
      }
      ---
      2:3-2:17 error: what goes wrong has a section of its own: write 'errors {' [facet-name-taken]
        fix 2:3-2:11: ''

      === Dependencies and errors have no name
      viewmodel X {
        dependencies services {
          a: Int
        }
        errors uiErrors {
          b: String
        }
      }
      ---
      2:16-2:24 error: expected '{', not 'services' [unexpected-text]
        fix 2:16-2:25: ''
      5:10-5:18 error: expected '{', not 'uiErrors' [unexpected-text]
        fix 5:10-5:19: ''

      === Only dependencies have an access
      viewmodel X {
        public inputs uiInputs {
          a()
        }
      }
      ---
      2:3-2:9 error: 'public' does not apply to a section: only the view model has an access [unknown-modifier]
        fix 2:3-2:10: ''

      === A misspelt keyword is read as what was meant
      viewmodel X {
        output uiOutputs {
          b: Int
        }
      }
      ---
      2:3-2:9 error: unknown section 'output': did you mean 'outputs'? [unknown-section]
        fix 2:3-2:9: 'outputs'

      === A name in no form of Swift
      viewmodel X {
        outputs `ui outputs` {
          b: Int
        }
      }
      ---
      2:11-2:23 error: '`ui outputs`' is not a name [invalid-name]
      """
    )
  )
  func mistakes(mistake: Case) {
    expectDiagnostics(mistake.input, mistake.output)
  }
}
