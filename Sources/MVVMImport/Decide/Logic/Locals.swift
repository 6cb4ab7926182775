import MVVMModel
import MVVMSource
import MVVMSwift

/// The locals at the head of the initializer that stand for properties of the class.
struct Locals {
  let backings: [(input: FoundInput, backing: Backing)]
  let extras: [SwiftDeclaration]
  /// The names of those that something has to keep as long as the view model.
  let held: [String]

  var count: Int { self.backings.count + self.extras.count }
}

extension Logic {
  /// - Parameter captured: The names of the members whose locals closures capture weakly.
  func locals(_ captured: Set<String>) -> Locals {
    let backings = self.readLocals
    let extras = self.roles.extras.filter { !self.isParameter($0) }
    let held = extras.flatMap { extra in
      let isKept = self.isKept(extra)
      return self.code.names(of: extra).filter {
        $0 != "_" && (isKept || captured.contains($0)) && !self.isAnswer($0)
      }
    }
    let kept = backings.filter { captured.contains($0.backing.names[0]) || self.isWritten($0.backing) }
    let names = held + kept.map { $0.backing.names[0] }.sorted(by: <)
    return Locals(backings: backings, extras: extras, held: names.map(self.local))
  }

  /// Whether the code sends to the property of an input, too, which the logic then keeps as it is.
  func isWritten(_ backing: Backing) -> Bool {
    !self.isRx && !backing.isPipe
      && self.uses(of: backing.names[0]).contains { self.code.writes($0, backing) }
  }

  /// The backings whose locals some code reads, each once.
  private var readLocals: [(input: FoundInput, backing: Backing)] {
    var made: Set<String> = []
    return self.interface.inputs.flatMap { input in
      input.body.backings.filter { backing in
        let name = backing.names[0]
        return self.localBackings.contains(name) && !self.uses(of: name).isEmpty && made.insert(name).inserted
      }.map { (input, $0) }
    }
  }

  /// Whether the closure of an answer holds a local, as long as the view model is.
  private func isAnswer(_ name: String) -> Bool {
    self.isShown(name)
      || self.segments.contains { segment in
        segment.place == .closure
          && segment.references.found.contains { $0.name == name && !$0.isOptional && !$0.isShorthand }
      }
  }

  /// Whether something has to keep a local: what it began ends with it, or no closure may keep the object.
  private func isKept(_ extra: SwiftDeclaration) -> Bool {
    let text = self.code.compact(extra.head)
    let endings = ["MutableProperty", ".pipe()", "Lifetime.make", "Disposable(", "Action("]
    if !self.isRx, endings.contains(where: { text.contains($0) }) { return true }
    let value = self.code.value(of: extra).flatMap { self.code.word($0.lowerBound + 1) == "(" ? $0 : nil }
    guard let name = self.code.names(of: extra).first, !self.isObject(name),
      !self.uses(of: name).contains(where: \.isInClosure),
      let word = (self.code.type(of: extra) ?? value).map({ self.code.word($0.lowerBound) })
    else { return false }
    return word == "AnyObject" || word.first?.isUppercase == true && !valueTypes.contains(Text(word))
  }
}

/// Types of which no value is an object that something would have to keep, and streams, which their observers keep.
private let valueTypes = standardTypes.union(foundationTypes).union(
  "AnyObserver AnyPublisher Binder Driver Observable Property Signal SignalProducer Single"
)
