import MVVMConfiguration
import MVVMGenerator
import MVVMSource
import MVVMStyles

extension Results {
  /// Returns the files, unless a user's template does not write the header: the next run would then not
  /// recognize them as generated. Each such template is reported once.
  mutating func withHeader(_ files: [GeneratedFile], configuration index: Int) -> Diagnosed<[GeneratedFile]> {
    guard let file = files.first(where: { !isGenerated($0.contents) }) else { return Diagnosed(files) }
    let path = self.template(thatWrites: file, configuration: index)
    let isNew = self.templatesWithoutHeader.insert(path).inserted
    return Diagnosed(nil, isNew ? [.withoutHeader(path)] : [])
  }

  private func template(thatWrites file: GeneratedFile, configuration index: Int) -> String {
    let configuration = self.plan.workspace.configurations[index]
    let folder = join(configuration.folder, configuration.configuration?.templates ?? "")
    let candidates = [file.style, "header", file.kind.rawValue].map { join(folder, "\($0).mustache") }
      .filter(self.plan.tree.exists)
    let header = Text("\(headerStart)").bytes
    // The user's header that lacks the line, or else a template that might not use the header.
    let wrong = candidates.first { path in
      let text = split(path).name == "header.mustache" ? self.plan.tree.bytes(path) : nil
      return text.map { firstRange(of: header, in: $0[...]) == nil } ?? false
    }
    return wrong ?? candidates.first ?? folder
  }
}

extension Diagnostic {
  fileprivate static func withoutHeader(_ path: String) -> Diagnostic {
    let message =
      "files from this template would not be recognized as generated: begin each file with "
      + "'\(headerStart)… Do not edit.' on a line of its own, with only comments above it"
    return Diagnostic(.fileWithoutHeader, message, at: SourceRange(path: path))
  }
}
