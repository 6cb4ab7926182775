import MVVMSource

extension Server {
  /// Stores what the client supports, and returns what the server supports.
  mutating func initialize(_ params: Params) -> JSON {
    self.state.client = Client(params)
    self.state.settings.update(params["initializationOptions"])
    let folders = params["workspaceFolders"].array.compactMap { $0["uri"].string }
    let roots = folders.isEmpty ? [params["rootUri"].string].compactMap(\.self) : folders
    self.state.open(folders: roots.compactMap(filePath(ofURI:)))
    let info = jsonObject([("name", jsonString("mvvmgen")), ("version", jsonString(self.version))])
    return jsonObject([("capabilities", self.capabilities), ("serverInfo", info)])
  }

  private var capabilities: JSON {
    let client = self.state.client
    let save = jsonObject([("includeText", "false")])
    let sync = jsonObject([("openClose", "true"), ("change", "2"), ("save", save)])
    let pull = jsonObject([("interFileDependencies", "true"), ("workspaceDiagnostics", "false")])
    let folders = jsonObject([("supported", "true"), ("changeNotifications", "true")])
    return jsonFields(
      [
        ("positionEncoding", jsonString(client.encoding.rawValue)),
        ("textDocumentSync", sync),
        ("diagnosticProvider", client.pullsDiagnostics ? pull : nil),
        ("workspace", jsonObject([("workspaceFolders", folders)])),
      ] + requestCapabilities
    )
  }

  /// Asks the client to report files that change on disk.
  mutating func watchFiles() {
    guard self.state.client.watchesFiles else { return }
    let watchers = ["**/*.mvvm", "**/*.json", "**/*.mustache", "**/*.swift"].map { pattern in
      jsonObject([("globPattern", jsonString(pattern))])
    }
    let registration = jsonObject([
      ("id", jsonString("watched-files")), ("method", jsonString("workspace/didChangeWatchedFiles")),
      ("registerOptions", jsonObject([("watchers", jsonArray(watchers))])),
    ])
    self.ask("client/registerCapability", jsonObject([("registrations", jsonArray([registration]))]))
  }
}
