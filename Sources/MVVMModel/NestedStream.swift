import MVVMSource
import MVVMSyntax

/// A stream written in a spec instead of its element, as the type of an output or of an input's parameter.
public struct NestedStream: Sendable {
  public let member: Member
  /// The byte range of its type.
  public let range: Range<Int>
  /// The name of its type, without module.
  public let name: Text
  /// The type of its elements. For a stream of streams this is the innermost type.
  public let element: SpecType
  /// The type of its failure; `nil` if it never fails.
  public let failure: SpecType?

  public var message: String {
    let errors = self.failure.map { ", and a member of 'errors' for '\($0)'" } ?? ""
    return "'\(self.member.selector)' would be a stream of streams: "
      + "write '\(self.element)', the type of its elements\(errors)"
  }
}

extension ViewModel {
  /// Returns the streams that should be replaced by their elements, given the names of generic types that are
  /// streams.
  public func nestedStreams(where isStream: (Text) -> Bool) -> [NestedStream] {
    var found: [NestedStream] = []
    func look(at type: TypeSyntax, ofMember index: Int) {
      // Most types have no arguments.
      guard type.tokens.contains(where: { self.tree.tokens[$0].kind == .less }),
        let stream = stream(in: SpecType(type, in: self.tree), where: isStream)
      else { return }
      found.append(
        NestedStream(
          member: Member(tree: self.tree, index: index),
          range: self.tree.range(type.tokens),
          name: stream.name,
          element: stream.element,
          failure: stream.failure
        )
      )
    }
    for input in self.inputs {
      for parameter in self.tree.parameters(of: input.syntax) {
        look(at: parameter.type, ofMember: input.index)
      }
    }
    for output in self.outputs where output.isStream {
      if let type = output.syntax.type { look(at: type, ofMember: output.index) }
    }
    return found
  }
}

/// Returns the name, the element and the failure of a type that is a stream; `nil` for any other type.
private func stream(
  in type: SpecType,
  where isStream: (Text) -> Bool
) -> (name: Text, element: SpecType, failure: SpecType?)? {
  switch type {
  case .generic(.name(let name), let arguments), .generic(.member(_, let name), let arguments):
    guard let element = arguments.first, isStream(name.unquoted) else { return nil }
    let inner = stream(in: element, where: isStream)
    let failure = arguments.count > 1 && !arguments[1].isSame(as: .name("Never")) ? arguments[1] : nil
    return (name.unquoted, inner?.element ?? element, inner?.failure ?? failure)
  case .optional(let type), .implicitlyUnwrapped(let type), .existential(let type), .opaque(let type):
    return stream(in: type, where: isStream)
  case .tuple(let elements): return elements.count == 1 ? stream(in: elements[0].type, where: isStream) : nil
  default: return nil
  }
}
