import MVVMSource
import MVVMSyntax
import TestSupport
import Testing

@Suite("Facets with names") struct FacetTests {
  @Test("A name and an access are distinguished from members") func roles() {
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
    "Mistakes in the head of a facet are reported there",
    arguments: cases(
      """
      === The head of a facet ends the section before it
      [viewmodel]
      inputs uiInputs {
        a() → 3:8-3:8 error: expected '}' [unclosed-bracket] → note 2:19-2:20: opened here
      outputs uiOutputs { b: Int }
      === Braces may be missing
      [viewmodel]
      inputs uiInputs → 2:18-2:18 error: expected '{' after 'uiInputs' [missing-brace] → fix 2:18-2:18: ' {'
      →   fix 3:8-3:8: ' }'
        a()
      outputs uiOutputs → 4:20-4:20 error: expected '{' after 'uiOutputs' [missing-brace]
      →   fix 4:20-4:20: ' {'
      →   fix 5:11-5:11: ' }'
        b: Int
      === An equal sign before the brace
      [viewmodel]
      outputs uiOutputs = { → 2:21-2:22 error: expected '{', not '=' [unexpected-text] → fix 2:21-2:23: ''
        b: Int
      }
      === What goes wrong is a section of its own
      [file]
      viewmodel X {
        outputs errors { → 2:3-2:17 error: errors have a section of their own: write 'errors {' [facet-name-taken]
      →   fix 2:3-2:11: ''
          b: String
        }
      }
      === Dependencies and errors have no name
      [viewmodel]
      dependencies services { → 2:16-2:24 error: expected '{', not 'services' [unexpected-text]
      →   fix 2:16-2:25: ''
        a: Int
      }
      errors uiErrors { → 5:10-5:18 error: expected '{', not 'uiErrors' [unexpected-text] → fix 5:10-5:19: ''
        b: String
      }
      === Only dependencies have an access
      [viewmodel]
      public inputs uiInputs {
      → 2:3-2:9 error: 'public' does not apply to a section: only a view model has an access level [unknown-modifier]
      →   fix 2:3-2:10: ''
        a()
      }
      === A misspelt keyword is read as what was meant
      [viewmodel]
      output uiOutputs { → 2:3-2:9 error: unknown section 'output': did you mean 'outputs'? [unknown-section]
      →   fix 2:3-2:9: 'outputs'
        b: Int
      }
      === A name in no form of Swift
      [viewmodel]
      outputs `ui outputs` { → 2:11-2:23 error: '`ui outputs`' is not a name [invalid-name]
        b: Int
      }
      """
    )
  )
  func mistakes(mistake: Case) {
    expectDiagnostics(mistake.input, mistake.output)
  }
}
