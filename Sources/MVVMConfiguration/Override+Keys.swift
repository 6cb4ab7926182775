import MVVMModel
import MVVMSource

extension Configuration.Override {
  /// Reads the keys that both the file and the entries of `overrides` have.
  mutating func read(_ keys: inout KeyReader) {
    keys.read("style", as: .style, into: \.style, of: &self) {
      "The form of members in Swift: a bundled style or one from the templates folder."
    }
    keys.read("access", as: .word, into: \.access, of: &self) {
      "The access of generated protocols and classes, unless the spec has one."
    }
    self.readNaming(&keys)
    keys.read("typeProtocol", as: .word, into: \.typeProtocol, of: &self) {
      "How the view model's protocol exposes inputs and outputs: as properties, by inheriting from their protocols, "
        + "or there is none. auto is inherits in observable-object, and members in the other styles."
    }
    keys.read("classBound", as: .flag, into: \.classBound, of: &self) {
      "Whether only classes can conform to the protocols of a view model, so that variables of their types can be weak. "
        + "Always so in observation and observable-object."
    }
    self.readRefines(&keys)
    keys.read("hotOutputs", as: .hotOutputs, into: \.hotOutputs, of: &self) {
      "Which outputs a class of RxSwift subscribes to itself, so that none has to wait for a view: all drivers and signals, "
        + "only states, or none."
    }
    keys.read("mocks", as: .word, into: \.mocks, of: &self) {
      "Whether mocks are generated, and where: with the sources, with them inside #if DEBUG, or with the tests."
    }
    keys.read("bindings", as: .flag, into: \.bindings, of: &self) {
      "Whether each view model has a bind that takes a closure for each output, so that the compiler finds what a "
        + "view does not show. Where inputs are functions, they have a bind too, which takes a source for each."
    }
    keys.read("observed", as: .word, into: \.observed, of: &self) {
      "Whether each view model that has a bind also has an object that SwiftUI observes, which stores what it shows: "
        + "by Observation, from iOS 17 on, or as an ObservableObject of Combine. Not in the styles for "
        + "SwiftUI."
    }
    keys.read("isolation", as: .word, into: \.isolation, of: &self) {
      "The actor of view models: MainActor means that each spec has @MainActor. Without effect in the "
        + "styles for SwiftUI."
    }
  }

  private mutating func readRefines(_ keys: inout KeyReader) {
    var refines: [NamingKey: [String]]?
    keys.object(
      "refines",
      "Protocols of the app that the generated ones refine, such as a base of all outputs."
    ) {
      keys in
      var refined: [NamingKey: [String]] = [:]
      for key in NamingKey.ofProtocols {
        let about =
          key == .type ? "the protocol of the whole refines" : "the protocols of \(key.rawValue) refine"
        keys.read(key.rawValue, as: .protocolNames, into: &refined[key, default: []]) {
          "Those that \(about)."
        }
      }
      refines = refined.filter { !$0.value.isEmpty }
    }
    if let refines { self.refines = refines }
  }

  private mutating func readNaming(_ keys: inout KeyReader) {
    let mayBeFixed = keys.isEntry
    let about =
      mayBeFixed
      ? "Names that differ; that of a protocol may lack {name} here."
      : "The names of generated declarations and files."
    keys.object("naming", about) { keys in
      for key in NamingKey.allCases {
        var pattern = Naming()[key]
        let type = KeyType.name(for: key, mayBeFixed: mayBeFixed)
        let isRead = keys.read(key.rawValue, as: type, into: &pattern) { key.about }
        if isRead { self.naming.append((key, pattern)) }
      }
    }
  }
}

extension KeyReader {
  /// Reads a setting into an override, which then has it, if the key is present.
  fileprivate mutating func read<Value>(
    _ name: String,
    as type: KeyType<Value>,
    into setting: any WritableKeyPath<Configuration.ViewModelSettings, Value> & Sendable,
    of override: inout Configuration.Override,
    about: () -> String
  ) {
    var value = Configuration.ViewModelSettings()[keyPath: setting]
    if self.read(name, as: type, into: &value, about: about) { override[dynamicMember: setting] = value }
  }
}
