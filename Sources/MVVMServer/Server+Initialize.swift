import MVVMSource

extension Server {
  /// Stores what the client supports, and returns what the server supports.
  mutating func initialize(_ params: Params) -> JSON {
    self.state.client = Client(params: params)
    self.state.settings.update(params["initializationOptions"])
    let root = params["rootUri"].string.flatMap(filePath(ofURI:))
    let hasFolders = params["workspaceFolders"].array.contains { $0["uri"].string != nil }
    self.state.open(folders: hasFolders ? params["workspaceFolders"].paths : [root].compactMap(\.self))
    let info: JSON = ["name": "mvvmgen", "version": JSON(self.version)]
    return ["capabilities": self.capabilities, "serverInfo": info]
  }

  private var capabilities: JSON {
    let pull: JSON = ["interFileDependencies": true, "workspaceDiagnostics": false]
    let general: [(key: String, value: JSON?)] = [
      ("positionEncoding", JSON(self.state.client.encoding.rawValue)),
      ("textDocumentSync", ["openClose": true, "change": 2, "save": ["includeText": false]]),
      ("diagnosticProvider", self.state.client.pullsDiagnostics ? pull : nil),
      ("workspace", ["workspaceFolders": ["supported": true, "changeNotifications": true]]),
    ]
    return JSON(general + requestCapabilities)
  }

  /// Asks the client to report files that change on disk.
  mutating func watchFiles() {
    guard self.state.client.watchesFiles else { return }
    let patterns = ["**/*.mvvm", "**/*.json", "**/*.mustache", "**/*.swift"]
    let watchers = JSON(patterns.map { ["globPattern": JSON($0)] })
    let registration: JSON = [
      "id": "watched-files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": watchers],
    ]
    self.ask("client/registerCapability", ["registrations": [registration]])
  }
}
