import MVVMSource

/// A revision of a git repository, read without touching the work tree.
struct GitRevision {
  /// As it was typed.
  let name: String
  /// The repository's root, absolute and without links.
  let root: String
  /// The objects of all files, by their paths below the root.
  let objects: [String: String]
}

/// Why a revision cannot be read.
enum GitError: Error {
  /// The user can mend it: a sentence that says what to do.
  case usage(String)
  case failed(String)
}

extension GitRevision {
  /// Finds a revision in the repository of the current folder.
  static func find(_ name: String) -> Result<GitRevision, GitError> {
    root().flatMap { root in
      verify(name).flatMap { commit in
        git(["ls-tree", "-r", "-z", "--full-tree", commit]).flatMap(succeeded).map { result in
          GitRevision(name: name, root: root, objects: listedObjects(in: result.output))
        }
      }
    }
  }

  /// The texts of files by their paths below the root, as messages show them.
  func read(_ paths: [String]) -> Result<[SourceFile], GitError> {
    let input = paths.compactMap { self.objects[$0] }.map { "\($0)\n" }.joined()
    if paths.isEmpty { return .success([]) }
    return git(["cat-file", "--batch"], input: Array(input.utf8)).flatMap(succeeded).flatMap { result in
      let texts = contents(inBatch: result.output)
      guard texts.count == paths.count else {
        return .failure(.failed("git: \(paths.count - texts.count) files of '\(self.name)' cannot be read"))
      }
      return .success(zip(paths, texts).map { SourceFile(path: "\(self.name):\($0)", bytes: Array($1)) })
    }
  }

  private static func root() -> Result<String, GitError> {
    git(["rev-parse", "--show-toplevel"]).flatMap { result in
      guard result.status == 0, let path = firstLine(result.output) else {
        let reason = firstLine(result.errors).map { " (\($0))" } ?? ""
        return .failure(.usage("'--against' compares with a git repository, and here is none\(reason)"))
      }
      return .success(physicalPath(path) ?? path)
    }
  }

  private static func verify(_ name: String) -> Result<String, GitError> {
    git(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]).flatMap { result in
      if result.status == 0, let commit = firstLine(result.output) { return .success(commit) }
      let shallow = git(["rev-parse", "--is-shallow-repository"])
      let isShallow = (try? shallow.get().output).flatMap(firstLine) == "true"
      let advice =
        isShallow
        ? "the clone is shallow and may lack it: run 'git fetch --unshallow', or set 'fetch-depth: 0' in the workflow"
        : "'git fetch' may bring it"
      return .failure(.usage("unknown revision '\(name)': \(advice)"))
    }
  }
}

@inline(never)
private func git(_ arguments: [String], input: [UInt8] = []) -> Result<ProgramResult, GitError> {
  runProgram("git", arguments, input: input).mapError { error in
    error == .notFound
      ? .failed("'--against' runs git, and it is not installed: compare two folders, 'mvvmgen diff OLD NEW'")
      : .failed("git: \(error.message)")
  }
}

private func succeeded(_ result: ProgramResult) -> Result<ProgramResult, GitError> {
  if result.status == 0 { return .success(result) }
  return .failure(.failed("git: \(firstLine(result.errors) ?? "exit status \(result.status)")"))
}

@inline(never)
private func firstLine(_ bytes: [UInt8]) -> String? {
  let line = bytes.prefix { $0 != 0x0A }
  return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
}

/// Of lines `mode type object<TAB>path`, which end in a zero byte; links and submodules are no files.
private func listedObjects(in listing: [UInt8]) -> [String: String] {
  var objects: [String: String] = [:]
  for entry in listing.split(separator: 0) {
    guard let tab = entry.firstIndex(of: 0x09) else { continue }
    let words = entry[..<tab].split(separator: 0x20)
    guard words.count == 3, words[0].starts(with: "100".utf8) else { continue }
    let path = String(decoding: entry[(tab + 1)...], as: UTF8.self)
    objects[path] = String(decoding: words[2], as: UTF8.self)
  }
  return objects
}

/// The contents in what `cat-file --batch` printed: each follows a line `object type size` and ends in a line end.
private func contents(inBatch output: [UInt8]) -> [ArraySlice<UInt8>] {
  var rest = output[...]
  var contents: [ArraySlice<UInt8>] = []
  while let end = rest.firstIndex(of: 0x0A) {
    let words = rest[..<end].split(separator: 0x20)
    guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)) else { break }
    guard end + 1 + size <= rest.endIndex else { break }
    contents.append(rest[(end + 1)..<(end + 1 + size)])
    rest = rest[min(end + 2 + size, rest.endIndex)...]
  }
  return contents
}
