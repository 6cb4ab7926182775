import MVVMGenerator
import MVVMModel
import MVVMReports
import MVVMSource
import MVVMSyntax

/// A file with what could be mended mended.
public struct Mended: Sendable {
  public let file: SourceFile
  /// How many fixes were made.
  public let count: Int
  /// What is still found.
  public let diagnostics: [Diagnostic]

  public init(file: SourceFile, count: Int = 0, diagnostics: [Diagnostic]) {
    self.file = file
    self.count = count
    self.diagnostics = diagnostics
  }
}

/// Makes the fixes of what is found in a file, all at once, and looks again until there are none: fixes may meet,
/// and one may bring to light what another error hid. No fix is made that would leave more to be told of the
/// file's syntax than there was before, that would lose what somebody wrote, or that would leave the same to be told.
///
/// - Parameters:
///   - find: What is found in a file. What it finds in other files, such as those of a style, it may find but once:
///     that is left alone and kept.
///   - choose: What of it is to be mended.
public func mend(
  _ file: SourceFile,
  finding find: (SourceFile) -> [Diagnostic],
  mending choose: ([Diagnostic]) -> [Diagnostic] = { $0 }
) -> Mended {
  var file = file
  var count = 0
  var found = find(file)
  // Fixes that undo one another would go on for ever.
  for _ in 0..<maximumRounds {
    let own = found.filter { $0.place.file.path == file.path }
    let chosen = choose(found).filter { $0.place.file.path == file.path }
    let fixes = safeFixes(of: chosen, among: own, in: file)
    guard let step = mendOnce(file, fixes) else { break }
    let next = find(step.file)
    if next.map(\.identifier) == own.map(\.identifier) { break }
    file = step.file
    count += step.count
    found = found.filter { $0.place.file.path != file.path } + next
  }
  return Mended(file: file, count: count, diagnostics: found)
}

private let maximumRounds = 20

/// `nil` where nothing changes.
private func mendOnce(_ file: SourceFile, _ fixes: [Fix]) -> (file: SourceFile, count: Int)? {
  if fixes.isEmpty { return nil }
  let before = mistakes(in: file)
  var step = file.applying(fixes)
  if mistakes(in: step.file) > before {
    step = file.applying(harmless(fixes, in: file, before: before))
  }
  return step.file.bytes == file.bytes ? nil : step
}

/// The fixes that can be made together, tried one by one.
private func harmless(_ fixes: [Fix], in file: SourceFile, before: Int) -> [Fix] {
  fixes.reduce(into: []) { chosen, fix in
    if mistakes(in: file.applying(chosen + [fix]).file) <= before { chosen.append(fix) }
  }
}

private func mistakes(in file: SourceFile) -> Int {
  parse(file).diagnostics.count
}
