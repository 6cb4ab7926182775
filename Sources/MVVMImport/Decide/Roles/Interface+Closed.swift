import MVVMSource
import MVVMSwift

// Members that others could reach, and the end of the object.
extension Interface {
  /// The warning about members that others could reach before, and do not.
  func warningsOfClosed(_ roles: Roles) -> [Diagnostic] {
    let shown = Set(self.outputs.compactMap(\.implementation?.keyword))
    let members = roles.extras + roles.computed + roles.fileHelpers
    let closed = members.filter { !$0.isPrivate && !shown.contains($0.keyword) }
    if closed.isEmpty { return [] }
    let names = Set(closed.map { "'\(self.code.declaredName(of: $0))'" }).sorted(by: <).joined(
      separator: ", "
    )
    let (verb, object) = closed.count == 1 ? ("is", "it") : ("are", "them")
    let message = "\(names) \(verb) private from now on: nothing else among these files uses \(object)"
    return [self.found.warning(.importExtraMember, message, at: self.found.declaration)]
  }

  /// Returns what to do about a member that others may reach.
  func adviceOnOpen(_ name: String) -> String {
    if let other = self.found.conformance(declaring: name) {
      return
        "move '\(name)' from '\(other)' to the inputs or outputs first: the generated class has only those"
    }
    return "make '\(name)' private, or declare it in a protocol: nothing else of the class can be reached"
  }

  /// Returns whether a `deinit` does nothing but print what is known without the object.
  func justPrints(_ member: SwiftDeclaration) -> Bool {
    let uses = self.found.segment(member.inside, .closure).references
    return uses.found.isEmpty && uses.bareSelves.isEmpty
      && self.code.statements(member.inside).allSatisfy { statement in
        ["print", "debugPrint", "NSLog", "os_log"].contains(self.code.word(statement.lowerBound))
          && self.code.next(statement.lowerBound + 1) == statement.upperBound
      }
  }

  /// The advice on any other `deinit`, which runs when the view model goes.
  var adviceOnDeinit: String {
    let place =
      switch self.found.library {
      case .rxSwift: "into 'Disposables.create { … }', which the dispose bag retains"
      case .combine: "into 'AnyCancellable { … }', which the set of cancellables retains"
      default: "to where a 'Lifetime' of the class ends"
      }
    return "move the code of 'deinit' \(place): the logic has no 'deinit'"
  }
}

extension FoundViewModel {
  /// Returns whether a member that is not private may become so.
  func canClose(_ member: SwiftDeclaration, _ name: String) -> Bool {
    let own = Set(self.extensions.map(\.keyword))
    let rest = self.file.extensions[self.name, default: []].filter { !own.contains($0.keyword) }
    let isInternal = [member.access, self.declaration.access].contains("internal")
    return isInternal && member.attributes.isEmpty && rest.isEmpty
      && self.protocols.conformances.isEmpty
      && self.index.isUnreached(name, of: self.name, in: self.file.path)
  }

  /// Returns whether a function that is not private may become so: the class uses it, and has no
  /// other of its name.
  func canClose(function member: SwiftDeclaration, _ name: String) -> Bool {
    let parts = [self.declaration] + self.extensions
    return self.canClose(member, name) && self.members.functions.count { $0.signature.name == name } == 1
      && parts.contains { part in
        part.inside.contains { !member.tokens.contains($0) && self.code.word($0) == name }
      }
  }
}
