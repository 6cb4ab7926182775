import Foundation
import MVVMGenerator
import MVVMImport
import MVVMSource
import TestSupport
import Testing

/// Whatever a file holds, there is an answer: with a spec that was checked, or with the file as it was.
@Suite("Damaged Swift") struct RobustnessTests {
  /// With `MVVMGEN_EXHAUSTIVE` every byte's turn comes, which takes minutes.
  private let step = ProcessInfo.processInfo.environment["MVVMGEN_EXHAUSTIVE"] == nil ? 31 : 1

  @Test("Every prefix has an answer", arguments: damaged) func prefixes(sample: HandWritten) {
    var styles = StyleLibrary()
    for end in stride(from: sample.file.bytes.count % self.step, to: sample.file.bytes.count, by: self.step) {
      expectAnswer(Array(sample.file.bytes[..<end]), &styles)
    }
  }

  @Test("Without any one byte there is an answer", arguments: damaged) func deletions(sample: HandWritten) {
    var styles = StyleLibrary()
    for index in stride(from: sample.file.bytes.count % self.step, to: sample.file.bytes.count, by: self.step)
    {
      var bytes = sample.file.bytes
      bytes.remove(at: index)
      expectAnswer(bytes, &styles)
    }
  }

  @Test("Four times as many view models take at most a few times as long") func linear() {
    func duration(_ count: Int) -> Duration {
      let text = (0..<count).map { index in
        """
        protocol V\(index)ViewModelInputs { func tapped() }
        final class V\(index)ViewModel: V\(index)ViewModelInputs {
          init() {}
          private let tappedProperty = MutableProperty(())
          func tapped() { self.tappedProperty.value = () }
        }

        """
      }
      return ContinuousClock().measure {
        for part in text { #expect(imported(part).viewModels.count == 1) }
      }
    }
    #expect(duration(80) < duration(20) * 12 + .milliseconds(200))
  }
}

private let damaged = Array(
  (corpus("reactiveswift") + corpus("rxswift")).sorted { $0.file.bytes.count < $1.file.bytes.count }.prefix(
    10
  )
)

private func expectAnswer(_ bytes: [UInt8], _ styles: inout StyleLibrary) {
  let file = SourceFile(path: "X.swift", bytes: bytes)
  let found = importViewModels(of: file, ImportOptions(configuration: Configuration()), styles: &styles)
  let isConverted = found.viewModels.contains { $0.spec != nil }
  #expect(isConverted || found.logic == file)
  for viewModel in found.viewModels where viewModel.spec == nil {
    #expect(viewModel.diagnostics.contains { $0.severity == .error })
  }
}
