import MVVMFiles
import MVVMSource

/// What the server can answer, for the client.
let requestCapabilities: [(key: String, value: JSON?)] = []

extension Server {
  mutating func answerWhileRunning(_ id: RequestID, _ method: String, _ params: Params) {
    do throws(ResponseError) {
      self.respond(to: id, .success(try self.result(of: method, params)))
    } catch {
      self.respond(to: id, .failure(error))
    }
  }

  private mutating func result(of method: String, _ params: Params) throws(ResponseError) -> JSON {
    switch method {
    case "textDocument/diagnostic": return try self.state.diagnostics(params)
    default: throw ResponseError(.methodNotFound, "'\(method)' is not known")
    }
  }
}
