import MVVMSource
import TestSupport

// The messages of an editor to a language server, one per line.

/// Returns a session that opens a spec, edits it at random places, and makes random requests.
func randomSession(_ random: inout SplitMix) -> [UInt8] {
  let seeds = ownSpecs.map(\.bytes)
  let spec = random.isOne(in: 2) ? randomSpec(&random) : mutated(random.pick(seeds), with: seeds, &random)
  var lines = [requestText("0", "initialize", beginning(&random)), notificationText("initialized", "{}")]
  lines.append(opening(uri, String(decoding: spec.prefix(3_000), as: UTF8.self)))
  if random.isOne(in: 8) {
    lines.append(opening("file:///project/mvvmgen.json", random.pick(["{}", #"{"style": "combine"}"#, "{"])))
  }
  for number in 1...(1 + random.next(below: 12)) {
    lines.append(random.isOne(in: 2) ? edit(number, &random) : question(number, &random))
  }
  return Array(lines.joined(separator: "\n").utf8)
}

let sessionSeeds: [String] = (0..<6).map { seed in
  var random = SplitMix(seed: UInt64(seed))
  return String(decoding: randomSession(&random), as: UTF8.self)
}

private let uri = "file:///project/XViewModel.mvvm"
private let document = #""textDocument": {"uri": "\#(uri)"}"#

private func beginning(_ random: inout SplitMix) -> String {
  let document = random.pick([
    "{}", #"{"diagnostic": {}, "publishDiagnostics": {"tagSupport": {"valueSet": [1]}}}"#,
  ])
  let workspace = random.pick(["{}", #"{"workspaceEdit": {"documentChanges": true}}"#])
  let options = random.pick(["null", #"{"generateOnSave": true}"#])
  return """
    {"processId": null, "initializationOptions": \(options), "workspaceFolders": [{"uri": "file:///project", \
    "name": "project"}], "capabilities": {"general": {"positionEncodings": ["utf-8"]}, \
    "textDocument": \(document), "workspace": \(workspace)}}
    """
}

private func opening(_ uri: String, _ text: String) -> String {
  notificationText(
    "textDocument/didOpen",
    #"{"textDocument": {"uri": "\#(uri)", "languageId": "mvvm", "version": 1, "text": \#(jsonString(text))}}"#
  )
}

private func edit(_ number: Int, _ random: inout SplitMix) -> String {
  let changes = (0...random.next(below: 3)).map { _ in
    let text = random.pick([
      "", random.pick(Words.tokens), random.pick(Words.documentation), "\n", randomType(&random),
    ])
    return #"{"range": \#(range(&random)), "text": \#(jsonString(text))}"#
  }
  return notificationText(
    "textDocument/didChange",
    """
    {"textDocument": {"uri": "\(uri)", "version": \(number)}, \
    "contentChanges": [\(changes.joined(separator: ", "))]}
    """
  )
}

private func question(_ number: Int, _ random: inout SplitMix) -> String {
  let place = #"\#(document), "position": \#(position(&random))"#
  let part = #"\#(document), "range": \#(range(&random))"#
  let (method, params) = random.pick([
    ("textDocument/hover", place), ("textDocument/completion", place), ("textDocument/definition", place),
    ("textDocument/references", #"\#(place), "context": {"includeDeclaration": true}"#),
    ("textDocument/prepareRename", place),
    ("textDocument/rename", #"\#(place), "newName": \#(jsonString(random.pick(Words.names)))"#),
    ("textDocument/codeAction", #"\#(part), "context": {"diagnostics": []}"#),
    ("textDocument/inlayHint", part), ("textDocument/semanticTokens/range", part),
    ("textDocument/semanticTokens/full", document), ("textDocument/documentSymbol", document),
    ("textDocument/foldingRange", document), ("textDocument/diagnostic", document),
    ("textDocument/formatting", #"\#(document), "options": {}"#),
    ("textDocument/selectionRange", #"\#(document), "positions": [\#(position(&random))]"#),
    ("workspace/symbol", #""query": \#(jsonString(random.pick(Words.names)))"#),
    ("workspace/executeCommand", #""command": "mvvmgen.generate", "arguments": ["\#(uri)"]"#),
  ])
  return requestText("\(number)", method, "{\(params)}")
}

private func range(_ random: inout SplitMix) -> String {
  #"{"start": \#(position(&random)), "end": \#(position(&random))}"#
}

/// Returns a random position, which is mostly inside the spec.
private func position(_ random: inout SplitMix) -> String {
  let line = random.next(below: random.pick([4, 12, 30]))
  return #"{"line": \#(line), "character": \#(random.next(below: random.pick([3, 12, 60])))}"#
}
