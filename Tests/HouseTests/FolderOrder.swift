import TestSupport

/// The targets, users above what they use: each may import those on lines below its own. It is the picture of the
/// house.
let targetOrder = """
  mvvmgen mvvmgen-build MVVMGenPlugin MVVMGenLintPlugin MVVMGenCommandPlugin MVVMGenReadPlugin
  MVVMServer
  MVVMManual MVVMCatalog
  MVVMImport
  MVVMFormat MVVMLint MVVMInterfaces MVVMScaffold MVVMGit MVVMProject MVVMWatch MVVMSpecJSON
  MVVMUsage
  MVVMSwift
  MVVMFiles MVVMReports
  MVVMGenerator
  MVVMStyles
  MVVMConfiguration MVVMTemplates
  MVVMModel
  MVVMSyntax
  MVVMSource MVVMSystem
  """

/// The folders of a target that has some, each before those whose names it may use. The files beside the folders are `.`.
let folderOrders = Dictionary(
  uniqueKeysWithValues: rows(
    """
    MVVMGenerator  | Pipeline > Context
    MVVMCatalog    | Page > Formats > .
    MVVMImport     | . > Write > Decide > Read
    MVVMInterfaces | Printing > Compare > .
    MVVMLint       | Rules > Fixes > .
    MVVMModel      | Checks > Names > . > Types
    MVVMReports    | . > Diff
    MVVMSource     | JSON > Printing Swift > .
    MVVMServer     | . > Requests > State > Protocol
    MVVMSyntax     | Parser > Tree > Lexer
    MVVMTemplates  | Compile Render Wrap > .
    MVVMFiles      | Plan > Workspace > Disk > Tree > .
    mvvmgen        | . > Commands > Completions Runs > Arguments > Output
    """,
    columns: 2
  ).map { ($0[0], $0[1].replacing(" > ", with: "\n")) }
)

/// What still runs upwards. A line that is no longer true has to go.
let knownUpward: Set<String> = []
