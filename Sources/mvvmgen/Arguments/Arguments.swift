import MVVMFiles
import MVVMLint
import MVVMProject
import MVVMSource

/// The arguments of a command. Each option is known to the command and given only once, unless it is repeatable.
struct Arguments {
  let command: any Command.Type
  let commands: [any Command.Type]
  var operands: [String] = []
  private(set) var values: [(option: String, value: String)] = []

  mutating func add(_ value: String, of option: Option) { self.values.append((option.spelling, value)) }

  /// The value of an option; empty for a flag, and `nil` if the option is not given.
  subscript(option: Option) -> String? { self.values.first { $0.option == option.spelling }?.value }

  func has(_ option: Option) -> Bool { self[option] != nil }

  func value<Word: RawRepresentable<String>>(_ option: Option, default standard: Word) -> Word {
    self[option].flatMap(Word.init(rawValue:)) ?? standard
  }

  /// Returns the values of a repeatable option, also those that are separated by commas.
  func list(_ option: Option) -> [String] {
    self.values.filter { $0.option == option.spelling }.flatMap {
      $0.value.split(separator: ",").map(String.init)
    }
  }

  var messageFormat: MessageFormat { self.value(.messageFormat, default: .text) }

  func wrong(_ message: String) -> RunError { .usage(message, command: self.command.name) }

  /// Fails if one of some options is given. The message says why the option cannot be used.
  func reject(_ options: [Option], _ message: (String) -> String) throws(RunError) {
    if let option = options.first(where: self.has) { throw self.wrong(message(option.spelling)) }
  }

  /// Returns the operands, or the current folder. If `-` does not mean standard input, fails with the given message.
  func paths(hyphen: String?) throws(RunError) -> [String] {
    if self.operands.contains("") { throw self.wrong("a path is empty: write '.' for the current folder") }
    if let hyphen, self.operands.contains("-") { throw self.wrong(hyphen) }
    return self.operands.isEmpty ? ["."] : self.operands
  }

  func source() throws(RunError) -> SpecSource {
    let paths = try self.paths(hyphen: nil)
    guard paths.contains("-") else {
      if self.has(.stdinPath) { throw self.wrong("'--stdin-path' names standard input: add '-'") }
      return .paths(paths)
    }
    if paths.count > 1 {
      throw self.wrong("'-' is standard input, which is one spec: leave the other paths out")
    }
    return .standardInput(path: self[.stdinPath])
  }

  /// The options that all commands share.
  var workspaceOptions: WorkspaceOptions {
    var options = WorkspaceOptions(ruleNames: lintRuleNames)
    options.config = self[.config]
    return options
  }

  /// Returns the specs that the paths name, using the options that all commands share, or others.
  func workspace(_ paths: [String], _ options: WorkspaceOptions? = nil, in tree: any FileTree)
    throws(RunError) -> Workspace
  {
    let workspace = resolve(paths, options ?? self.workspaceOptions, in: tree)
    if let message = workspace.usageError { throw self.wrong(message) }
    return workspace
  }

  /// Returns the configuration of a spec on standard input, whose path decides it, or of the current folder.
  func configuration(ofSpec path: String?, _ options: WorkspaceOptions? = nil, in tree: any FileTree)
    throws(RunError) -> Diagnosed<WorkspaceConfiguration>
  {
    var configurations = Configurations(options ?? self.workspaceOptions, in: tree)
    let project = configurations.configuration(ofSpec: path ?? "")
    if let message = configurations.usageError { throw self.wrong(message) }
    return Diagnosed(project, configurations.diagnostics)
  }

  /// Reads the spec on standard input, once its configuration has been found correct.
  func standardInput(as path: String?, _ options: WorkspaceOptions? = nil, in environment: Environment)
    throws(RunError) -> Diagnosed<(project: WorkspaceConfiguration, source: SourceFile)>
  {
    let disk = try environment.existingDisk()
    return try self.configuration(ofSpec: path, options, in: disk).correct().flatMap { project in
      let path = path ?? "<stdin>"
      let bytes = environment.input.readAll().diagnosed(at: path)
      return bytes.map { (project, SourceFile(path: path, bytes: $0)) }
    }
  }
}

extension ChangeMode {
  init(_ arguments: Arguments) {
    let (check, diff) = (arguments.has(.check), arguments.has(.diff))
    self = check || diff ? .compare(check: check, diff: diff) : .write
  }
}

enum SpecSource {
  case paths([String])
  /// A spec on standard input, and the path to use for it.
  case standardInput(path: String?)
}

extension Environment {
  /// Returns the disk. Fails if the current folder no longer exists.
  func existingDisk() throws(RunError) -> Disk {
    if var disk = self.disk {
      disk.findIgnored = IgnoredFolders().below
      return disk
    }
    throw .unexpected("the current folder no longer exists")
  }
}
