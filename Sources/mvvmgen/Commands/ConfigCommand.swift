import MVVMConfiguration
import MVVMFiles
import MVVMInterfaces
import MVVMSource

enum ConfigCommand: Command {
  static let name = "config"
  static let summary = "Print the configuration that applies"
  static let operands = Operands("[PATH]", .paths(.specs))
  static let details = [
    """
    Prints each key of mvvmgen.json with the value that applies to the spec or folder at PATH, or to the current \
    folder, and with the file and line that sets it, or 'default'. Keys that "overrides" sets for a view model \
    of the spec come below its name.
    """
  ]
  static let options: [Option] = [.config]
  static let examples: KeyValuePairs = [
    "mvvmgen config": "what applies here?",
    "mvvmgen config Sources/Login/Login.mvvm": "what applies to this spec, and who says so?",
  ]

  static func run(_ arguments: Arguments, in environment: Environment) throws(RunError) -> ExitStatus {
    let paths = try arguments.paths(hyphen: "'-' is not a path: name a spec or a folder")
    if paths.count > 1 { throw arguments.wrong("expected one spec or folder") }
    let disk = try environment.existingDisk()
    let path = tidy(paths[0])
    let isFolder = (try? disk.kind(path).get()) == .folder
    var report = Report(.text, in: environment)
    let found = try arguments.configuration(ofSpec: isFolder ? join(path, "_") : path, in: disk)
    let spec = isFolder ? nil : report.value(of: disk.source(path).diagnosed(at: path))
    guard let project = report.value(of: found), let configuration = project.configuration,
      isFolder || spec != nil
    else { return report.finish() }
    if project.file == nil { report.say("no \(configurationName) was found: these are the defaults\n") }
    report.print(appliedKeys(of: project.file))
    for name in spec.map(viewModelNames) ?? [] {
      let indices = configuration.overrides.indices(forViewModel: name.description)
      guard let keys = project.file?.keys(ofOverrides: indices), !keys.isEmpty else { continue }
      report.print("\n\(name):\n")
      report.print(keys)
    }
    return report.finish()
  }
}

extension Report {
  fileprivate mutating func print(_ keys: [AppliedKey]) {
    for key in keys {
      let origin = key.place.map { place in
        "\(place.file.path):\(LineTable(place.file.bytes).position(of: place.range?.lowerBound ?? 0).line)"
      }
      self.print("\(padded(key.name, 26))\(padded(key.value, 30))\(origin ?? "default")\n")
    }
  }
}
