import TestSupport

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
