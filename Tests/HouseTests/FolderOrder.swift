import TestSupport

/// The folders of each target that has some, each before those whose names it may use. `.` means the files
/// next to the folders.
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

/// The known uses of a higher folder. A line that is no longer true must be removed.
let knownUpward: Set<String> = []
