import Foundation
import TestSupport
import Testing

@Suite struct JavaTests {
  @Test(
    "The back end for Java writes what compiles without a warning and runs",
    .onlyExhaustively,
    .enabled(if: isInstalled("python3") && hasCompiler, "python3 or javac is not installed")
  )
  func java() throws {
    let script = "MVVMGEN='\(toolURL.path)' python3 '\(packageFolder.path)/Tests/Java/test_java.py' 2>&1"
    let outcome = try shell(script)
    #expect(outcome.status == 0, "\(outcome.output)")
    print(outcome.output)
  }
}

/// A Mac has a `javac` that only says where to get one.
private let hasCompiler = (try? shell("javac -version").status) == 0
