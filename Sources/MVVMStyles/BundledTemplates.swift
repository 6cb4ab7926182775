// Made of the Templates folder. Do not edit: change a template, then run
//   RECORD=1 swift test --filter BundledTemplatesTests
// swift-format-ignore-file

/// The manifests of the styles, by name.
package let styleManifests: [(name: StaticString, text: StaticString)] = [
  (
    "combine-subjects",
    #"""
{
  "extends": "combine",
  "summary": "Combine, with subjects as inputs that a view sends to",
  "exposesRelays": true,
  "publicImports": {
    "class": { "input": ["Combine"], "state": ["Combine"], "event": ["Combine"], "stream": ["Combine"] },
    "mock": { "input": ["Combine"], "state": ["Combine"], "event": ["Combine"], "stream": ["Combine"] },
    "bindings": { "binding": ["Combine"] }
  },
  "namespaces": {
    "class": {
      "fixed": [
        "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "InputStreams", "Never", "PassthroughSubject",
        "cancellables"
      ],
      "shownInput": ["{name}"],
      "attributedInput": ["{name}Subject"],
      "stickyInput": ["{name}Subject"],
      "stickyProperty": ["{name}"],
      "answeredProperty": ["{name}"],
      "outputProperty": ["{name}"],
      "answeredInput": ["{name}Subject"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "mock": {
      "fixed": [
        "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "Never", "PassthroughSubject", "calls",
        "cancellables", "clearCalls"
      ],
      "shownInput": ["{name}"],
      "attributedInput": ["{name}Subject"],
      "stickyProperty": ["{name}"],
      "answeredProperty": ["{name}"],
      "outputProperty": ["{name}"],
      "stream": ["{name}Subject"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "outputs": {
      "output": ["{name}"],
      "reply": ["{name}Reply"]
    },
    "logic": {
      "fixed": ["cancellables", "inputs", "outputs"],
      "dependency": ["{name}"]
    },
    "bindings": {
      "fixed": ["bindings", "view"],
      "stream": ["{name}"]
    },
    "observed": {
      "fixed": ["cancellables", "viewModel"],
      "fieldInput": ["{name}", "_{name}"],
      "stream": ["{name}", "_{name}"]
    }
  },
  "interface": {
    "inputs": { "event": "PassthroughSubject", "value": "CurrentValueSubject", "sticky": "function" }
  }
}

"""#
  ),
  (
    "combine",
    #"""
{
  "logic": "extension {name}.OutputStreams",
  "summary": "Combine: subjects for inputs, publishers for outputs",
  "defaultKind": "state",
  "backing": "{name}Subject",
  "testing": "xctest",
  "testCaseNames": ["Empty", "Just"],
  "imports": {
    "class": ["Combine"],
    "logic": ["Combine"],
    "mock": ["Combine"],
    "testCase": ["Combine"],
    "bindings": ["Combine"],
    "view": ["Combine", "UIKit"]
  },
  "publicImports": {
    "class": { "state": ["Combine"], "event": ["Combine"], "stream": ["Combine"] },
    "mock": { "state": ["Combine"], "event": ["Combine"], "stream": ["Combine"] },
    "bindings": { "binding": ["Combine"] }
  },
  "supportFiles": { "bindings": "ViewBinding", "tests": "TestObserver" },
  "view": "{name}ViewController",
  "reservedNames": [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "Never", "PassthroughSubject", "Publisher",
    "Logic", "fatalError"
  ],
  "nestedTypes": ["InputStreams", "OutputStreams"],
  "libraryTypes": {
    "Swift": ["Equatable", "Error", "Result", "Set"],
    "SwiftUI": ["State"],
    "_Concurrency": ["AsyncStream"]
  },
  "namespaces": {
    "class": {
      "fixed": ["cancellables"],
      "property": ["{name}"],
      "input": ["{name}Subject"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "mock": {
      "fixed": ["calls", "clearCalls"],
      "property": ["{name}"],
      "stream": ["{name}Subject"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "outputs": {
      "output": ["{name}"],
      "reply": ["{name}Reply"]
    },
    "logic": {
      "fixed": ["cancellables", "inputs", "outputs"],
      "dependency": ["{name}"]
    },
    "bindings": {
      "fixed": ["bindings", "view"],
      "stream": ["{name}"]
    },
    "inputBindings": {
      "fixed": ["bindings"],
      "sentInput": ["{name}"]
    },
    "observed": {
      "fixed": ["cancellables", "viewModel"],
      "fieldInput": ["{name}", "_{name}"],
      "stream": ["{name}", "_{name}", "{name}OfViewModel", "_{name}OfViewModel"]
    }
  },
  "streamTypes": ["AnyPublisher", "CurrentValueSubject", "Future", "PassthroughSubject", "Published", "Publisher", "Subject"],
  "interface": {
    "outputs": { "state": "AnyPublisher", "event": "AnyPublisher", "stream": "failing AnyPublisher" },
    "logicInputs": { "event": "AnyPublisher", "value": "AnyPublisher", "sticky": "AnyPublisher" },
    "logicOutputs": { "state": "AnyPublisher", "event": "AnyPublisher", "stream": "failing AnyPublisher" }
  }
}

"""#
  ),
  (
    "observable-object",
    #"""
{
  "extends": "observation",
  "summary": "ObservableObject: as observation, from iOS 13 on: the class publishes, and events are publishers",
  "typeProtocol": "inherits",
  "imports": {
    "class": ["Combine"],
    "mock": ["Combine"],
    "view": ["SwiftUI"]
  },
  "publicImports": {
    "class": { "conformance": ["Combine"], "type": ["Combine"], "state": ["Combine"], "event": ["Combine"] },
    "mock": { "conformance": ["Combine"], "state": ["Combine"], "event": ["Combine"] }
  },
  "reservedNames": [
    "AnyCancellable", "AnyPublisher", "AsyncStream", "MainActor", "PassthroughSubject", "fatalError", "objectWillChange"
  ],
  "libraryTypes": {
    "Combine": ["AnyPublisher", "ObservableObject", "Published"], "Swift": ["Equatable", "Set"],
    "_Concurrency": ["AsyncStream"]
  },
  "rivalTypes": {},
  "conformances": ["ObservableObject"],
  "streamTypes": [
    "AnyPublisher", "AsyncStream", "AsyncThrowingStream", "CurrentValueSubject", "Future", "MVVMEventSource",
    "PassthroughSubject", "Publisher", "Published"
  ],
  "interface": { "outputs": { "event": "AnyPublisher" } }
}

"""#
  ),
  (
    "observation",
    #"""
{
  "logic": "extension {name}: {name}Logic",
  "summary": "Observation: the logic is an extension of the class, which keeps, tracks and sends",
  "defaultKind": "state",
  "backing": "_{name}",
  "testing": "swift-testing",
  "imports": {
    "class": ["Observation"],
    "mock": ["Observation"],
    "view": ["SwiftUI"]
  },
  "publicImports": {
    "class": { "conformance": ["Observation"], "type": ["Observation"] },
    "mock": { "conformance": ["Observation"] }
  },
  "supportFiles": { "sources": "ViewModelSupport", "bindings": "ViewBinding", "tests": "TestObserver" },
  "view": "{name}View",
  "typeNames": ["{name}Bindings"],
  "reservedNames": ["AsyncStream", "MainActor", "fatalError"],
  "libraryTypes": {
    "Observation": ["Observable", "ObservationRegistrar"], "Swift": ["Equatable"],
    "_Concurrency": ["AsyncStream"]
  },
  "rivalTypes": { "RxSwift": ["Observable"] },
  "nestedTypes": ["Kept"],
  "conformances": ["Observable"],
  "namespaces": {
    "class": {
      "fixed": ["Kept", "_kept", "kept"],
      "dependency": ["{name}"],
      "property": ["{name}"],
      "keptInput": ["{name}", "_{name}"],
      "stream": ["_{name}"],
      "event": ["{name}Events"]
    },
    "mock": {
      "fixed": ["calls", "clearCalls"],
      "property": ["{name}"],
      "stream": ["{name}Events", "_{name}"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "mockInitializer": { "output": ["{name}"], "reply": ["{name}Reply"] },
    "bindings": {
      "fixed": ["binding", "view"],
      "stream": ["{name}"]
    }
  },
  "overloads": {
    "class": { "fixed": ["start"], "reply": ["{name}Reply"], "binding": ["{name}Changed"] },
    "mock": { "stream": ["emit{Name}"] }
  },
  "streamTypes": ["AsyncStream", "AsyncThrowingStream", "MVVMEventSource"],
  "interface": {
    "outputs": { "state": "property", "binding": "property", "value": "property", "event": "AsyncStream", "stream": "AsyncStream" },
    "logicInputs": { "event": "function", "value": "property", "sticky": "optional property" },
    "logicOutputs": {
      "state": "property", "value": "property", "event": "MVVMEventSource", "stream": "AsyncStream", "function": "function"
    },
    "sentOutputs": ["event"],
    "storesStates": true,
    "logic": "extension",
    "attributes": ["@MainActor"]
  }
}

"""#
  ),
  (
    "reactiveswift-pipes",
    #"""
{
  "extends": "reactiveswift",
  "summary": "ReactiveSwift, with pipes for the inputs that keep nothing",
  "eventBacking": "{name}Pipe",
  "supportFiles": { "sources": "EventPipe", "bindings": "ViewBinding", "tests": "TestObserver" },
  "namespaces": {
    "class": {
      "fixed": ["lifetimeToken"],
      "property": ["{name}"],
      "eventInput": ["{name}Pipe"],
      "plainInput": ["{name}Property"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "mock": {
      "fixed": ["calls", "clearCalls"],
      "property": ["{name}"],
      "stream": ["{name}Pipe", "{name}Property"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "inputs": {
      "fixed": ["lifetime"],
      "input": ["{name}"]
    },
    "outputs": {
      "output": ["{name}"],
      "reply": ["{name}Reply"]
    },
    "logic": {
      "fixed": ["inputs", "outputs"],
      "dependency": ["{name}"]
    },
    "bindings": {
      "fixed": ["bindings", "view"],
      "stream": ["{name}"]
    },
    "inputBindings": {
      "fixed": ["bindings"],
      "sentInput": ["{name}"]
    },
    "observed": {
      "fixed": ["bindings", "viewModel"],
      "fieldInput": ["{name}", "_{name}"],
      "stream": ["{name}", "_{name}", "{name}OfViewModel", "_{name}OfViewModel"]
    }
  }
}

"""#
  ),
  (
    "reactiveswift",
    #"""
{
  "logic": "extension {name}.OutputStreams",
  "summary": "ReactiveSwift, as the Kickstarter template has it: properties for inputs, signals for outputs",
  "defaultKind": "event",
  "backing": "{name}Property",
  "testing": "xctest",
  "imports": {
    "class": ["ReactiveSwift"],
    "logic": ["ReactiveSwift"],
    "mock": ["ReactiveSwift"],
    "testCase": ["ReactiveSwift"],
    "bindings": ["ReactiveSwift"],
    "view": ["ReactiveSwift", "UIKit"]
  },
  "publicImports": {
    "class": { "state": ["ReactiveSwift"], "event": ["ReactiveSwift"], "stream": ["ReactiveSwift"] },
    "mock": { "state": ["ReactiveSwift"], "event": ["ReactiveSwift"], "stream": ["ReactiveSwift"] },
    "bindings": { "binding": ["ReactiveSwift"] }
  },
  "supportFiles": { "bindings": "ViewBinding", "tests": "TestObserver" },
  "view": "{name}ViewController",
  "reservedNames": ["Logic", "fatalError"],
  "nestedTypes": ["InputStreams", "OutputStreams"],
  "libraryTypes": {
    "ReactiveSwift": ["BindingSource", "CompositeDisposable", "Disposable", "Lifetime", "MutableProperty", "Property", "Signal", "SignalProducer", "UIScheduler"],
    "Swift": ["Equatable"],
    "SwiftUI": ["State"],
    "_Concurrency": ["AsyncStream"]
  },
  "rivalTypes": { "RxCocoa": ["Signal"], "RxSwift": ["CompositeDisposable", "Disposable"] },
  "namespaces": {
    "class": {
      "fixed": ["lifetimeToken"],
      "property": ["{name}"],
      "input": ["{name}Property"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "mock": {
      "fixed": ["calls", "clearCalls"],
      "property": ["{name}"],
      "stream": ["{name}Pipe", "{name}Property"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "inputs": {
      "fixed": ["lifetime"],
      "input": ["{name}"]
    },
    "outputs": {
      "output": ["{name}"],
      "reply": ["{name}Reply"]
    },
    "logic": {
      "fixed": ["inputs", "outputs"],
      "dependency": ["{name}"]
    },
    "bindings": {
      "fixed": ["bindings", "view"],
      "stream": ["{name}"]
    },
    "inputBindings": {
      "fixed": ["bindings"],
      "sentInput": ["{name}"]
    },
    "observed": {
      "fixed": ["bindings", "viewModel"],
      "fieldInput": ["{name}", "_{name}"],
      "stream": ["{name}", "_{name}", "{name}OfViewModel", "_{name}OfViewModel"]
    }
  },
  "streamTypes": ["MutableProperty", "Property", "Signal", "SignalProducer"],
  "interface": {
    "statesHaveValues": true,
    "outputs": { "state": "Property", "event": "Signal", "stream": "SignalProducer" },
    "logicInputs": { "event": "Signal", "value": "Property", "sticky": "SignalProducer" },
    "logicOutputs": { "state": "Property", "event": "Signal", "stream": "SignalProducer" }
  }
}

"""#
  ),
  (
    "rxswift-core",
    #"""
{
  "extends": "rxswift",
  "summary": "RxSwift, with observables as outputs; needs no RxCocoa",
  "imports": {
    "class": ["RxRelay", "RxSwift"],
    "logic": ["RxSwift"],
    "mock": ["RxRelay", "RxSwift"],
    "testCase": ["RxSwift"],
    "observer": ["RxTest"],
    "bindings": ["RxSwift"],
    "view": ["RxSwift", "UIKit"]
  },
  "publicImports": {
    "class": { "state": ["RxSwift"], "event": ["RxSwift"], "stream": ["RxSwift"] },
    "mock": { "state": ["RxRelay", "RxSwift"], "event": ["RxRelay", "RxSwift"], "stream": ["RxSwift"] },
    "bindings": { "binding": ["RxSwift"] }
  },
  "libraryTypes": {
    "RxRelay": ["BehaviorRelay", "PublishRelay", "ReplayRelay"],
    "RxSwift": [
      "AnyObserver", "CompositeDisposable", "Disposable", "DisposeBag", "MainScheduler", "Observable",
      "ObservableConvertibleType", "PublishSubject"
    ],
    "Swift": ["Equatable", "Error", "Result"],
    "SwiftUI": ["State"],
    "_Concurrency": ["AsyncStream"]
  },
  "namespaces": {
    "class": {
      "fixed": ["disposeBag", "mvvmMakeHot"],
      "property": ["{name}"],
      "input": ["{name}Relay"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "mock": {
      "fixed": ["calls", "clearCalls"],
      "property": ["{name}"],
      "stream": ["{name}Relay", "{name}Subject"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "outputs": {
      "output": ["{name}"],
      "reply": ["{name}Reply"]
    },
    "logic": {
      "fixed": ["disposeBag", "inputs", "outputs"],
      "dependency": ["{name}"]
    },
    "bindings": {
      "fixed": ["bindings", "view"],
      "stream": ["{name}"]
    },
    "inputBindings": {
      "fixed": ["bindings"],
      "sentInput": ["{name}", "{Name}Source"]
    },
    "observed": {
      "fixed": ["disposeBag", "viewModel"],
      "fieldInput": ["{name}", "_{name}"],
      "stream": ["{name}", "_{name}", "{name}OfViewModel", "_{name}OfViewModel"]
    }
  },
  "interface": {
    "outputs": { "state": "Observable", "event": "Observable", "stream": "Observable" },
    "logicOutputs": { "state": "Observable", "event": "Observable", "stream": "Observable" }
  }
}

"""#
  ),
  (
    "rxswift-observers",
    #"""
{
  "extends": "rxswift",
  "summary": "RxSwift, with observers as inputs that a view binds to and cannot end",
  "publicImports": {
    "class": { "input": ["RxSwift"], "state": ["RxCocoa"], "event": ["RxCocoa"], "stream": ["RxSwift"] },
    "mock": {
      "input": ["RxSwift"], "state": ["RxCocoa", "RxRelay"], "event": ["RxCocoa", "RxRelay"], "stream": ["RxSwift"]
    },
    "bindings": { "binding": ["RxSwift"] }
  },
  "libraryTypes": {
    "RxCocoa": ["Driver", "Signal"],
    "RxRelay": ["BehaviorRelay", "PublishRelay", "ReplayRelay"],
    "RxSwift": [
      "AnyObserver", "CompositeDisposable", "Disposable", "DisposeBag", "MainScheduler", "Observable",
      "ObservableConvertibleType", "PublishSubject"
    ],
    "Swift": ["Equatable", "Error", "Result"],
    "SwiftUI": ["State"],
    "_Concurrency": ["AsyncStream"]
  },
  "namespaces": {
    "class": {
      "fixed": [
        "AnyObserver", "BehaviorRelay", "DisposeBag", "InputStreams", "PublishRelay", "ReplayRelay", "disposeBag",
        "mvvmMakeHot", "mvvmObserver"
      ],
      "unansweredInput": ["{name}"],
      "answeredProperty": ["{name}"],
      "outputProperty": ["{name}"],
      "input": ["{name}Relay"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "mock": {
      "fixed": ["AnyObserver", "BehaviorRelay", "PublishRelay", "ReplayRelay", "calls", "clearCalls"],
      "unansweredInput": ["{name}"],
      "answeredProperty": ["{name}"],
      "outputProperty": ["{name}"],
      "stream": ["{name}Relay", "{name}Subject"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "outputs": {
      "output": ["{name}"],
      "reply": ["{name}Reply"]
    },
    "logic": {
      "fixed": ["disposeBag", "inputs", "outputs"],
      "dependency": ["{name}"]
    },
    "bindings": {
      "fixed": ["bindings", "view"],
      "stream": ["{name}"]
    },
    "observed": {
      "fixed": ["disposeBag", "viewModel"],
      "fieldInput": ["{name}", "_{name}"],
      "stream": ["{name}", "_{name}"]
    }
  },
  "interface": {
    "inputs": { "event": "AnyObserver", "value": "AnyObserver", "sticky": "AnyObserver" }
  }
}

"""#
  ),
  (
    "rxswift-relays",
    #"""
{
  "extends": "rxswift",
  "summary": "RxSwift, with relays as inputs that a view binds to",
  "exposesRelays": true,
  "publicImports": {
    "class": { "input": ["RxRelay"], "state": ["RxCocoa"], "event": ["RxCocoa"], "stream": ["RxSwift"] },
    "mock": {
      "input": ["RxRelay"], "state": ["RxCocoa", "RxRelay"], "event": ["RxCocoa", "RxRelay"], "stream": ["RxSwift"]
    },
    "bindings": { "binding": ["RxSwift"] }
  },
  "imports": { "observed": ["RxRelay"] },
  "namespaces": {
    "class": {
      "fixed": [
        "AnyObserver", "BehaviorRelay", "DisposeBag", "InputStreams", "PublishRelay", "ReplayRelay", "disposeBag",
        "mvvmMakeHot"
      ],
      "unansweredInput": ["{name}"],
      "attributedInput": ["{name}Relay"],
      "answeredProperty": ["{name}"],
      "outputProperty": ["{name}"],
      "answeredInput": ["{name}Relay"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "mock": {
      "fixed": [
        "BehaviorRelay", "DisposeBag", "PublishRelay", "ReplayRelay", "calls", "clearCalls", "disposeBag"
      ],
      "unansweredInput": ["{name}"],
      "attributedInput": ["{name}Relay"],
      "answeredProperty": ["{name}"],
      "outputProperty": ["{name}"],
      "stream": ["{name}Relay", "{name}Subject"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "outputs": {
      "output": ["{name}"],
      "reply": ["{name}Reply"]
    },
    "logic": {
      "fixed": ["disposeBag", "inputs", "outputs"],
      "dependency": ["{name}"]
    },
    "bindings": {
      "fixed": ["bindings", "view"],
      "stream": ["{name}"]
    },
    "observed": {
      "fixed": ["disposeBag", "viewModel"],
      "fieldInput": ["{name}", "_{name}"],
      "stream": ["{name}", "_{name}"]
    }
  },
  "interface": {
    "inputs": { "event": "PublishRelay", "value": "BehaviorRelay", "sticky": "ReplayRelay" }
  }
}

"""#
  ),
  (
    "rxswift-subjects",
    #"""
{
  "extends": "rxswift-relays",
  "summary": "RxSwift, with subjects as inputs that a view binds to",
  "backing": "{name}Subject",
  "imports": {
    "class": ["RxCocoa", "RxSwift"],
    "logic": ["RxCocoa", "RxSwift"],
    "mock": ["RxCocoa", "RxRelay", "RxSwift"],
    "testCase": ["RxCocoa", "RxSwift"],
    "observer": ["RxTest"],
    "bindings": ["RxSwift"],
    "observed": [],
    "view": ["RxSwift", "UIKit"]
  },
  "publicImports": {
    "class": { "input": ["RxSwift"], "state": ["RxCocoa"], "event": ["RxCocoa"], "stream": ["RxSwift"] },
    "mock": {
      "input": ["RxSwift"], "state": ["RxCocoa", "RxRelay"], "event": ["RxCocoa", "RxRelay"], "stream": ["RxSwift"]
    },
    "bindings": { "binding": ["RxSwift"] }
  },
  "libraryTypes": {
    "RxCocoa": ["Driver", "Signal"],
    "RxRelay": ["BehaviorRelay", "PublishRelay", "ReplayRelay"],
    "RxSwift": [
      "AnyObserver", "BehaviorSubject", "CompositeDisposable", "Disposable", "DisposeBag", "MainScheduler",
      "Observable", "ObservableConvertibleType", "PublishSubject", "ReplaySubject"
    ],
    "Swift": ["Equatable", "Error", "Result"],
    "SwiftUI": ["State"],
    "_Concurrency": ["AsyncStream"]
  },
  "namespaces": {
    "class": {
      "fixed": [
        "AnyObserver", "BehaviorSubject", "DisposeBag", "InputStreams", "PublishSubject", "ReplaySubject",
        "disposeBag", "mvvmMakeHot"
      ],
      "unansweredInput": ["{name}"],
      "attributedInput": ["{name}Subject"],
      "answeredProperty": ["{name}"],
      "outputProperty": ["{name}"],
      "answeredInput": ["{name}Subject"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "mock": {
      "fixed": [
        "BehaviorRelay", "BehaviorSubject", "DisposeBag", "PublishRelay", "PublishSubject", "ReplayRelay",
        "ReplaySubject", "calls", "clearCalls", "disposeBag"
      ],
      "unansweredInput": ["{name}"],
      "attributedInput": ["{name}Subject"],
      "answeredProperty": ["{name}"],
      "outputProperty": ["{name}"],
      "stream": ["{name}Relay", "{name}Subject"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "outputs": {
      "output": ["{name}"],
      "reply": ["{name}Reply"]
    },
    "logic": {
      "fixed": ["disposeBag", "inputs", "outputs"],
      "dependency": ["{name}"]
    },
    "bindings": {
      "fixed": ["bindings", "view"],
      "stream": ["{name}"]
    },
    "observed": {
      "fixed": ["disposeBag", "viewModel"],
      "fieldInput": ["{name}", "_{name}"],
      "stream": ["{name}", "_{name}"]
    }
  },
  "interface": {
    "inputs": { "event": "PublishSubject", "value": "BehaviorSubject", "sticky": "ReplaySubject" }
  }
}

"""#
  ),
  (
    "rxswift",
    #"""
{
  "logic": "extension {name}.OutputStreams",
  "summary": "RxSwift: relays for inputs; drivers, signals and observables for outputs",
  "defaultKind": "state",
  "backing": "{name}Relay",
  "testing": "xctest",
  "testCaseNames": ["TestScheduler", "disposeBag", "scheduler"],
  "observersHaveClocks": true,
  "imports": {
    "class": ["RxCocoa", "RxRelay", "RxSwift"],
    "logic": ["RxCocoa", "RxSwift"],
    "mock": ["RxCocoa", "RxRelay", "RxSwift"],
    "testCase": ["RxCocoa", "RxSwift"],
    "observer": ["RxTest"],
    "bindings": ["RxSwift"],
    "view": ["RxSwift", "UIKit"]
  },
  "publicImports": {
    "class": { "state": ["RxCocoa"], "event": ["RxCocoa"], "stream": ["RxSwift"] },
    "mock": { "state": ["RxCocoa", "RxRelay"], "event": ["RxCocoa", "RxRelay"], "stream": ["RxSwift"] },
    "bindings": { "binding": ["RxSwift"] }
  },
  "supportFiles": { "bindings": "ViewBinding", "tests": "TestObserver" },
  "view": "{name}ViewController",
  "reservedNames": ["Logic", "fatalError"],
  "nestedTypes": ["InputStreams", "OutputStreams"],
  "libraryTypes": {
    "RxCocoa": ["Driver", "Signal"],
    "RxRelay": ["BehaviorRelay", "PublishRelay", "ReplayRelay"],
    "RxSwift": [
      "AnyObserver", "CompositeDisposable", "Disposable", "DisposeBag", "MainScheduler", "Observable",
      "ObservableConvertibleType", "PublishSubject"
    ],
    "Swift": ["Equatable", "Error", "Result"],
    "SwiftUI": ["State"],
    "_Concurrency": ["AsyncStream"]
  },
  "rivalTypes": {
    "Observation": ["Observable"],
    "ReactiveSwift": ["CompositeDisposable", "Disposable", "Signal"],
    "SwiftUI": ["Observable"]
  },
  "namespaces": {
    "class": {
      "fixed": ["disposeBag", "mvvmMakeHot"],
      "property": ["{name}"],
      "input": ["{name}Relay"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "mock": {
      "fixed": ["calls", "clearCalls"],
      "property": ["{name}"],
      "stream": ["{name}Relay", "{name}Subject"],
      "reply": ["{name}Reply"],
      "asked": ["{name}Output"]
    },
    "outputs": {
      "output": ["{name}"],
      "reply": ["{name}Reply"]
    },
    "logic": {
      "fixed": ["disposeBag", "inputs", "outputs"],
      "dependency": ["{name}"]
    },
    "bindings": {
      "fixed": ["bindings", "view"],
      "stream": ["{name}"]
    },
    "inputBindings": {
      "fixed": ["bindings"],
      "sentInput": ["{name}", "{Name}Source"]
    },
    "observed": {
      "fixed": ["disposeBag", "viewModel"],
      "fieldInput": ["{name}", "_{name}"],
      "stream": ["{name}", "_{name}", "{name}OfViewModel", "_{name}OfViewModel"]
    }
  },
  "streamTypes": [
    "BehaviorRelay", "BehaviorSubject", "ControlEvent", "ControlProperty", "Driver", "Infallible", "Maybe", "Observable",
    "PublishRelay", "PublishSubject", "ReplayRelay", "ReplaySubject", "Signal", "Single"
  ],
  "interface": {
    "outputs": { "state": "Driver", "event": "Signal", "stream": "Observable" },
    "logicInputs": { "event": "Observable", "value": "Observable", "sticky": "Observable" },
    "logicOutputs": { "state": "Driver", "event": "Signal", "stream": "Observable" }
  }
}

"""#
  ),
]

/// The sheets of the styles, by name.
package let styleSheets: [(name: StaticString, text: StaticString)] = [
  (
    "combine-subjects",
    #"""
{{! As combine, but an input is a subject that the view sends to; one with a reply or a sticky one is still a }}
{{! function, since no subject keeps a value that it does not have at first. }}
{{<combine}}

{{$inputRequirement}}
{{#isCalled}}
{{>input-signature}}
{{/isCalled}}
{{^isCalled}}
var {{quotedLogicName}}: {{$backingType}}{{/backingType}} { get }
{{/isCalled}}
{{/inputRequirement}}

{{$backingType}}
  {{#initialValue}}CurrentValueSubject<{{payload}}, Never>{{/initialValue}}
  {{#isEvent}}PassthroughSubject<{{payload}}, Never>{{/isEvent}}
{{/backingType}}

{{! If an attribute isolates the input to an actor, it exposes a subject that is not isolated, which the initializer }}
{{! may use. }}
{{$stored}}
  {{#hasAttributes}}{{backing}}{{/hasAttributes}}
  {{^hasAttributes}}{{#isCalled}}{{backing}}{{/isCalled}}{{^isCalled}}{{logicName}}{{/isCalled}}{{/hasAttributes}}
{{/stored}}
{{$subject}}
{{#hasAttributes}}
private let {{backing}} = {{$backingValue}}{{/backingValue}}
{{access}}var {{quotedLogicName}}: {{$backingType}}{{/backingType}} { return self.{{backing}} }
{{/hasAttributes}}
{{^hasAttributes}}
{{access}}let {{quotedLogicName}} = {{$backingValue}}{{/backingValue}}
{{/hasAttributes}}
{{/subject}}

{{$logicInput}}self.{{$stored}}{{/stored}}{{#isSticky}}.compactMap { $0 }{{/isSticky}}.eraseToAnyPublisher(){{/logicInput}}

{{$input}}
{{#isCalled}}
{{>function-input}}
{{/isCalled}}
{{^isCalled}}
{{$subject}}{{/subject}}
{{/isCalled}}
{{/input}}

{{! A mock records its subjects from the start; an initial value is not a call. }}
{{$mockInitializer}}
  {{#hasInputs}}
  {{>mock-initializer}}
  {{/hasInputs}}
  {{^hasInputs}}
  {{#hasAnswers}}
  {{>mock-initializer}}
  {{/hasAnswers}}
  {{^hasAnswers}}
  {{access}}init() {}
  {{/hasAnswers}}
  {{/hasInputs}}
{{/mockInitializer}}
{{$afterMockAssigning}}
{{#inputs}}
{{^isCalled}}
self.{{$stored}}{{/stored}}{{#initialValue}}.dropFirst(){{/initialValue}}
  .sink { [weak self] in self?.calls.append({{>relayed-call}}) }
  .store(in: &self.cancellables)
{{/isCalled}}
{{/inputs}}
{{/afterMockAssigning}}
{{$mockInput}}
{{#isCalled}}
{{>mock-input}}
{{/isCalled}}
{{^isCalled}}
{{$subject}}{{/subject}}
{{/isCalled}}
{{/mockInput}}
{{$mockStorage}}private var cancellables: {{qualifier}}Set<AnyCancellable> = []{{/mockStorage}}

{{$viewCall}}{{#isCalled}}{{quotedName}}(){{/isCalled}}{{^isCalled}}{{logicName}}.send(){{/isCalled}}{{/viewCall}}
{{! A view lists the property that it sends to. }}
{{$listedInput}}{{#isCalled}}{{selector}}{{/isCalled}}{{^isCalled}}{{logicName}}{{/isCalled}}{{/listedInput}}
{{! The property that a SwiftUI view writes. }}
{{$writeField}}{{input.logicName}}.send({{$written}}{{/written}}){{/writeField}}

{{/combine}}

"""#
  ),
  (
    "combine",
    #"""
{{! Combine: subjects for inputs, type-erased publishers for outputs. }}

{{$shownType}}AnyPublisher<{{type}}, {{#isStream}}any {{qualifier}}Error{{/isStream}}{{^isStream}}Never{{/isStream}}>{{/shownType}}

{{$logicInputType}}AnyPublisher<{{payload}}, Never>{{/logicInputType}}
{{$logicInput}}self.{{backing}}{{#isSticky}}.compactMap { $0 }{{/isSticky}}.eraseToAnyPublisher(){{/logicInput}}
{{$send}}self.{{backing}}.send({{argument}}){{/send}}

{{$backingValue}}
  {{#initialValue}}CurrentValueSubject<{{payload}}, Never>({{initialValue}}){{/initialValue}}
  {{#isSticky}}CurrentValueSubject<{{wrappedPayload}}, Never>(nil){{/isSticky}}
  {{#isEvent}}PassthroughSubject<{{payload}}, Never>(){{/isEvent}}
{{/backingValue}}

{{! The logic may store its subscriptions in the view model. }}
{{$ownedParameters}}cancellables: inout {{qualifier}}Set<AnyCancellable>{{,}}{{/ownedParameters}}
{{$ownedArguments}}cancellables: &self.cancellables,{{/ownedArguments}}
{{$passedArguments}}cancellables: &cancellables{{,}}{{/passedArguments}}
{{$storage}}private var cancellables: {{qualifier}}Set<AnyCancellable> = []{{/storage}}

{{! A state with an initial value starts with it. An app may have its own `Empty` and `Just`. }}
{{$unwritten}}
  {{#initialValue}}CurrentValueSubject({{initialValue}}){{/initialValue}}
  {{^initialValue}}PassthroughSubject(){{/initialValue}}
  .eraseToAnyPublisher()
{{/unwritten}}

{{! A mock's subjects. A state without an initial value shows nothing until it is set. }}
{{$mockOutput}}
{{#isState}}
{{#isOptional}}
{{^initialValue}}
/// Shows nothing until a value is sent; `send(.some(nil))` shows `nil`.
{{/initialValue}}
{{/isOptional}}
{{/isState}}
{{>mock-source}}
{{/mockOutput}}
{{$source}}
  {{#isState}}
    {{#initialValue}}{{name}}Subject = CurrentValueSubject<{{type}}, Never>({{initialValue}}){{/initialValue}}
    {{^initialValue}}{{name}}Subject = CurrentValueSubject<{{wrappedType}}, Never>(nil){{/initialValue}}
  {{/isState}}
  {{#isEvent}}{{name}}Subject = PassthroughSubject<{{type}}, Never>(){{/isEvent}}
  {{#isStream}}{{name}}Subject = PassthroughSubject<{{type}}, any {{qualifier}}Error>(){{/isStream}}
{{/source}}
{{$sourceShown}}
  self.{{name}}Subject
  {{#isState}}{{^initialValue}}.compactMap { $0 }{{/initialValue}}{{/isState}}
  .eraseToAnyPublisher()
{{/sourceShown}}

{{$testSupport}}
{{^observerType}}
import Combine
{{/observerType}}
{{#grabsLatestValue}}
{{#observerType}}
import Combine
{{/observerType}}
import Foundation
{{/grabsLatestValue}}

{{^observerType}}
/// Records the elements of a publisher.
final class MVVMTestObserver<Value> {
  private(set) var values: [Value] = []
  private(set) var failure: (any Swift.Error)?
  private var cancellable: AnyCancellable?

  func observe<Failure: Swift.Error>(_ publisher: AnyPublisher<Value, Failure>) {
    self.cancellable = publisher.sink(
      receiveCompletion: { [weak self] completion in
        if case .failure(let failure) = completion { self?.failure = failure }
      },
      receiveValue: { [weak self] value in self?.values.append(value) }
    )
  }
}
{{/observerType}}

{{#grabsLatestValue}}
/// Returns the latest element of an output within a time, in seconds; `nil` without one.
func grabLatestValue<Value, Failure: Swift.Error>(
  _ output: AnyPublisher<Value, Failure>,
  duration: Double
) -> Value? {
  let observer = {{>observer-type}}<Value>()
  observer.observe(output)
  mvvmRunLoop(for: duration)
  return observer.values.last
}

{{>run-loop}}
{{/grabsLatestValue}}
{{/testSupport}}

{{! Bindings. A stream is named after its argument, because overloads take the compiler longer. }}
{{$ended}}cancelled{{/ended}}
{{$bindingType}}AnyCancellable{{/bindingType}}
{{$streamed}}{{qualifier}}Result<{{type}}, any {{qualifier}}Error>{{/streamed}}
{{$beginBinding}}
var bindings: {{qualifier}}Set<AnyCancellable> = []
{{/beginBinding}}
{{$endBinding}}
return AnyCancellable(all: bindings)
{{/endBinding}}
{{$bind}}
{{^isStream}}
bindings.show({{>bound-output}}, in: view, {{>bound-closure}})
{{/isStream}}
{{#isStream}}
if let {{quotedName}} {
  bindings.show(stream: {{>bound-output}}, in: view, {{>bound-closure}})
}
{{/isStream}}
{{/bind}}

{{$sourceProtocol}}Publisher<{{payload}}, Never>{{/sourceProtocol}}
{{$noSource}}AnyPublisher<{{payload}}, Never>{{/noSource}}

{{$bindingSupport}}
import Combine
import Dispatch
import Foundation

/// Delivers on the main thread: at once if called there while nothing waits, otherwise in the
/// order of the calls.
nonisolated private final class MVVMViewScheduler: Scheduler, @unchecked Sendable {
  private static let isMain: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private let lock = NSLock()
  private var waiting = 0

  init() {}

  var now: ImmediateScheduler.SchedulerTimeType { return ImmediateScheduler.shared.now }
  var minimumTolerance: ImmediateScheduler.SchedulerTimeType.Stride {
    return ImmediateScheduler.shared.minimumTolerance
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    let isAlone = self.lock.withLock {
      self.waiting += 1
      return self.waiting == 1
    }
    if isAlone, DispatchQueue.getSpecific(key: Self.isMain) == true {
      action()
      self.lock.withLock { self.waiting -= 1 }
    } else {
      nonisolated(unsafe) let action = action
      DispatchQueue.main.async {
        action()
        self.lock.withLock { self.waiting -= 1 }
      }
    }
  }

  func schedule(
    after date: ImmediateScheduler.SchedulerTimeType,
    tolerance: ImmediateScheduler.SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    self.schedule(options: options, action)
  }

  func schedule(
    after date: ImmediateScheduler.SchedulerTimeType,
    interval: ImmediateScheduler.SchedulerTimeType.Stride,
    tolerance: ImmediateScheduler.SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    self.schedule(options: options, action)
    return AnyCancellable {}
  }
}

nonisolated extension AnyCancellable {
  /// Cancels all of them. A closure created on the main actor must not be called elsewhere,
  /// so this one is created off it.
  convenience init(all cancellables: Swift.Set<AnyCancellable>) {
    self.init { for cancellable in cancellables { cancellable.cancel() } }
  }
}

extension Swift.Set<AnyCancellable> {
  /// Shows a state or each event in a view, which is held weakly, on the main thread.
  @MainActor
  mutating func show<View: AnyObject, Value>(
    _ output: AnyPublisher<Value, Never>,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    let binding = output.receive(on: MVVMViewScheduler()).sink { [weak view] value in
      if let view { show(view, value) }
    }
    self.insert(binding)
  }

  /// Starts the work of a stream, and shows its results.
  @MainActor
  mutating func show<View: AnyObject, Value>(
    stream: AnyPublisher<Value, any Swift.Error>,
    in view: View,
    _ show: @escaping @MainActor (View, Swift.Result<Value, any Swift.Error>) -> Void
  ) {
    let binding = stream.receive(on: MVVMViewScheduler()).sink(
      receiveCompletion: { [weak view] completion in
        if let view, case .failure(let error) = completion { show(view, .failure(error)) }
      },
      receiveValue: { [weak view] value in
        if let view { show(view, .success(value)) }
      }
    )
    self.insert(binding)
  }

  /// Calls an input with the elements of a source, if there is one.
  @MainActor
  mutating func send<Source: Publisher>(
    _ source: Source?,
    to input: @escaping @MainActor (Source.Output) -> Void
  ) where Source.Failure == Never {
    guard let source else { return }
    self.insert(source.receive(on: MVVMViewScheduler()).sink { input($0) })
  }
}
{{/bindingSupport}}

{{! Views. }}
{{$bindingStorage}}private var cancellables: {{qualifier}}Set<AnyCancellable> = []{{/bindingStorage}}
{{$endBindings}}self.cancellables = []{{/endBindings}}
{{$keptAfter}}
.store(in: &self.cancellables)
{{/keptAfter}}

"""#
  ),
  (
    "observable-object",
    #"""
{{! ObservableObject: the logic is an extension of the class, as in Observation, and the class publishes. }}
{{<observation}}
{{$observable}}{{qualifier}}ObservableObject{{/observable}}
{{$stateWrapper}}@{{qualifier}}Published{{/stateWrapper}}
{{! SwiftUI observes the outputs, and so the whole. }}
{{$classBound}}{{#isOutputs}}{{>observable-type}}{{/isOutputs}}{{^isOutputs}}AnyObject{{/isOutputs}}{{/classBound}}
{{$typeRefines}}{{/typeRefines}}
{{$typeParents}}: {{>observable-type}}, {{#typeRefined}}{{.}}{{,}}{{/typeRefined}}Sendable{{/typeParents}}

{{! A stream is work that its reader starts and ends, as in Observation, so that the logic is the same. }}
{{$shownType}}{{#isState}}{{type}}{{/isState}}{{#isEvent}}{{qualifier}}AnyPublisher<{{type}}, Never>{{/isEvent}}{{#isStream}}{{qualifier}}AsyncStream<{{type}}>{{/isStream}}{{/shownType}}
{{$reader}}{{#isEvent}}publisher{{/isEvent}}{{^isEvent}}stream(){{/isEvent}}{{/reader}}

{{$sourceSupport}}
import Combine
import Dispatch
import Foundation

/// Sends events to every subscriber. While nobody subscribes, the newest hundred are kept for
/// the next subscriber.
@MainActor
final class MVVMEventSource<Event> {
  private let events = Events()
  /// A single publisher, so that SwiftUI need not subscribe again for each update.
  private(set) lazy var publisher: AnyPublisher<Event, Never> = AnyPublisher(self.events)

  nonisolated init() {}

  func send(_ event: Event) {
    self.events.send(event)
  }

  /// The events for `for await`.
  nonisolated func stream() -> _Concurrency.AsyncStream<Event> {
    let (stream, continuation) = _Concurrency.AsyncStream.makeStream(of: Event.self)
    nonisolated(unsafe) let reader = self.events.sink(
      receiveCompletion: { _ in continuation.finish() },
      receiveValue: { event in
        nonisolated(unsafe) let event = event
        continuation.yield(event)
      }
    )
    continuation.onTermination = { _ in reader.cancel() }
    return stream
  }

  deinit {
    self.events.finish()
  }

  /// Events arrive on the main thread, whichever thread subscribes or releases the view
  /// model.
  private nonisolated final class Events: Publisher, @unchecked Sendable {
    typealias Output = Event
    typealias Failure = Never

    private let subject = PassthroughSubject<Event, Never>()
    private let lock = NSLock()
    private var readers = 0
    private var isSending = false
    private var waiting: [Event] = []

    init() {}

    func send(_ event: Event) {
      self.lock.withLock {
        if self.readers == 0, self.waiting.count == 100 { self.waiting.removeFirst() }
        self.waiting.append(event)
      }
      self.flush()
    }

    func finish() {
      self.onMain { $0.subject.send(completion: .finished) }
    }

    /// Sends the waiting events one by one. Events that a subscriber sends meanwhile are
    /// appended.
    private func flush() {
      while let event = self.next() {
        self.subject.send(event)
        self.lock.withLock { self.isSending = false }
      }
    }

    private func next() -> Event? {
      return self.lock.withLock {
        guard self.readers > 0, !self.isSending, !self.waiting.isEmpty else { return nil }
        self.isSending = true
        return self.waiting.removeFirst()
      }
    }

    private func onMain(_ action: @escaping @Sendable (Events) -> Void) {
      if mvvmIsMain() { return action(self) }
      DispatchQueue.main.async { action(self) }
    }

    func receive<Reader: Subscriber>(subscriber: Reader) where Reader.Input == Event, Reader.Failure == Never {
      // For subscribers that request one value at a time, as `for await` does: values between
      // requests would be lost.
      self.subject
        .buffer(size: 100, prefetch: .byRequest, whenFull: .dropOldest)
        .handleEvents(
          receiveSubscription: { _ in self.lock.withLock { self.readers += 1 } },
          receiveCancel: { self.lock.withLock { self.readers -= 1 } }
        )
        .subscribe(subscriber)
      self.onMain { $0.flush() }
    }
  }
}

/// Returns whether this runs on the main queue, which on Linux need not be on the main
/// thread.
nonisolated private func mvvmIsMain() -> Bool {
  return Thread.isMainThread || DispatchQueue.getSpecific(key: mvvmMainKey) == true
}

nonisolated private let mvvmMainKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

{{<send-support}}
{{$readType}}{{qualifier}}AnyPublisher{{/readType}}
{{/send-support}}

{{>logic-support}}
{{/sourceSupport}}

{{! Stored states are observed by their publishers; computed ones are read whenever anything changes. }}
{{$observe}}self.{{observerName}}.observe({{#isState}}{{#initialValue}}{{$vm}}{{/vm}}.${{name}}){{/initialValue}}{{^initialValue}}{{#isShared}}{{$vm}}{{/vm}}.${{name}}){{/isShared}}{{^isShared}}{{$vm}}{{/vm}}) { $0{{^hasAttributes}}.{{facet}}{{/hasAttributes}}.{{name}} }{{/isShared}}{{/initialValue}}{{/isState}}{{^isState}}{{>seen}}){{/isState}}{{/observe}}
{{$testSupport}}
import Combine
import Dispatch

{{^observerType}}
/// Records the elements of a publisher or a stream, or each value of a state.
@MainActor
final class MVVMTestObserver<Value> {
  private var past: [Value] = []
  private var present: @MainActor () -> Value? = { nil }
  private var isState = false
  private var taken = 0
  private var cancellable: AnyCancellable?

  nonisolated init() {}

  /// The time that a test waits, written like a `Duration`, which requires iOS 16.
  struct Timeout {
    fileprivate let interval: DispatchTimeInterval

    static func milliseconds(_ count: Int) -> Self { return Self(interval: .milliseconds(count)) }
    static func seconds(_ count: Int) -> Self { return Self(interval: .seconds(count)) }
  }

  /// All values in their order. For a state, the first is from before the first input, and a
  /// value that `==` finds equal to the previous one is left out.
  var values: [Value] {
    guard let present = self.present() else { return self.past }
    return self.past + (self.isChange(present) ? [present] : [])
  }

  /// Waits for a wanted value and returns it; `nil` if none arrives in time. No value is
  /// returned twice.
  ///
  /// Events are returned in order, beginning with those from before the call. For a state,
  /// only values from the current one on are returned, but not its first value.
  func next(
    within timeout: Timeout = .seconds(1),
    where isWanted: (Value) -> Bool = { _ in true }
  ) async -> Value? {
    let end = DispatchTime.now() + timeout.interval
    if self.isState { self.taken = max(self.taken, 1, self.values.count - 1) }
    while true {
      for value in self.values.dropFirst(self.taken) {
        self.taken += 1
        if isWanted(value) { return value }
      }
      if DispatchTime.now() >= end { return nil }
      try? await _Concurrency.Task.sleep(nanoseconds: 1_000_000)
    }
  }

  func observe(_ events: {{qualifier}}AnyPublisher<Value, Never>) {
    self.cancellable = events.sink { [weak self] event in self?.past.append(event) }
  }

  func observe(_ stream: _Concurrency.AsyncStream<Value>) {
    _Concurrency.Task { [weak self] in
      for await value in stream { self?.past.append(value) }
    }
  }

  func observe(_ state: {{qualifier}}Published<Value>.Publisher) {
    self.isState = true
    self.cancellable = state.sink { [weak self] value in
      if let self, self.isChange(value) { self.past.append(value) }
    }
  }

  /// `objectWillChange` is sent before each change, so reading the state then gives the
  /// previous value.
  func observe<Owner: {{qualifier}}ObservableObject>(_ owner: Owner, _ state: @escaping @MainActor (Owner) -> Value) {
    self.isState = true
    self.present = { [weak owner] in owner.map(state) }
    self.cancellable = owner.objectWillChange.sink { [weak self] _ in
      if let self { self.past = self.values }
    }
  }

  private func isChange(_ value: Value) -> Bool {
    guard let last = self.past.last else { return true }
    return self.isEqual(last, value) != true
  }

  {{>equal-values}}
}
{{/observerType}}
{{/testSupport}}

{{! Bindings for UIKit and AppKit views. }}
{{$beginBinding}}
let binding = MVVMViewBinding(self)
{{/beginBinding}}
{{$bindingImports}}
import Combine
{{/bindingImports}}
{{$bindingStart}}
private var cancellables: {{qualifier}}Set<AnyCancellable> = []
private var isWaiting = false
private let viewModel: AnyObject

init<ViewModel: {{qualifier}}ObservableObject>(_ viewModel: ViewModel) {
  self.viewModel = viewModel
  viewModel.objectWillChange.sink { [weak self] _ in self?.willChange() }.store(in: &self.cancellables)
}
{{/bindingStart}}
{{$bindingReceive}}

func receive<View: AnyObject, Event>(
  _ events: {{qualifier}}AnyPublisher<Event, Never>,
  in view: View,
  _ show: @escaping @MainActor (View, Event) -> Void
) {
  events.sink { [weak view] event in
    if let view { show(view, event) }
  }
  .store(in: &self.cancellables)
}
{{/bindingReceive}}
{{$bindingTracking}}
private func track(_ update: @escaping @MainActor () -> (@MainActor () -> Void)?) {
  self.updates.append(update)
  update()?()
}

private func willChange() {
  if self.isWaiting { return }
  self.isWaiting = true
  _Concurrency.Task { @MainActor [weak self] in
    self?.isWaiting = false
    for update in self?.updates ?? [] { update()?() }
  }
}
{{/bindingTracking}}

{{! A view accepts any conforming view model, so that a mock can replace it. }}
{{$viewHead}}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
struct {{viewName}}{{#typeName}}<ViewModel: {{typeName}}>{{/typeName}}: View {
{{/viewHead}}
{{$viewModelProperty}}
/// The first view model is kept for as long as the view exists.
@StateObject private var viewModel: {{#typeName}}ViewModel{{/typeName}}{{^typeName}}{{viewModelName}}{{/typeName}}

init(viewModel: @autoclosure @escaping () -> {{#typeName}}ViewModel{{/typeName}}{{^typeName}}{{viewModelName}}{{/typeName}}) {
  self._viewModel = StateObject(wrappedValue: viewModel())
}
{{/viewModelProperty}}
{{$written}}{{#isBinding}}{{^typeHasMembers}}$viewModel{{/typeHasMembers}}{{#typeHasMembers}}viewModel.bindings{{/typeHasMembers}}{{/isBinding}}{{^isBinding}}viewModel.bindings{{/isBinding}}{{/written}}
{{$viewTask}}
{{#isEvent}}
.onReceive({{>view-output}}) { {{>received-value}} in
  {{>view-reaction}}
}
{{/isEvent}}
{{#isStream}}
.task {
  for await {{>received-value}} in {{>view-output}} {
    {{>view-reaction}}
  }
}
{{/isStream}}
{{/viewTask}}
{{/observation}}

"""#
  ),
  (
    "observation",
    #"""
{{! Observation: the logic is a hand-written extension; the class stores, tracks and sends. }}

{{$isolation}}{{^isMainActor}}@MainActor{{/isMainActor}}{{/isolation}}
{{$replyIsolation}}@MainActor {{/replyIsolation}}
{{$facetParents}}: {{$classBound}}AnyObject{{/classBound}}, {{#refined}}{{.}}{{,}}{{/refined}}Sendable{{/facetParents}}

{{$shownType}}{{#isState}}{{type}}{{/isState}}{{^isState}}{{qualifier}}AsyncStream<{{type}}>{{/isState}}{{/shownType}}

{{$class}}
{{>view-model-head}}
{{$isolation}}{{/isolation}}
{{access}}final class {{viewModelName}}: {{$declaredType}}{{/declaredType}}{{>observable-type}}{{#conformances}}, {{.}}{{/conformances}} {
  {{#separated}}
  {{#dependencyDocumentation}}
  ///{{.}}
  {{/dependencyDocumentation}}
  {{#hasDependencies}}
  {{initializerAccess}}init({{#dependencies}}{{>dependency}}{{,}}{{/dependencies}}) {
    {{#dependencies}}
    self.{{name}} = {{quotedName}}
    {{/dependencies}}
    {{#callsStart}}
    self.start()
    {{/callsStart}}
  }
  {{/hasDependencies}}
  {{^hasDependencies}}
  {{initializerAccess}}init() {{#callsStart}}{ self.start() }{{/callsStart}}{{^callsStart}}{}{{/callsStart}}
  {{/hasDependencies}}

  {{#dependencies}}
  {{#isState}}
  {{^isBinding}}
  {{>state-wrapper}} {{access}}{{setterAccess}}var {{quotedName}}: {{storedType}}
  {{/isBinding}}
  {{/isState}}
  {{^isState}}
  {{#isShared}}{{access}}{{/isShared}}let {{quotedName}}: {{storedType}}
  {{/isState}}
  {{/dependencies}}

  {{#facets}}
  {{#isHeld}}
  // MARK: - {{facetTitle}}
  {{/isHeld}}

  {{#members}}
  {{#isKept}}
  {{^isPaired}}
  {{>state-wrapper}} private(set) var {{quotedLogicName}}: {{>kept-value}}
  {{/isPaired}}
  {{access}}{{>input-signature}} {
    self.{{logicName}} = {{argument}}
    {{#reply}}
    {{>ask-reply}}
    {{/reply}}
  }
  {{/isKept}}
  {{#hasHook}}
  {{>state-wrapper}} {{access}}var {{quotedName}}: {{type}}{{#initialValue}}{{^isImplicitlyNil}} = {{initialValue}}{{/isImplicitlyNil}}{{/initialValue}} {
    didSet { if mvvmIsChange(oldValue, self.{{name}}) { self.{{name}}Changed(from: oldValue) } }
  }
  {{/hasHook}}
  {{#isState}}
  {{^isBinding}}
  {{#initialValue}}
  {{>state-wrapper}} {{access}}{{setterAccess}}var {{quotedName}}: {{type}}{{^isImplicitlyNil}} = {{initialValue}}{{/isImplicitlyNil}}
  {{/initialValue}}
  {{/isBinding}}
  {{/isState}}
  {{#isOutput}}
  {{#isEvent}}
  let {{name}}Events = MVVMEventSource<{{type}}>()
  {{access}}var {{quotedName}}: {{>output-type}} { self.{{name}}Events.{{$reader}}stream(){{/reader}} }
  {{/isEvent}}
  {{/isOutput}}
  {{/members}}

  {{/facets}}

  {{^typeInherits}}
  {{#typeName}}
  // MARK: - {{typeName}}
  {{/typeName}}

  {{>facet-properties}}
  {{/typeInherits}}

  // MARK: - Logic

  /// The logic's own state. Outputs that read it are updated when it changes.
  {{>state-wrapper}} var kept = Kept()
  {{/separated}}
}

/// The hand-written part of `{{viewModelName}}`, in an extension of the class.
{{>view-model-attributes}}
{{$isolation}}{{/isolation}}
protocol {{viewModelName}}Logic: MVVMLogic, {{$writtenTypes}}{{/writtenTypes}} {
  {{#callsStart}}
  /// Called at the end of the initializer.
  func start()
  {{/callsStart}}
  {{#inputs}}
  {{#isKept}}
  {{#reply}}
  func {{logicName}}Reply{{>reply-type}}
  {{/reply}}
  {{/isKept}}
  {{/inputs}}
  {{#shown}}
  {{#hasHook}}
  /// Called after each change of `{{name}}`, by the view or by the logic.
  func {{name}}Changed(from old: {{parameterType}})
  {{/hasHook}}
  {{/shown}}
}

{{#hasDefaults}}
{{>view-model-attributes}}
extension {{viewModelName}}Logic {
  {{#callsStart}}
  func start() {}
  {{/callsStart}}
  {{#shown}}
  {{#hasHook}}
  func {{name}}Changed(from old: {{parameterType}}) {}
  {{/hasHook}}
  {{/shown}}
}

{{/hasDefaults}}
{{#hasPairs}}
{{>pair-bindings}}
{{/hasPairs}}
{{/class}}

{{$conditionalImports}}
{{#hasPairs}}
#if canImport(SwiftUI)
  {{pairAccess}}import struct SwiftUI.Binding
#endif
{{/hasPairs}}
{{/conditionalImports}}

{{! If the whole inherits from the facets, its existential and generic uses also have these. }}
{{$typeDoors}}
{{>view-model-attributes}}
{{$isolation}}{{/isolation}}
extension {{typeName}} {
  {{>facet-properties}}
}
{{/typeDoors}}

{{! A getter on one line looks as in any SwiftUI code. }}
{{$return}}{{/return}}

{{! The whole can be referenced weakly, and used with SwiftUI's `@Bindable`. }}
{{$typeRefines}}AnyObject, {{qualifier}}Observable, {{/typeRefines}}
{{$typeParents}}: AnyObject, {{qualifier}}Observable, {{#typeRefined}}{{.}}{{,}}{{/typeRefined}}Sendable{{/typeParents}}

{{! If the protocol of the whole inherits from the facets, the logic conforms to it. }}
{{$declaredType}}{{#typeHasMembers}}{{#typeName}}{{typeName}}, {{/typeName}}{{/typeHasMembers}}{{/declaredType}}
{{$writtenTypes}}
  {{#typeInherits}}{{#typeName}}{{typeName}}{{/typeName}}{{/typeInherits}}
  {{^typeInherits}}{{#facets}}{{facetType}}{{,}}{{/facets}}{{/typeInherits}}
{{/writtenTypes}}

{{! The hand-written logic. An input without an implementation does nothing. }}
{{$logic}}
{{>view-model-attributes}}
extension {{viewModelName}}: {{viewModelName}}Logic {
  {{#separated}}
  /// The logic's own state.
  struct Kept {}

  {{#shown}}
  {{#isState}}
  {{^initialValue}}
  {{^isShared}}
  {{access}}var {{quotedName}}: {{type}} {
    {{#isBinding}}
    get {
      #warning("{{name}} is not written yet")
      {{>unwritten-value}}
    }
    set {}
    {{/isBinding}}
    {{^isBinding}}
    #warning("{{name}} is not written yet")
    {{#isOptional}}
    // Without a value in the spec, this is computed. With `= nil` there, the class stores it.
    {{/isOptional}}
    {{>unwritten-value}}
    {{/isBinding}}
  }
  {{/isShared}}
  {{/initialValue}}
  {{/isState}}
  {{#isStream}}
  {{access}}var {{quotedName}}: {{qualifier}}AsyncStream<{{type}}> {
    #warning("{{name}} is not written yet")
    return {{qualifier}}AsyncStream { $0.finish() }
  }
  {{/isStream}}
  {{#isValue}}
  {{^isShared}}
  {{access}}var {{quotedName}}: {{type}} {
    #warning("{{name}} is not written yet")
    {{>unwritten-value}}
  }
  {{/isShared}}
  {{/isValue}}
  {{#isFunction}}
  {{access}}{{>output-signature}} {
    #warning("{{name}} is not written yet")
    {{>unwritten-value}}
  }
  {{/isFunction}}
  {{/shown}}

  {{#inputs}}
  {{^isKept}}
  {{access}}{{>input-signature}} {
    #warning("{{selector}} is not written yet")
    {{#hasReply}}
    {{>unwritten-value}}
    {{/hasReply}}
  }
  {{/isKept}}
  {{#isKept}}
  {{#reply}}
  func {{logicName}}Reply{{>reply-type}} {
    #warning("{{logicName}}Reply is not written yet")
    {{#placeholder}}
    return {{placeholder}}
    {{/placeholder}}
    {{^placeholder}}
    fatalError("{{viewModelName}}.{{logicName}}Reply is not written yet.")
    {{/placeholder}}
  }
  {{/reply}}
  {{/isKept}}
  {{/inputs}}
  {{/separated}}
}
{{/logic}}

{{$sourceSupport}}
import Observation

{{>tracked-support}}

{{>event-support}}

{{>logic-support}}
{{/sourceSupport}}

{{! A mock's states are tracked, and its events are sent, as in the class. }}
{{$mockConformances}}{{>observable-type}}{{/mockConformances}}
{{$mockInitializer}}
  {{#hasStates}}
  {{>mock-initializer}}
  {{/hasStates}}
  {{^hasStates}}
  {{#hasAnswers}}
  {{>mock-initializer}}
  {{/hasAnswers}}
  {{^hasAnswers}}
  {{access}}init() {}
  {{/hasAnswers}}
  {{/hasStates}}
{{/mockInitializer}}
{{$mockStateParameter}}
{{#isState}}
{{name}}: {{parameterType}}{{#mockDefault}} = {{mockDefault}}{{/mockDefault}},
{{/isState}}
{{/mockStateParameter}}
{{$mockStateAssignment}}
{{#isState}}
self.{{name}} = {{quotedName}}
{{/isState}}
{{/mockStateAssignment}}
{{$mockOutput}}
{{#isState}}
{{>state-wrapper}} {{access}}var {{quotedName}}: {{type}}
{{/isState}}
{{^isState}}
private let {{name}}Events = MVVMEventSource<{{type}}>()
{{access}}var {{quotedName}}: {{>output-type}} { self.{{name}}Events.{{$reader}}stream(){{/reader}} }
{{#isVoid}}
{{access}}func emit{{capitalizedName}}() {
  self.{{name}}Events.send()
}
{{/isVoid}}
{{^isVoid}}
{{access}}func emit{{capitalizedName}}(_ value: {{parameterType}}) {
  self.{{name}}Events.send(value)
}
{{/isVoid}}
{{/isState}}
{{/mockOutput}}
{{$afterCall}}
{{#isPaired}}
self.{{logicName}} = {{argument}}
{{/isPaired}}
{{/afterCall}}

{{! Tests of code on the main actor are asynchronous, since others crash on Linux. }}
{{$testEffects}}async {{/testEffects}}
{{$setUpHead}}
{{>isolated-set-up}}
{{/setUpHead}}
{{$tearDownHead}}
override func tearDown() async throws {
{{/tearDownHead}}
{{$tearDownFoot}}
{{>isolated-tear-down}}
{{/tearDownFoot}}
{{$base}}
{{>isolated-base}}
{{/base}}

{{$observe}}self.{{observerName}}.observe({{#isState}}{{$vm}}{{/vm}}) { $0{{^hasAttributes}}.{{facet}}{{/hasAttributes}}.{{name}} }{{/isState}}{{^isState}}{{>seen}}){{/isState}}{{/observe}}
{{$testSupport}}
import Observation

{{^observerType}}
{{>recorder-support}}
{{/observerType}}
{{/testSupport}}

{{! Bindings. }}
{{$ended}}let go{{/ended}}
{{$bindAttributes}}{{/bindAttributes}}
{{$bindingType}}AnyObject{{/bindingType}}
{{$beginBinding}}
let binding = MVVMViewBinding()
{{/beginBinding}}
{{$endBinding}}
return binding
{{/endBinding}}
{{$bind}}
{{#isState}}
binding.show({ {{>bound-output}} }, in: view, {{>bound-closure}})
{{/isState}}
{{#isEvent}}
binding.receive({{>bound-output}}, in: view, {{>bound-closure}})
{{/isEvent}}
{{#isStream}}
if let {{quotedName}} {
  binding.receive({{>bound-output}}, in: view, {{>bound-closure}})
}
{{/isStream}}
{{/bind}}

{{$bindingSupport}}
{{$bindingImports}}
import Observation
{{/bindingImports}}

/// Connects a view model and a view for as long as it is kept. It retains the view model.
@MainActor
final class MVVMViewBinding {
  private var updates: [@MainActor () -> (@MainActor () -> Void)?] = []
  private var tasks: [_Concurrency.Task<Void, Never>] = []
  {{$bindingStart}}

  nonisolated init() {}
  {{/bindingStart}}

  /// Shows a state now and after each change: in the main actor's next turn, and once for
  /// several changes.
  func show<View: AnyObject, Value>(
    _ state: @escaping @MainActor () -> Value,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    self.track { [weak view] in
      guard let view else { return nil }
      let value = state()
      return { show(view, value) }
    }
  }

  /// Shows a state with comparable values. An equal value is not shown again.
  func show<View: AnyObject, Value: Equatable>(
    _ state: @escaping @MainActor () -> Value,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    var shown: Value?
    self.track { [weak view] in
      guard let view else { return nil }
      let value = state()
      return {
        if shown == value { return }
        shown = value
        show(view, value)
      }
    }
  }

  /// Shows each event.
  func receive<View: AnyObject, Event>(
    _ events: _Concurrency.AsyncStream<Event>,
    in view: View,
    _ show: @escaping @MainActor (View, Event) -> Void
  ) {
    let task = _Concurrency.Task { [weak view] in
      for await event in events {
        guard let view, !_Concurrency.Task.isCancelled else { return }
        show(view, event)
      }
    }
    self.tasks.append(task)
  }
  {{$bindingReceive}}{{/bindingReceive}}

  deinit {
    for task in self.tasks { task.cancel() }
  }

  {{$bindingTracking}}
  private func track(_ update: @escaping @MainActor () -> (@MainActor () -> Void)?) {
    self.updates.append(update)
    self.update(self.updates.count - 1)
  }

  /// Values that the view reads while showing are not tracked.
  private func update(_ index: Int) {
    guard index < self.updates.count else { return }
    let update = self.updates[index]
    let show = withObservationTracking {
      update()
    } onChange: { [weak self] in
      _Concurrency.Task { @MainActor [weak self] in self?.update(index) }
    }
    show?()
  }
  {{/bindingTracking}}
}
{{/bindingSupport}}

{{$previewed}}
{{viewName}}(viewModel: {{>preview-mock}})
{{/previewed}}

{{$previewState}}
{{#isState}}
{{^mockDefault}}
{{name}}: {{#placeholder}}{{placeholder}}{{/placeholder}}{{,}}
{{/mockDefault}}
{{/isState}}
{{/previewState}}

{{$viewIsReady}}
/// Call when the view appears.
viewAppeared()
{{/viewIsReady}}

{{! Views. SwiftUI reads states where they are shown; events and streams have tasks. }}
{{$view}}
{{>swiftui-view}}
{{/view}}

"""#
  ),
  (
    "reactiveswift-pipes",
    #"""
{{! As reactiveswift, but an event goes through a pipe, which stores nothing. }}
{{<reactiveswift}}

{{$eventBacking}}MVVMEventPipe<{{payload}}>(){{/eventBacking}}
{{$eventHeard}}self.{{backing}}.signal{{/eventHeard}}
{{$sendEvent}}
self.{{backing}}.send({{argument}})
{{/sendEvent}}

{{$sourceSupport}}
import Foundation
import ReactiveSwift

/// Sends each call of an input to the current subscribers, without storing it. A call made by
/// a subscriber waits until all subscribers have the previous one. When the pipe is released
/// its signal completes, so that work in progress continues; ReactiveSwift's own pipe would
/// interrupt it.
nonisolated final class MVVMEventPipe<Value> {
  let signal: {{qualifier}}Signal<Value, Never>
  private let observer: {{qualifier}}Signal<Value, Never>.Observer
  // The pipe itself is not thread-safe. The lock is recursive, since a subscriber may call
  // the same input.
  private let lock = NSRecursiveLock()

  init() {
    (self.signal, self.observer) = {{qualifier}}Signal.reentrantUnserializedPipe()
  }

  func send(_ value: Value) {
    self.lock.lock()
    defer { self.lock.unlock() }
    self.observer.send(value: value)
  }

  deinit {
    self.observer.sendCompleted()
  }
}
{{/sourceSupport}}

{{/reactiveswift}}

"""#
  ),
  (
    "reactiveswift",
    #"""
{{! ReactiveSwift, as the Kickstarter template has it: properties for inputs, signals for outputs. }}

{{$shownType}}
  {{#isState}}{{qualifier}}Property<{{type}}>{{/isState}}
  {{#isEvent}}{{qualifier}}Signal<{{type}}, Never>{{/isEvent}}
  {{#isStream}}{{qualifier}}SignalProducer<{{type}}, Never>{{/isStream}}
{{/shownType}}

{{$logicInputType}}
  {{#initialValue}}{{qualifier}}Property<{{payload}}>{{/initialValue}}
  {{#isSticky}}{{qualifier}}SignalProducer<{{payload}}, Never>{{/isSticky}}
  {{#isEvent}}{{qualifier}}Signal<{{payload}}, Never>{{/isEvent}}
{{/logicInputType}}

{{! A signal of an optional argument emits each new value, including 'nil', so it needs no second '?'. If the }}
{{! argument is a closure it does, because the property is reset to 'nil', which is not a call. }}
{{$eventBacking}}
  {{qualifier}}MutableProperty
  {{#isVoid}}(()){{/isVoid}}
  {{^isVoid}}<
    {{#isOptional}}{{#holdsClosure}}{{wrappedPayload}}{{/holdsClosure}}{{^holdsClosure}}{{payload}}{{/holdsClosure}}{{/isOptional}}
    {{^isOptional}}{{wrappedPayload}}{{/isOptional}}
  >(nil){{/isVoid}}
{{/eventBacking}}
{{$eventHeard}}
  self.{{backing}}.signal
  {{^isVoid}}
    {{#isOptional}}{{#holdsClosure}}.skipNil(){{/holdsClosure}}{{/isOptional}}
    {{^isOptional}}.skipNil(){{/isOptional}}
  {{/isVoid}}
{{/eventHeard}}
{{! A closure often retains the view, which retains the view model, so it is released at once. }}
{{$sendEvent}}
self.{{backing}}.value = {{argument}}
{{#holdsClosure}}
self.{{backing}}.value = nil
{{/holdsClosure}}
{{/sendEvent}}

{{$backingValue}}
  {{#initialValue}}{{qualifier}}MutableProperty<{{payload}}>({{initialValue}}){{/initialValue}}
  {{#isSticky}}{{qualifier}}MutableProperty<{{wrappedPayload}}>(nil){{/isSticky}}
  {{#isEvent}}{{$eventBacking}}{{/eventBacking}}{{/isEvent}}
{{/backingValue}}

{{$logicInput}}
  {{#initialValue}}{{qualifier}}Property(capturing: self.{{backing}}){{/initialValue}}
  {{#isSticky}}self.{{backing}}.producer.skipNil(){{/isSticky}}
  {{#isEvent}}{{$eventHeard}}{{/eventHeard}}{{/isEvent}}
{{/logicInput}}

{{! Objects that the logic stores are notified when the view model is deallocated. }}
{{$storage}}private let lifetimeToken = {{qualifier}}Lifetime.Token(){{/storage}}
{{$ownedStream}}lifetime: {{qualifier}}Lifetime(self.lifetimeToken),{{/ownedStream}}
{{$noLogicInputs}}InputStreams(lifetime: {{qualifier}}Lifetime(self.lifetimeToken)){{/noLogicInputs}}
{{$ownedType}}
/// Ends with the view model.
let lifetime: {{qualifier}}Lifetime
{{/ownedType}}
{{$noStreams}}
struct InputStreams {
  /// Ends with the view model.
  let lifetime: {{qualifier}}Lifetime
}
{{/noStreams}}

{{$send}}
{{#isEvent}}
{{$sendEvent}}{{/sendEvent}}
{{/isEvent}}
{{^isEvent}}
self.{{backing}}.value = {{argument}}
{{/isEvent}}
{{/send}}

{{! A property must have a value: one without an initial value traps when it is created. Without its type, the }}
{{! compiler may infer 'Never' for the closure and warn. }}
{{$unwritten}}
  {{#isState}}{{qualifier}}Property(value: {{#initialValue}}{{initialValue}}{{/initialValue}}{{^initialValue}}{ () -> {{type}} in {{>trap-call}} }(){{/initialValue}}){{/isState}}
  {{^isState}}.empty{{/isState}}
{{/unwritten}}

{{! A mock's properties and pipes. }}
{{$mockInitializer}}
  {{#hasStates}}
  {{>mock-initializer}}
  {{/hasStates}}
  {{^hasStates}}
  {{#hasAnswers}}
  {{>mock-initializer}}
  {{/hasAnswers}}
  {{^hasAnswers}}
  {{access}}init() {}
  {{/hasAnswers}}
  {{/hasStates}}
{{/mockInitializer}}
{{$mockStateParameter}}
{{#isState}}
{{name}}: {{parameterType}}{{#mockDefault}} = {{mockDefault}}{{/mockDefault}},
{{/isState}}
{{/mockStateParameter}}
{{$mockStateAssignment}}
{{#isState}}
self.{{name}}Property = {{qualifier}}MutableProperty({{quotedName}})
{{/isState}}
{{/mockStateAssignment}}
{{$mockOutput}}{{>mock-source}}{{/mockOutput}}
{{$source}}
  {{#isState}}{{name}}Property: {{qualifier}}MutableProperty<{{type}}>{{/isState}}
  {{^isState}}{{name}}Pipe = {{qualifier}}Signal<{{type}}, Never>.pipe(){{/isState}}
{{/source}}
{{$sourceShown}}
  {{#isState}}{{qualifier}}Property(self.{{name}}Property){{/isState}}
  {{#isEvent}}self.{{name}}Pipe.output{{/isEvent}}
  {{#isStream}}self.{{name}}Pipe.output.producer{{/isStream}}
{{/sourceShown}}

{{$testSupport}}
{{#grabsLatestValue}}
import Foundation
{{/grabsLatestValue}}
import ReactiveSwift

{{^observerType}}
/// Records the elements of a signal.
final class MVVMTestObserver<Value> {
  private(set) var values: [Value] = []

  func observe(_ signal: {{qualifier}}Signal<Value, Never>) {
    signal.observeValues { [weak self] value in self?.values.append(value) }
  }

  func observe(_ producer: {{qualifier}}SignalProducer<Value, Never>) {
    producer.startWithValues { [weak self] value in self?.values.append(value) }
  }

  func observe(_ property: {{qualifier}}Property<Value>) {
    self.observe(property.producer)
  }
}
{{/observerType}}

{{#grabsLatestValue}}
/// Returns the value of a state after a time, in seconds.
func grabLatestValue<Value>(_ output: {{qualifier}}Property<Value>, duration: Double) -> Value {
  mvvmRunLoop(for: duration)
  return output.value
}

/// Returns the latest element of an output within a time, in seconds; `nil` without one.
func grabLatestValue<Value>(_ output: {{qualifier}}SignalProducer<Value, Never>, duration: Double) -> Value? {
  let observer = {{>observer-type}}<Value>()
  observer.observe(output)
  mvvmRunLoop(for: duration)
  return observer.values.last
}

/// Returns the latest element from now on within a time, in seconds; `nil` without one.
func grabLatestValue<Value>(_ output: {{qualifier}}Signal<Value, Never>, duration: Double) -> Value? {
  return grabLatestValue(output.producer, duration: duration)
}

{{>run-loop}}
{{/grabsLatestValue}}
{{/testSupport}}

{{! Bindings. The kinds have different argument names, because overloads take the compiler twice as long. }}
{{$ended}}disposed{{/ended}}
{{$bindingType}}any {{qualifier}}Disposable{{/bindingType}}
{{$beginBinding}}
let bindings = {{qualifier}}CompositeDisposable()
{{/beginBinding}}
{{$endBinding}}
return bindings
{{/endBinding}}
{{$bind}}
{{#isState}}
bindings.show(state: {{>bound-output}}, in: view, {{>bound-closure}})
{{/isState}}
{{#isEvent}}
bindings.show(event: {{>bound-output}}, in: view, {{>bound-closure}})
{{/isEvent}}
{{#isStream}}
if let {{quotedName}} {
  bindings.show(stream: {{>bound-output}}, in: view, {{>bound-closure}})
}
{{/isStream}}
{{/bind}}

{{$sourceProtocol}}{{qualifier}}BindingSource<{{payload}}>{{/sourceProtocol}}
{{$noSource}}{{qualifier}}Signal<{{payload}}, Never>{{/noSource}}

{{$bindingSupport}}
import ReactiveSwift

extension {{qualifier}}CompositeDisposable {
  /// Shows a state in a view, which is held weakly, on the main thread.
  @MainActor
  func show<View: AnyObject, Value>(
    state: {{qualifier}}Property<Value>,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    self.show(stream: state.producer, in: view, show)
  }

  /// Shows each event.
  @MainActor
  func show<View: AnyObject, Value>(
    event: {{qualifier}}Signal<Value, Never>,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    self += event.observe(on: {{qualifier}}UIScheduler()).observeValues { [weak view] value in
      if let view { show(view, value) }
    }
  }

  /// Starts the work of a stream, and shows its results.
  @MainActor
  func show<View: AnyObject, Value>(
    stream: {{qualifier}}SignalProducer<Value, Never>,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    self += stream.observe(on: {{qualifier}}UIScheduler()).startWithValues { [weak view] value in
      if let view { show(view, value) }
    }
  }

  /// Calls an input with the elements of a source, if there is one.
  @MainActor
  func send<Source: {{qualifier}}BindingSource>(
    _ source: Source?,
    to input: @escaping @MainActor (Source.Value) -> Void
  ) {
    guard let source else { return }
    self += source.producer.observe(on: {{qualifier}}UIScheduler()).startWithValues { input($0) }
  }
}
{{/bindingSupport}}

{{$previewState}}
{{#isState}}
{{^mockDefault}}
{{name}}: {{#placeholder}}{{placeholder}}{{/placeholder}}{{,}}
{{/mockDefault}}
{{/isState}}
{{/previewState}}

{{! Views. }}
{{$bindingStorage}}private {{#isCell}}var{{/isCell}}{{^isCell}}let{{/isCell}} bindings = ScopedDisposable({{qualifier}}CompositeDisposable()){{/bindingStorage}}
{{$endBindings}}self.bindings = ScopedDisposable({{qualifier}}CompositeDisposable()){{/endBindings}}
{{$keptBefore}}self.bindings += {{/keptBefore}}

"""#
  ),
  (
    "rxswift-core",
    #"""
{{! As rxswift, but each output is an 'Observable', from the logic and to the view, so RxCocoa is not needed. }}
{{<rxswift}}

{{$shownType}}{{qualifier}}Observable<{{type}}>{{/shownType}}

{{! A state is replayed, and an event is shared, as by a driver and a signal. }}
{{$assigned}}outputs.{{name}}{{#isState}}.share(replay: 1){{/isState}}{{#isEvent}}.share(){{/isEvent}}{{/assigned}}

{{$sourceShown}}self.{{$sourceName}}{{/sourceName}}.asObservable(){{/sourceShown}}

{{$observe}}
  {{#observerType}}self.{{observerName}}.observe({{>seen}}){{/observerType}}
  {{^observerType}}{{>seen}}.subscribe(self.{{observerName}}).disposed(by: self.disposeBag){{/observerType}}
{{/observe}}

{{$bind}}
{{#isStream}}
if let {{quotedName}} {
  bindings.show(stream: {{>bound-output}}, in: view, {{>bound-closure}})
}
{{/isStream}}
{{^isStream}}
bindings.show({{>bound-output}}, in: view, {{>bound-closure}})
{{/isStream}}
{{/bind}}

{{$bindingImports}}
import RxSwift
{{/bindingImports}}
{{$showOutputs}}
/// Shows a state or each event in a view, which is held weakly, on the main thread.
@MainActor
func show<View: AnyObject, Value>(
  _ output: {{qualifier}}Observable<Value>,
  in view: View,
  _ show: @escaping @MainActor (View, Value) -> Void
) {
  _ = self.insert(output.observe(on: {{qualifier}}MainScheduler()).subscribe(with: view, onNext: { show($0, $1) }))
}
{{/showOutputs}}

{{/rxswift}}

"""#
  ),
  (
    "rxswift-observers",
    #"""
{{! As rxswift, but an input is an observer that the view binds to, and cannot end; only one with a reply is still a }}
{{! function. }}
{{<rxswift}}

{{$inputRequirement}}
{{#reply}}
{{>input-signature}}
{{/reply}}
{{^reply}}
var {{quotedLogicName}}: {{qualifier}}AnyObserver<{{payload}}> { get }
{{/reply}}
{{/inputRequirement}}

{{! Elements are passed on; an error or a completion of a bound source is not. The observer only retains the relay, }}
{{! so keeping it does not retain the view model. It is created outside the class's actor: a closure created on the }}
{{! actor stops the program when another thread calls it. }}
{{$input}}
{{#reply}}
{{>function-input}}
{{/reply}}
{{^reply}}
private let {{backing}} = {{$backingValue}}{{/backingValue}}
{{access}}var {{quotedLogicName}}: {{qualifier}}AnyObserver<{{payload}}> {
  return Self.mvvmObserver(self.{{backing}}.accept)
}
{{/reply}}
{{/input}}
{{$inputHelpers}}
{{#hasInputs}}
/// Passes elements on, from any thread, and drops an error or a completion.
private nonisolated static func mvvmObserver<Value>(_ accept: @escaping (Value) -> Void) -> {{qualifier}}AnyObserver<Value> {
  return {{qualifier}}AnyObserver { if let value = $0.element { accept(value) } }
}
{{/hasInputs}}
{{/inputHelpers}}

{{$mockInput}}
{{#reply}}
{{>mock-input}}
{{/reply}}
{{^reply}}
{{access}}var {{quotedLogicName}}: {{qualifier}}AnyObserver<{{payload}}> {
  return {{qualifier}}AnyObserver { [weak self] in
    if {{#isVoid}}case .next = $0{{/isVoid}}{{^isVoid}}let value = $0.element{{/isVoid}} { self?.calls.append({{<relayed-call}}{{$relayed}}value{{/relayed}}{{/relayed-call}}) }
  }
}
{{/reply}}
{{/mockInput}}

{{! A view lists the property that it binds to. }}
{{$viewCall}}{{#reply}}{{quotedName}}(){{/reply}}{{^reply}}{{logicName}}.onNext(()){{/reply}}{{/viewCall}}
{{$listedInput}}{{#reply}}{{selector}}{{/reply}}{{^reply}}{{logicName}}{{/reply}}{{/listedInput}}

{{! The property that a SwiftUI view writes. }}
{{$writeField}}{{input.logicName}}.onNext({{$written}}{{/written}}){{/writeField}}

{{/rxswift}}

"""#
  ),
  (
    "rxswift-relays",
    #"""
{{! As rxswift, but an input is a relay that the view binds to; only one with a reply is still a function. }}
{{<rxswift}}

{{$inputRequirement}}
{{#reply}}
{{>input-signature}}
{{/reply}}
{{^reply}}
var {{quotedLogicName}}: {{$backingType}}{{/backingType}} { get }
{{/reply}}
{{/inputRequirement}}

{{$backingType}}
  {{#initialValue}}{{qualifier}}BehaviorRelay<{{payload}}>{{/initialValue}}
  {{#isSticky}}{{qualifier}}ReplayRelay<{{payload}}>{{/isSticky}}
  {{#isEvent}}{{qualifier}}PublishRelay<{{payload}}>{{/isEvent}}
{{/backingType}}

{{! If an attribute isolates the input to an actor, it exposes a relay that is not isolated, which the initializer }}
{{! may use. }}
{{$stored}}
  {{#hasAttributes}}{{backing}}{{/hasAttributes}}
  {{^hasAttributes}}{{#reply}}{{backing}}{{/reply}}{{^reply}}{{logicName}}{{/reply}}{{/hasAttributes}}
{{/stored}}
{{$relay}}
{{#hasAttributes}}
private let {{backing}} = {{$backingValue}}{{/backingValue}}
{{access}}var {{quotedLogicName}}: {{$backingType}}{{/backingType}} { return self.{{backing}} }
{{/hasAttributes}}
{{^hasAttributes}}
{{access}}let {{quotedLogicName}} = {{$backingValue}}{{/backingValue}}
{{/hasAttributes}}
{{/relay}}

{{$logicInput}}self.{{$stored}}{{/stored}}.asObservable(){{/logicInput}}

{{$input}}
{{#reply}}
{{>function-input}}
{{/reply}}
{{^reply}}
{{$relay}}{{/relay}}
{{/reply}}
{{/input}}

{{! A mock records its relays from the start; an initial value is not a call. }}
{{$mockInitializer}}
  {{#hasInputs}}
  {{>mock-initializer}}
  {{/hasInputs}}
  {{^hasInputs}}
  {{#hasAnswers}}
  {{>mock-initializer}}
  {{/hasAnswers}}
  {{^hasAnswers}}
  {{access}}init() {}
  {{/hasAnswers}}
  {{/hasInputs}}
{{/mockInitializer}}
{{$afterMockAssigning}}
{{#inputs}}
{{^reply}}
self.{{$stored}}{{/stored}}{{#initialValue}}.skip(1){{/initialValue}}
  .subscribe(onNext: { [weak self] in self?.calls.append({{>relayed-call}}) })
  .disposed(by: self.disposeBag)
{{/reply}}
{{/inputs}}
{{/afterMockAssigning}}
{{$mockInput}}
{{#reply}}
{{>mock-input}}
{{/reply}}
{{^reply}}
{{$relay}}{{/relay}}
{{/reply}}
{{/mockInput}}
{{$viewCall}}{{#reply}}{{quotedName}}(){{/reply}}{{^reply}}{{logicName}}.{{$sentWith}}accept{{/sentWith}}(()){{/reply}}{{/viewCall}}
{{! A view lists the property that it binds to. }}
{{$listedInput}}{{#reply}}{{selector}}{{/reply}}{{^reply}}{{logicName}}{{/reply}}{{/listedInput}}

{{! The property that a SwiftUI view writes. }}
{{$writeField}}{{input.logicName}}.accept({{$written}}{{/written}}){{/writeField}}

{{$mockStorage}}private let disposeBag = {{qualifier}}DisposeBag(){{/mockStorage}}

{{/rxswift}}

"""#
  ),
  (
    "rxswift-subjects",
    #"""
{{! As rxswift-relays, but an input is a subject, which a view could also end. }}
{{<rxswift-relays}}

{{$send}}self.{{backing}}.onNext({{argument}}){{/send}}

{{$writeField}}{{input.logicName}}.onNext({{$written}}{{/written}}){{/writeField}}
{{$sentWith}}onNext{{/sentWith}}

{{$backingType}}
  {{#initialValue}}{{qualifier}}BehaviorSubject<{{payload}}>{{/initialValue}}
  {{#isSticky}}{{qualifier}}ReplaySubject<{{payload}}>{{/isSticky}}
  {{#isEvent}}{{qualifier}}PublishSubject<{{payload}}>{{/isEvent}}
{{/backingType}}
{{$backingValue}}
  {{#initialValue}}{{qualifier}}BehaviorSubject<{{payload}}>(value: {{initialValue}}){{/initialValue}}
  {{#isSticky}}{{qualifier}}ReplaySubject<{{payload}}>.create(bufferSize: 1){{/isSticky}}
  {{#isEvent}}{{qualifier}}PublishSubject<{{payload}}>(){{/isEvent}}
{{/backingValue}}

{{/rxswift-relays}}

"""#
  ),
  (
    "rxswift",
    #"""
{{! RxSwift: relays for inputs; drivers, signals and observables for outputs. }}

{{$shownType}}
  {{#isState}}{{qualifier}}Driver<{{type}}>{{/isState}}
  {{#isEvent}}{{qualifier}}Signal<{{type}}>{{/isEvent}}
  {{#isStream}}{{qualifier}}Observable<{{type}}>{{/isStream}}
{{/shownType}}

{{$logicInputType}}{{qualifier}}Observable<{{payload}}>{{/logicInputType}}
{{$logicInput}}self.{{backing}}.asObservable(){{/logicInput}}
{{$send}}self.{{backing}}.accept({{argument}}){{/send}}

{{$backingValue}}
  {{#initialValue}}{{qualifier}}BehaviorRelay<{{payload}}>(value: {{initialValue}}){{/initialValue}}
  {{#isSticky}}{{qualifier}}ReplayRelay<{{payload}}>.create(bufferSize: 1){{/isSticky}}
  {{#isEvent}}{{qualifier}}PublishRelay<{{payload}}>(){{/isEvent}}
{{/backingValue}}

{{! The logic may put its subscriptions into the bag. }}
{{$ownedParameters}}disposeBag: {{qualifier}}DisposeBag{{,}}{{/ownedParameters}}
{{$ownedArguments}}disposeBag: self.disposeBag,{{/ownedArguments}}
{{$passedArguments}}disposeBag: disposeBag{{,}}{{/passedArguments}}
{{$storage}}private let disposeBag = {{qualifier}}DisposeBag(){{/storage}}

{{! Drivers and signals are made hot; otherwise, elements sent before the view subscribes would be lost. 'drive()' }}
{{! and 'emit()' would also work, but need a lock each. The observer is created outside the class's actor: a closure }}
{{! created on the actor stops the program when another thread calls it. }}
{{$afterAssigning}}
{{#hotOutputs}}
{{#shown}}
{{#isState}}
Self.mvvmMakeHot(self.{{name}}).disposed(by: self.disposeBag)
{{/isState}}
{{#isEvent}}
{{#hotEvents}}
Self.mvvmMakeHot(self.{{name}}).disposed(by: self.disposeBag)
{{/hotEvents}}
{{/isEvent}}
{{/shown}}
{{/hotOutputs}}
{{/afterAssigning}}
{{$helpers}}
{{#hotOutputs}}
{{#hasShown}}
/// Subscribes to an output, so that it works before a view does. Its elements are ignored, on
/// any thread.
private nonisolated static func mvvmMakeHot(_ output: some {{qualifier}}ObservableConvertibleType) -> any {{qualifier}}Disposable {
  return output.asObservable().subscribe({{qualifier}}AnyObserver { _ in })
}
{{/hasShown}}
{{/hotOutputs}}

{{$inputHelpers}}{{/inputHelpers}}
{{/helpers}}

{{! A state with an initial value starts with it. }}
{{$unwritten}}{{#initialValue}}.just({{initialValue}}){{/initialValue}}{{^initialValue}}.empty(){{/initialValue}}{{/unwritten}}

{{! A mock's relays. A state without an initial value shows nothing until it is set. A stream may complete and fail, }}
{{! which a relay cannot. }}
{{$mockOutput}}{{>mock-source}}{{/mockOutput}}
{{$sourceName}}{{name}}{{#isStream}}Subject{{/isStream}}{{^isStream}}Relay{{/isStream}}{{/sourceName}}
{{$source}}
  {{#isState}}
    {{#initialValue}}{{$sourceName}}{{/sourceName}} = {{qualifier}}BehaviorRelay<{{type}}>(value: {{initialValue}}){{/initialValue}}
    {{^initialValue}}{{$sourceName}}{{/sourceName}} = {{qualifier}}ReplayRelay<{{type}}>.create(bufferSize: 1){{/initialValue}}
  {{/isState}}
  {{#isEvent}}{{$sourceName}}{{/sourceName}} = {{qualifier}}PublishRelay<{{type}}>(){{/isEvent}}
  {{#isStream}}{{$sourceName}}{{/sourceName}} = {{qualifier}}PublishSubject<{{type}}>(){{/isStream}}
{{/source}}
{{$sourceShown}}
  {{#isState}}
    self.{{$sourceName}}{{/sourceName}}
    {{#initialValue}}.asDriver(){{/initialValue}}
    {{^initialValue}}.asDriver(onErrorDriveWith: .empty()){{/initialValue}}
  {{/isState}}
  {{#isEvent}}self.{{$sourceName}}{{/sourceName}}.asSignal(){{/isEvent}}
  {{#isStream}}self.{{$sourceName}}{{/sourceName}}.asObservable(){{/isStream}}
{{/sourceShown}}

{{! Tests: RxTest's observers. }}
{{$observer}}TestScheduler(initialClock: 0).createObserver({{metatype}}){{/observer}}
{{$observe}}
  {{#observerType}}self.{{observerName}}.observe({{>seen}}){{/observerType}}
  {{^observerType}}{{>seen}}.
  {{#isState}}drive(self.{{observerName}}){{/isState}}
  {{#isEvent}}emit(to: self.{{observerName}}){{/isEvent}}
  {{#isStream}}subscribe(self.{{observerName}}){{/isStream}}
  .disposed(by: self.disposeBag){{/observerType}}
{{/observe}}
{{$testStorage}}
{{^observerType}}
private {{$storedOnce}}let{{/storedOnce}} disposeBag = {{qualifier}}DisposeBag()
{{/observerType}}
{{/testStorage}}
{{$endObserving}}
{{^observerType}}
self.disposeBag = {{qualifier}}DisposeBag()
{{/observerType}}
{{/endObserving}}

{{! One clock for all observers of a test case; a base class may have one of its own. }}
{{$sharedClock}}
{{#scheduler}}
{{^baseClass}}
/// The clock of the observers. Pass it to the view model if that takes a scheduler.
let {{scheduler}} = TestScheduler(initialClock: 0)
{{/baseClass}}
{{/scheduler}}
{{/sharedClock}}
{{$storedObserver}}
{{#scheduler}}
private(set) lazy var {{quotedObserverName}} = self.{{scheduler}}.createObserver({{metatype}})
{{/scheduler}}
{{^scheduler}}
let {{quotedObserverName}} = {{>made-observer}}
{{/scheduler}}
{{/storedObserver}}
{{$givenClock}}
{{#scheduler}}
/// The clock of the observers. Pass it to the view model if that takes a scheduler.
let {{scheduler}}: TestScheduler
{{/scheduler}}
{{/givenClock}}
{{$givenObserver}}
{{#scheduler}}
let {{quotedObserverName}}: TestableObserver<{{type}}>
{{/scheduler}}
{{^scheduler}}
let {{quotedObserverName}} = {{>made-observer}}
{{/scheduler}}
{{/givenObserver}}
{{$clockParameter}}{{#scheduler}}, {{scheduler}}: TestScheduler = TestScheduler(initialClock: 0){{/scheduler}}{{/clockParameter}}
{{$clockAssigned}}
{{#scheduler}}
self.{{scheduler}} = {{scheduler}}
{{#observed}}
self.{{observerName}} = {{scheduler}}.createObserver({{metatype}})
{{/observed}}
{{/scheduler}}
{{/clockAssigned}}

{{$testSupport}}
{{#grabsLatestValue}}
import RxBlocking
{{/grabsLatestValue}}
import RxSwift
{{^observerType}}
import RxTest

extension TestableObserver {
  /// The emitted elements, without their times.
  var values: [Element] { return self.events.compactMap { $0.value.element } }
}
{{/observerType}}

{{#grabsLatestValue}}
/// Returns the latest element of an output within a time, in seconds; `nil` without one. An
/// output that does not complete takes the whole time.
func grabLatestValue<Output: ObservableConvertibleType>(
  _ output: Output,
  duration: Double
) -> Output.Element? {
  switch output.asObservable().toBlocking(timeout: duration).materialize() {
  case .completed(let elements), .failed(let elements, _): return elements.last
  }
}
{{/grabsLatestValue}}
{{/testSupport}}

{{! Bindings. The kinds have different argument names, because overloads take the compiler twice as long. }}
{{$ended}}disposed{{/ended}}
{{$bindingType}}any {{qualifier}}Disposable{{/bindingType}}
{{$streamed}}{{qualifier}}Result<{{type}}, any {{qualifier}}Error>{{/streamed}}
{{$beginBinding}}
let bindings = {{qualifier}}CompositeDisposable()
{{/beginBinding}}
{{$endBinding}}
return bindings
{{/endBinding}}
{{$bind}}
{{#isState}}
bindings.show(state: {{>bound-output}}, in: view, {{>bound-closure}})
{{/isState}}
{{#isEvent}}
bindings.show(event: {{>bound-output}}, in: view, {{>bound-closure}})
{{/isEvent}}
{{#isStream}}
if let {{quotedName}} {
  bindings.show(stream: {{>bound-output}}, in: view, {{>bound-closure}})
}
{{/isStream}}
{{/bind}}

{{! Without primary associated types, a clause names the source's element. }}
{{$noSource}}{{qualifier}}Observable<{{payload}}>{{/noSource}}
{{$bindInputsHead}}
{{access}}func bind<{{#sent}}{{capitalizedUniqueName}}Source: {{qualifier}}ObservableConvertibleType{{,}}{{/sent}}>(
  {{#sent}}
  {{uniqueName}}: {{capitalizedUniqueName}}Source? = {{$noSource}}{{/noSource}}?.none,
  {{/sent}}
) -> {{$bindingType}}{{/bindingType}}
where
  {{#sent}}
  {{capitalizedUniqueName}}Source.Element == {{payload}}{{,}}
  {{/sent}}
{
{{/bindInputsHead}}

{{$bindingSupport}}
{{$bindingImports}}
import RxCocoa
import RxSwift
{{/bindingImports}}

extension {{qualifier}}CompositeDisposable {
  {{$showOutputs}}
  /// Shows a state in a view, which is held weakly, on the main thread.
  @MainActor
  func show<View: AnyObject, Value>(
    state: {{qualifier}}Driver<Value>,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    _ = self.insert(state.drive(with: view, onNext: show))
  }

  /// Shows each event.
  @MainActor
  func show<View: AnyObject, Value>(
    event: {{qualifier}}Signal<Value>,
    in view: View,
    _ show: @escaping @MainActor (View, Value) -> Void
  ) {
    _ = self.insert(event.emit(with: view, onNext: show))
  }
  {{/showOutputs}}

  /// Starts the work of a stream, and shows its results.
  @MainActor
  func show<View: AnyObject, Value>(
    stream: {{qualifier}}Observable<Value>,
    in view: View,
    _ show: @escaping @MainActor (View, Swift.Result<Value, any Swift.Error>) -> Void
  ) {
    _ = self.insert(
      stream.observe(on: {{qualifier}}MainScheduler()).subscribe(
        with: view,
        onNext: { show($0, .success($1)) },
        onError: { show($0, .failure($1)) }
      )
    )
  }

  /// Calls an input with the elements of a source, if there is one. An error of the source
  /// only ends this binding.
  @MainActor
  func send<Source: {{qualifier}}ObservableConvertibleType>(
    _ source: Source?,
    to input: @escaping @MainActor (Source.Element) -> Void
  ) {
    guard let source else { return }
    _ = self.insert(source.asObservable().observe(on: {{qualifier}}MainScheduler()).subscribe(onNext: { input($0) }))
  }
}
{{/bindingSupport}}

{{! Views. }}
{{$bindingStorage}}private {{#isCell}}var{{/isCell}}{{^isCell}}let{{/isCell}} disposeBag = {{qualifier}}DisposeBag(){{/bindingStorage}}
{{$endBindings}}self.disposeBag = {{qualifier}}DisposeBag(){{/endBindings}}
{{$keptAfter}}
.disposed(by: self.disposeBag)
{{/keptAfter}}

"""#
  ),
]

/// The templates of all styles, by name.
package let sharedTemplates: [(name: StaticString, text: StaticString)] = [
  (
    "ask-reply",
    #"""
{{#hasReply}}return {{/hasReply}}{{#isAsync}}await {{/isAsync}}self.{{logicName}}Reply({{#parameters}}{{quotedName}}{{,}}{{/parameters}})

"""#
  ),
  (
    "bind-inputs",
    #"""
{{! Binds views to inputs: an argument for each, which a view may leave out to call the input itself. }}
{{>view-model-attributes}}
extension {{facetType}} {
  /// Calls inputs with the elements of the given sources, on the main thread, until the
  /// result is {{$ended}}{{/ended}}. Until then the view model is retained.
  {{^isMainActor}}
  @preconcurrency
  @MainActor
  {{/isMainActor}}
  {{$bindInputsHead}}
  {{access}}func bind(
    {{#sent}}
    {{uniqueName}}: (some {{$sourceProtocol}}{{/sourceProtocol}})? = {{$noSource}}{{/noSource}}?.none,
    {{/sent}}
  ) -> {{$bindingType}}{{/bindingType}} {
  {{/bindInputsHead}}
    {{$beginBinding}}{{/beginBinding}}
    {{#sent}}
    bindings.send({{quotedUniqueName}}) { {{#isVoid}}_ in {{/isVoid}}self.{{name}}({{#parameters}}{{#callLabel}}{{callLabel}}: {{/callLabel}}$0{{#hasSeveralParameters}}.{{name}}{{/hasSeveralParameters}}{{,}}{{/parameters}}) }
    {{/sent}}
    {{$endBinding}}{{/endBinding}}
  }
}

"""#
  ),
  (
    "binding-support",
    #"""
{{! Support that the bindings of a module share. }}
{{>shared-header}}

{{#separated}}
{{$conditionalImports}}{{/conditionalImports}}

{{$bindingSupport}}{{/bindingSupport}}
{{/separated}}

"""#
  ),
  (
    "bindings",
    #"""
{{! Binds view models to views. There is an argument for each output, so that the compiler finds outputs that a view }}
{{! does not show, and one for each input that a view may bind to. }}
{{>header}}

{{#separated}}
{{>imports}}

{{#viewModels}}
{{#hasBound}}
{{>view-model-attributes}}
extension {{#typeName}}{{typeName}}{{/typeName}}{{^typeName}}{{viewModelName}}{{/typeName}} {
  /// Binds the outputs to a view, which is held weakly, until the result is {{$ended}}{{/ended}}.
  {{$bindAttributes}}
  {{^isMainActor}}
  @preconcurrency
  @MainActor
  {{/isMainActor}}
  {{/bindAttributes}}
  {{access}}func bind<BoundView: AnyObject>(
    _ view: BoundView,
    {{#bound}}
    {{>bound-parameter}}
    {{/bound}}
  ) -> {{$bindingType}}{{/bindingType}} {
    {{$beginBinding}}{{/beginBinding}}
    {{#bound}}
    {{$bind}}{{/bind}}
    {{/bound}}
    {{$endBinding}}{{/endBinding}}
  }
}
{{/hasBound}}

{{#facets}}
{{#hasSent}}
{{>bind-inputs}}
{{/hasSent}}

{{/facets}}
{{#isObserved}}
{{>observed}}

{{/isObserved}}
{{/viewModels}}
{{/separated}}

"""#
  ),
  (
    "bound-closure",
    #"""
{{#isStream}}{{quotedName}}{{/isStream}}{{^isStream}}{{#isVoid}}{ view, _ in {{quotedName}}(view) }{{/isVoid}}{{^isVoid}}{{quotedName}}{{/isVoid}}{{/isStream}}

"""#
  ),
  (
    "bound-output",
    #"""
self.{{>shown-by}}

"""#
  ),
  (
    "bound-parameter",
    #"""
{{! The closure that shows an output. For a stream it may be nil, in which case the work is not started. }}
{{^isStream}}{{name}}: @escaping @MainActor (BoundView{{^isVoid}}, {{#isEscaping}}@escaping {{/isEscaping}}{{type}}{{/isVoid}}) -> Void,{{/isStream}}{{#isStream}}{{name}}: (@MainActor (BoundView, {{$streamed}}{{type}}{{/streamed}}) -> Void)?,{{/isStream}}

"""#
  ),
  (
    "call-payload",
    #"""
{{#hasParameters}}({{#parameters}}{{#argumentLabel}}{{#label}}{{label}}{{/label}}{{^label}}{{name}}{{/label}}{{/argumentLabel}}{{^argumentLabel}}_ {{name}}{{/argumentLabel}}: {{storedType}}{{,}}{{/parameters}}){{/hasParameters}}

"""#
  ),
  (
    "call",
    #"""
.{{uniqueName}}{{#hasParameters}}({{#parameters}}{{#argumentLabel}}{{argumentLabel}}: {{/argumentLabel}}{{quotedName}}{{,}}{{/parameters}}){{/hasParameters}}

"""#
  ),
  (
    "class",
    #"""
{{! Protocols and classes of all view models of a spec. }}
{{>header}}

{{#separated}}
{{>imports}}

{{#viewModels}}
{{>protocols}}

{{$class}}
{{>view-model-head}}
{{access}}final class {{viewModelName}}: {{#typeName}}{{typeName}}{{,}}{{/typeName}}{{#facets}}{{facetType}}{{,}}{{/facets}}{{#conformances}}{{.}}{{,}}{{/conformances}} {
  {{#separated}}
  {{#dependencyDocumentation}}
  ///{{.}}
  {{/dependencyDocumentation}}
  {{initializerAccess}}init({{#dependencies}}{{>dependency}}{{,}}{{/dependencies}}) {
    {{#separated}}
    let {{#hasShown}}outputs{{/hasShown}}{{^hasShown}}{{#hasResults}}outputs{{/hasResults}}{{^hasResults}}_{{/hasResults}}{{/hasShown}}: OutputStreams = mvvmMakeOutputs(
      {{#hasInputs}}
      inputs: InputStreams(
        {{#inputs}}
        {{logicName}}: {{$logicInput}}{{/logicInput}},
        {{/inputs}}
        {{$ownedStream}}{{/ownedStream}}
      ),
      {{/hasInputs}}
      {{^hasInputs}}
      inputs: {{$noLogicInputs}}InputStreams(){{/noLogicInputs}},
      {{/hasInputs}}
      {{$ownedArguments}}{{/ownedArguments}}
      {{#dependencies}}
      {{name}}: {{quotedName}},
      {{/dependencies}}
    )
    {{#inputs}}
    {{#reply}}
    self.{{logicName}}Reply = outputs.{{logicName}}Reply
    {{/reply}}
    {{/inputs}}
    {{#shown}}
    self.{{name}}{{#isAsked}}Output{{/isAsked}} = {{$assigned}}outputs.{{name}}{{/assigned}}
    {{/shown}}

    {{$afterAssigning}}{{/afterAssigning}}
    {{/separated}}
  }

  {{#facets}}
  {{#hasMembers}}
  // MARK: - {{facetTitle}}
  {{/hasMembers}}

  {{#members}}
  {{#isInput}}
  {{$input}}
  {{>function-input}}
  {{/input}}
  {{/isInput}}
  {{#isShown}}
  {{access}}let {{quotedName}}: {{>output-type}}
  {{/isShown}}
  {{#isAsked}}
  private let {{name}}Output: {{>stored-type}}
  {{#isValue}}
  {{access}}var {{quotedName}}: {{type}} { return self.{{name}}Output() }
  {{/isValue}}
  {{#isFunction}}
  {{access}}{{>output-signature}} {
    return self.{{name}}Output({{#parameters}}{{quotedName}}{{,}}{{/parameters}})
  }
  {{/isFunction}}
  {{/isAsked}}
  {{/members}}

  {{/facets}}

  {{#typeName}}
  // MARK: - {{typeName}}
  {{/typeName}}

  {{>facet-properties}}

  // MARK: - Logic

  {{$storage}}{{/storage}}

  {{$helpers}}{{/helpers}}

  /// The inputs as streams, for the logic.
  {{#hasInputs}}
  struct InputStreams {
    {{#inputs}}
    let {{quotedLogicName}}: {{$logicInputType}}{{/logicInputType}}
    {{/inputs}}
    {{$ownedType}}{{/ownedType}}
  }
  {{/hasInputs}}
  {{^hasInputs}}
  {{$noStreams}}struct InputStreams {}{{/noStreams}}
  {{/hasInputs}}

  /// The outputs, created by the logic in an initializer.
  {{#hasResults}}
  struct OutputStreams {
    {{#shown}}
    let {{quotedName}}: {{>stored-type}}
    {{/shown}}
    {{#inputs}}
    {{#reply}}
    let {{logicName}}Reply: {{>reply-type}}
    {{/reply}}
    {{/inputs}}
  }
  {{/hasResults}}
  {{^hasResults}}
  struct OutputStreams {}
  {{/hasResults}}
  {{/separated}}
}

{{>view-model-attributes}}
protocol {{viewModelName}}Logic {
  init({{>logic-parameters}})
}

{{>view-model-attributes}}
extension {{viewModelName}}.OutputStreams: {{viewModelName}}Logic {}

/// Generic, so that a missing initializer is reported once, as a missing conformance.
{{>view-model-attributes}}
private func mvvmMakeOutputs<Logic: {{viewModelName}}Logic>({{>logic-parameters}}) -> Logic {
  return Logic(inputs: inputs{{,}}{{$passedArguments}}{{/passedArguments}}{{#dependencies}}{{name}}: {{quotedName}}{{,}}{{/dependencies}})
}
{{/class}}

{{/viewModels}}
{{/separated}}

"""#
  ),
  (
    "dependency",
    #"""
{{#label}}{{label}} {{/label}}{{name}}: {{type}}{{#defaultValue}} = {{defaultValue}}{{/defaultValue}}

"""#
  ),
  (
    "equal-values",
    #"""
/// Returns whether two values are equal; `nil` if they cannot be compared by `==`.
private func isEqual(_ first: Value, _ second: Value) -> Bool? {
  guard let first = first as? any Equatable else { return nil }
  return isEqual(first, second)
}

private func isEqual<Known: Equatable>(_ first: Known, _ second: Value) -> Bool {
  return first == second as? Known
}

"""#
  ),
  (
    "event-support",
    #"""
{{! How events are sent. }}
/// Sends events to every existing stream. Without a reader, the newest hundred are kept for
/// the next one.
///
/// Each reader has a stream of its own: a shared one would end for all when one reader's task
/// is cancelled.
@MainActor
{{$eventClass}}final class MVVMEventSource<Event>{{/eventClass}} {
  private var continuations: [Int: _Concurrency.AsyncStream<Event>.Continuation] = [:]
  private var count = 0
  private var waiting: [Event] = []

  nonisolated init() {}

  func send(_ event: Event) {
    // An event need not be Sendable: code that reads one off the main actor is responsible
    // for that.
    nonisolated(unsafe) let event = event
    var isRead = false
    for continuation in self.continuations.values {
      if case .enqueued = continuation.yield(event) { isRead = true }
    }
    if isRead { return }
    if self.waiting.count == 100 { self.waiting.removeFirst() }
    self.waiting.append(event)
  }
  {{$eventMembers}}{{/eventMembers}}

  {{$eventReader}}
  func stream() -> _Concurrency.AsyncStream<Event> {
    let (stream, continuation) = _Concurrency.AsyncStream.makeStream(of: Event.self)
  {{/eventReader}}
    let key = self.count
    self.count += 1
    self.continuations[key] = continuation
    continuation.onTermination = { [weak self] _ in
      _Concurrency.Task { @MainActor [weak self] in self?.continuations[key] = nil }
    }
    self.waiting.removeAll { event in
      nonisolated(unsafe) let event = event
      if case .enqueued = continuation.yield(event) { return true }
      return false
    }
    {{$eventStream}}
    return stream
    {{/eventStream}}
  }

  deinit {
    for continuation in self.continuations.values { continuation.finish() }
  }
}

{{$sendVoid}}
{{>send-support}}
{{/sendVoid}}

"""#
  ),
  (
    "facet-properties",
    #"""
{{#facets}}
{{access}}var {{facetName}}: any {{facetType}} { {{$return}}return {{/return}}self }
{{/facets}}

"""#
  ),
  (
    "function-input",
    #"""
{{! An input that is a function: its backing, the closure of its reply, and the function that sends. }}
private let {{backing}} = {{$backingValue}}{{/backingValue}}
{{#reply}}
private let {{logicName}}Reply: {{>reply-type}}
{{/reply}}
{{access}}{{>input-signature}} {
  {{$send}}{{/send}}
  {{#reply}}
  {{>ask-reply}}
  {{/reply}}
}

"""#
  ),
  (
    "header",
    #"""
{{! The beginning of every generated file. The texts of the list include their leading blank, so that an empty line }}
{{! has none. }}
{{$copyright}}{{/copyright}}
// Generated by mvvmgen{{#specFile}} from {{specFile}}{{/specFile}}. Do not edit.
{{#header}}
//{{.}}
{{/header}}
// swift-format-ignore-file
// swiftformat:disable all
// swiftlint:disable all

"""#
  ),
  (
    "imports",
    #"""
{{! The imports in their groups, then what the style imports under conditions. }}
{{#plainImports}}
{{.}}
{{/plainImports}}

{{#declarationImports}}
{{.}}
{{/declarationImports}}

{{#testableImports}}
{{.}}
{{/testableImports}}

{{$conditionalImports}}{{/conditionalImports}}

"""#
  ),
  (
    "input-signature",
    #"""
func {{quotedName}}({{>parameters}}){{#isAsync}} async{{/isAsync}}{{#hasReply}}{{#reply}} -> {{reply}}{{/reply}}{{/hasReply}}

"""#
  ),
  (
    "isolated-base",
    #"""
{{! XCTest would set up the base after creating the view model, and tear it down before releasing it. }}
{{#baseClass}}
/// Set up before the view model is created, and torn down after it is released.
private nonisolated func setUpBase() throws {
  try super.setUpWithError()
  super.setUp()
}

private nonisolated func tearDownBase() throws {
  super.tearDown()
  try super.tearDownWithError()
}

override nonisolated func setUpWithError() throws {}
override nonisolated func setUp() {}
override nonisolated func tearDown() {}
override nonisolated func tearDownWithError() throws {}
{{/baseClass}}

"""#
  ),
  (
    "isolated-set-up",
    #"""
override func setUp() async throws {
  {{#baseClass}}
  try self.setUpBase()
  {{/baseClass}}

"""#
  ),
  (
    "isolated-tear-down",
    #"""
{{#baseClass}}
try self.tearDownBase()
{{/baseClass}}

"""#
  ),
  (
    "kept-value",
    #"""
{{! The property for an input that is stored: its type and its initial value. An optional starts as `nil`. }}
{{#isSticky}}{{wrappedPayload}}{{/isSticky}}{{^isSticky}}{{payload}}{{#initialValue}}{{^isImplicitlyNil}} = {{initialValue}}{{/isImplicitlyNil}}{{/initialValue}}{{/isSticky}}

"""#
  ),
  (
    "logic-parameters",
    #"""
inputs: {{viewModelName}}.InputStreams{{,}}{{$ownedParameters}}{{/ownedParameters}}{{#dependencies}}{{name}}: {{type}}{{,}}{{/dependencies}}

"""#
  ),
  (
    "logic-support",
    #"""
{{! Support for logic that extends the class. }}
/// The logic of any view model. It may declare a `struct Kept` for its own state.
protocol MVVMLogic {
  associatedtype Kept = MVVMNothingKept
}

extension MVVMLogic {
  @available(*, unavailable, renamed: "kept", message: "also rename its struct 'State' to 'Kept'")
  var state: Kept {
    get { fatalError() }
    nonmutating set {}
  }
}

/// Returns whether the value has changed; true if the values cannot be compared by `==`.
nonisolated func mvvmIsChange<Value>(_ old: Value, _ new: Value) -> Bool { return true }

nonisolated func mvvmIsChange<Value: {{qualifier}}Equatable>(_ old: Value, _ new: Value) -> Bool { return old != new }

/// The `Kept` of logic without state of its own.
struct MVVMNothingKept {
  nonisolated init() {}
}

"""#
  ),
  (
    "logic",
    #"""
{{! The scaffold of the logic: it compiles, runs, and shows where code is missing. }}
{{#separated}}
{{>imports}}

{{#viewModels}}
{{$logic}}
{{>view-model-attributes}}
extension {{viewModelName}}.OutputStreams {
  init({{>logic-parameters}}) {
    {{^hasShown}}
    // Subscribe to the inputs here.
    {{/hasShown}}
    {{#shown}}
    #warning("{{name}} is not written yet")
    self.{{name}} = {{#isAsked}}{{>trap}}{{/isAsked}}{{#isShown}}{{$unwritten}}{{/unwritten}}{{/isShown}}
    {{/shown}}
    {{#inputs}}
    {{#reply}}
    #warning("{{logicName}}Reply is not written yet")
    self.{{logicName}}Reply = {{>trap-reply}}
    {{/reply}}
    {{/inputs}}
  }
}
{{/logic}}

{{/viewModels}}
{{/separated}}

"""#
  ),
  (
    "made-observer",
    #"""
{{#observerType}}{{observerType}}<{{type}}>(){{/observerType}}{{^observerType}}{{$observer}}MVVMTestObserver<{{type}}>(){{/observer}}{{/observerType}}

"""#
  ),
  (
    "mock-initializer",
    #"""
{{! The values that a mock requires: values, functions, replies and, in some styles, states. }}
{{access}}init(
  {{#shown}}
  {{$mockStateParameter}}{{/mockStateParameter}}
  {{#isValue}}
  {{name}}: {{parameterType}}{{#mockDefault}} = {{mockDefault}}{{/mockDefault}},
  {{/isValue}}
  {{#isFunction}}
  {{name}}: @escaping {{>stored-type}},
  {{/isFunction}}
  {{/shown}}
  {{#inputs}}
  {{#reply}}
  {{logicName}}Reply: @escaping {{>reply-type}}{{^hasReply}} = {{>no-reply}}{{/hasReply}},
  {{/reply}}
  {{/inputs}}
) {
  {{#shown}}
  {{$mockStateAssignment}}{{/mockStateAssignment}}
  {{#isAsked}}
  self.{{name}}{{#isFunction}}Output{{/isFunction}} = {{quotedName}}
  {{/isAsked}}
  {{/shown}}
  {{#inputs}}
  {{#reply}}
  self.{{logicName}}Reply = {{logicName}}Reply
  {{/reply}}
  {{/inputs}}
  {{$afterMockAssigning}}{{/afterMockAssigning}}
}

"""#
  ),
  (
    "mock-input",
    #"""
{{#reply}}
{{access}}var {{logicName}}Reply: {{>reply-type}}
{{/reply}}
{{access}}{{>input-signature}} {
  self.calls.append({{>call}})
  {{$afterCall}}{{/afterCall}}
  {{#reply}}
  {{>ask-reply}}
  {{/reply}}
}

"""#
  ),
  (
    "mock-source",
    #"""
{{! An output of a mock: its source and its value. }}
{{access}}let {{$source}}{{/source}}
{{access}}var {{quotedName}}: {{>output-type}} { return {{$sourceShown}}{{/sourceShown}} }

"""#
  ),
  (
    "mock-support",
    #"""
{{! Support that all mocks of a module share. It is the same in every style. }}
{{>shared-header}}

{{#isForDebugging}}
#if DEBUG

{{/isForDebugging}}
{{#separated}}
{{$mockSupport}}
/// Returns whether two calls are of the same input with the same arguments. They are compared
/// by `==` if possible, otherwise by their parts, and objects by identity. Closures cannot be
/// compared and count as equal.
nonisolated func mvvmIsSameCall(_ a: Any, _ b: Any) -> Bool {
  let (left, right) = (Swift.Mirror(reflecting: a), Swift.Mirror(reflecting: b))
  guard left.subjectType == right.subjectType, left.children.count == right.children.count else { return false }
  if left.displayStyle == .class { return a as AnyObject === b as AnyObject }
  if left.displayStyle == .enum, left.children.isEmpty { return "\(a)" == "\(b)" }
  if left.displayStyle == .dictionary {
    return left.children.allSatisfy { entry in right.children.contains { mvvmIsSameCall(entry.value, $0.value) } }
  }
  if let type = a as? Any.Type { return type == b as? Any.Type }
  return zip(left.children, right.children).allSatisfy { left, right in
    guard left.label == right.label else { return false }
    if let value = left.value as? any Swift.Equatable { return value.mvvmIsSame(as: right.value) }
    return mvvmIsSameCall(left.value, right.value)
  }
}

nonisolated extension Swift.Equatable {
  fileprivate func mvvmIsSame(as other: Any) -> Bool { return (other as? Self) == self }
}
{{/mockSupport}}
{{/separated}}
{{#isForDebugging}}

#endif
{{/isForDebugging}}

"""#
  ),
  (
    "mock",
    #"""
{{! Mocks of view models: they record calls, and show the values that they are given. }}
{{>header}}

{{#isForDebugging}}
#if DEBUG

{{/isForDebugging}}
{{#separated}}
{{>imports}}

{{#viewModels}}
/// Replaces `{{viewModelName}}` in tests{{^isInTests}} and previews{{/isInTests}}.
{{>view-model-attributes}}
{{$isolation}}{{/isolation}}
{{access}}final class {{viewModelName}}Mock: {{#typeName}}{{typeName}}{{,}}{{/typeName}}{{#facets}}{{facetType}}{{,}}{{/facets}}{{$mockConformances}}{{/mockConformances}} {
  {{#separated}}
  {{$mockInitializer}}
  {{#hasAnswers}}
  {{>mock-initializer}}
  {{/hasAnswers}}
  {{^hasAnswers}}
  {{access}}init() {}
  {{/hasAnswers}}
  {{/mockInitializer}}

  {{#hasInputs}}
  /// A call of an input, with its arguments.
  {{access}}nonisolated enum Call: {{qualifier}}Equatable {
    {{#separated}}
    {{#inputs}}
    case {{quotedUniqueName}}{{>call-payload}}
    {{/inputs}}

    {{access}}static func == (a: Self, b: Self) -> Bool { return mvvmIsSameCall(a, b) }
    {{/separated}}
  }

  /// The calls of the inputs, in their order.
  {{access}}private(set) var calls: [Call] = []

  /// Forgets the calls so far.
  {{access}}func clearCalls() {
    self.calls = []
  }
  {{/hasInputs}}

  {{#inputs}}
  {{$mockInput}}
  {{>mock-input}}
  {{/mockInput}}
  {{/inputs}}

  {{#shown}}
  {{#isShown}}
  {{$mockOutput}}{{/mockOutput}}
  {{/isShown}}
  {{#isValue}}
  {{access}}var {{quotedName}}: {{type}}
  {{/isValue}}
  {{#isFunction}}
  {{access}}var {{name}}Output: {{>stored-type}}
  {{access}}{{>output-signature}} {
    return self.{{name}}Output({{#parameters}}{{quotedName}}{{,}}{{/parameters}})
  }
  {{/isFunction}}
  {{/shown}}

  {{>facet-properties}}

  {{$mockStorage}}{{/mockStorage}}
  {{/separated}}
}

{{/viewModels}}
{{/separated}}
{{#isForDebugging}}

#endif
{{/isForDebugging}}

"""#
  ),
  (
    "no-reply",
    #"""
{{! The closure of an `async` input that returns nothing. }}
{{#hasParameters}}{ {{ignoredParameters}}}{{/hasParameters}}{{^hasParameters}}{}{{/hasParameters}}

"""#
  ),
  (
    "observable-type",
    #"""
{{$observable}}{{qualifier}}Observable{{/observable}}

"""#
  ),
  (
    "observe",
    #"""
{{$observe}}self.{{observerName}}.observe({{>seen}}){{/observe}}

"""#
  ),
  (
    "observed-availability",
    #"""
{{! The systems that have Observation. }}
{{#isTracked}}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
{{/isTracked}}

"""#
  ),
  (
    "observed-shown",
    #"""
{{! A method costs the compiler less than a closure. }}
{{#isVoid}}{ $0.{{>observed-state}} = () }{{/isVoid}}{{^isVoid}}{{#isTracked}}self._{{>observed-state}}.show{{/isTracked}}{{^isTracked}}{ $0.{{>observed-state}} = $1 }{{/isTracked}}{{/isVoid}}

"""#
  ),
  (
    "observed-start",
    #"""
{{#isTracked}}@MVVMTrackedState({{$start}}{{/start}}) {{$declared}}{{/declared}}{{/isTracked}}{{^isTracked}}@{{qualifier}}Published {{$declared}}{{/declared}} = {{$start}}{{/start}}{{/isTracked}}

"""#
  ),
  (
    "observed-state",
    #"""
{{name}}{{#isPaired}}OfViewModel{{/isPaired}}

"""#
  ),
  (
    "observed-wrapper",
    #"""
{{#isTracked}}@MVVMTrackedState{{/isTracked}}{{^isTracked}}@{{qualifier}}Published{{/isTracked}}

"""#
  ),
  (
    "observed",
    #"""
{{! A view model for SwiftUI, which tracks its states, or publishes them as an `ObservableObject`. }}
/// A `{{viewModelName}}` for SwiftUI views. It stores the states, which fields may write, and
/// the events until they are read. It retains the view model, which does not retain it.
{{>view-model-attributes}}
{{>observed-availability}}
{{^isMainActor}}
@MainActor
{{/isMainActor}}
{{access}}final class {{viewModelName}}Observed: {{#isTracked}}Observation.Observable{{/isTracked}}{{^isTracked}}{{qualifier}}ObservableObject{{/isTracked}} {
  {{#separated}}
  {{access}}let viewModel: {{>view-model-type}}

  {{access}}init(_ viewModel: {{>view-model-type}}) {
    self.viewModel = viewModel
    {{#statesHaveValues}}
    {{#bound}}
    {{#isState}}
    self.{{#isTracked}}_{{/isTracked}}{{>observed-state}} = {{#isTracked}}.init({{/isTracked}}viewModel.{{>shown-by}}.value{{#isTracked}}){{/isTracked}}
    {{/isState}}
    {{/bound}}
    {{/statesHaveValues}}
    {{$keptBefore}}{{/keptBefore}}viewModel.bind(
      self,
      {{#bound}}
      {{#isState}}
      {{name}}: {{>observed-shown}}{{,}}
      {{/isState}}
      {{#isEvent}}
      {{name}}: {{#isVoid}}{ $0.{{name}}.send(()) }{{/isVoid}}{{^isVoid}}self.{{name}}.show{{/isVoid}}{{,}}
      {{/isEvent}}
      {{#isStream}}
      {{name}}: nil{{,}}
      {{/isStream}}
      {{/bound}}
    )
    {{$keptAfter}}{{/keptAfter}}
  }

  {{#hasEvents}}
  deinit {
    {{#bound}}
    {{#isEvent}}
    self.{{name}}.finish()
    {{/isEvent}}
    {{/bound}}
  }
  {{/hasEvents}}

  {{#pairs}}
  {{#isPaired}}
  {{access}}var {{quotedName}}: {{type}} {
    get { return self.{{name}}OfViewModel }
    set { {{<written-field}}{{$written}}newValue{{/written}}{{/written-field}} }
  }
  {{#statesHaveValues}}
  {{>observed-wrapper}} private var {{name}}OfViewModel: {{type}}
  {{/statesHaveValues}}
  {{^statesHaveValues}}
  {{<observed-start}}{{$start}}{{start}}{{/start}}{{$declared}}private var {{name}}OfViewModel: {{type}}{{/declared}}{{/observed-start}}
  {{/statesHaveValues}}
  {{/isPaired}}
  {{^isPaired}}
  {{<observed-start}}{{$start}}{{start}}{{/start}}{{$declared}}{{access}}var {{quotedName}}: {{type}}{{/declared}}{{/observed-start}} {
    didSet { {{<written-field}}{{$written}}self.{{name}}{{/written}}{{/written-field}} }
  }
  {{/isPaired}}

  {{/pairs}}
  {{#bound}}
  {{#isState}}
  {{^isPaired}}
  {{#statesHaveValues}}
  {{>observed-wrapper}} {{access}}private(set) var {{quotedName}}: {{type}}
  {{/statesHaveValues}}
  {{^statesHaveValues}}
  {{<observed-start}}{{$start}}{{#initialValue}}{{initialValue}}{{/initialValue}}{{^initialValue}}nil{{/initialValue}}{{/start}}{{$declared}}{{access}}private(set) var {{quotedName}}: {{#initialValue}}{{type}}{{/initialValue}}{{^initialValue}}{{optionalType}}{{/initialValue}}{{/declared}}{{/observed-start}}
  {{/statesHaveValues}}
  {{/isPaired}}
  {{/isState}}
  {{#isEvent}}
  {{access}}let {{quotedName}} = MVVMViewEvents<{{type}}>()
  {{/isEvent}}
  {{/bound}}

  {{$bindingStorage}}{{/bindingStorage}}
  {{/separated}}
}

"""#
  ),
  (
    "observer-type",
    #"""
{{#observerType}}{{observerType}}{{/observerType}}{{^observerType}}MVVMTestObserver{{/observerType}}

"""#
  ),
  (
    "output-signature",
    #"""
func {{quotedName}}({{>parameters}}) -> {{type}}

"""#
  ),
  (
    "output-type",
    #"""
{{#isAsked}}{{type}}{{/isAsked}}{{#isShown}}{{$shownType}}{{type}}{{/shownType}}{{/isShown}}

"""#
  ),
  (
    "pair-bindings",
    #"""
{{! SwiftUI bindings for pairs of an input and a state, and for the spec's own bindings. }}
#if canImport(SwiftUI)
  /// The SwiftUI bindings, one for each property that views write.
  {{>view-model-attributes}}
  {{$isolation}}{{/isolation}}
  {{access}}struct {{viewModelName}}Bindings {
    {{#separated}}
    fileprivate let _viewModel: {{>view-model-type}}

    {{#pairs}}
    /// `{{state.name}}`{{^isBinding}}, written by `{{input.selector}}`{{/isBinding}}.
    {{#input.attributes}}
    {{.}}
    {{/input.attributes}}
    {{#state.attributes}}
    {{.}}
    {{/state.attributes}}
    {{access}}var {{state.quotedName}}: SwiftUI.Binding<{{state.type}}> {
      let viewModel = self._viewModel
      return SwiftUI.Binding(get: { viewModel.{{#typeHasMembers}}{{state.facet}}.{{/typeHasMembers}}{{state.name}} }, set: { viewModel.{{#isBinding}}{{#typeHasMembers}}{{state.facet}}.{{/typeHasMembers}}{{state.name}} = $0{{/isBinding}}{{^isBinding}}{{#typeHasMembers}}{{input.facet}}.{{/typeHasMembers}}{{input.name}}({{#input.parameters}}{{#argumentLabel}}{{argumentLabel}}: {{/argumentLabel}}$0{{/input.parameters}}){{/isBinding}} })
    }

    {{/pairs}}
    {{/separated}}
  }

  {{>view-model-attributes}}
  extension {{#typeName}}{{typeName}}{{/typeName}}{{^typeName}}{{viewModelName}}{{/typeName}} {
    /// The SwiftUI bindings.
    {{access}}var bindings: {{viewModelName}}Bindings { {{viewModelName}}Bindings(_viewModel: self) }
  }
#endif

"""#
  ),
  (
    "parameters",
    #"""
{{#parameters}}{{#label}}{{label}} {{/label}}{{name}}: {{type}}{{,}}{{/parameters}}

"""#
  ),
  (
    "preview-mock",
    #"""
{{viewModelName}}Mock(
  {{#shown}}
  {{$previewState}}{{/previewState}}
  {{#isValue}}
  {{^mockDefault}}
  {{name}}: {{#placeholder}}{{placeholder}}{{/placeholder}}{{,}}
  {{/mockDefault}}
  {{/isValue}}
  {{#isFunction}}
  {{name}}: { {{ignoredParameters}}{{#placeholder}}{{placeholder}}{{/placeholder}} }{{,}}
  {{/isFunction}}
  {{/shown}}
  {{#inputs}}
  {{#hasReply}}
  {{logicName}}Reply: { {{ignoredParameters}}{{#placeholder}}{{placeholder}}{{/placeholder}} }{{,}}
  {{/hasReply}}
  {{/inputs}}
)

"""#
  ),
  (
    "preview",
    #"""
{{! Shows a view with a mock. }}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
#Preview {
  {{$previewed}}
  {{#isCell}}
  let cell = {{viewName}}(style: .default, reuseIdentifier: nil)
  cell.configure(with: {{>preview-mock}})
  return cell
  {{/isCell}}
  {{^isCell}}
  {{viewName}}(viewModel: {{>preview-mock}})
  {{/isCell}}
  {{/previewed}}
}

"""#
  ),
  (
    "protocols",
    #"""
{{! A protocol for each facet, and one for the view model as a whole. }}
{{#facets}}
{{>view-model-attributes}}
{{$isolation}}{{/isolation}}
{{^hasMembers}}
{{access}}protocol {{facetType}}{{$facetParents}}{{#hasParents}}: {{#isClassBound}}AnyObject{{,}}{{/isClassBound}}{{#refined}}{{.}}{{,}}{{/refined}}{{#isMainActor}}Sendable{{/isMainActor}}{{/hasParents}}{{/facetParents}} {}
{{/hasMembers}}
{{#hasMembers}}
{{access}}protocol {{facetType}}{{$facetParents}}{{#hasParents}}: {{#isClassBound}}AnyObject{{,}}{{/isClassBound}}{{#refined}}{{.}}{{,}}{{/refined}}{{#isMainActor}}Sendable{{/isMainActor}}{{/hasParents}}{{/facetParents}} {
  {{#separated}}
  {{#members}}
  {{! Between the documentation and its member, it would detach the documentation. }}
  {{#sourceLocation}}
  {{sourceLocation}}
  {{/sourceLocation}}
  {{#documentation}}
  ///{{.}}
  {{/documentation}}
  {{#attributes}}
  {{.}}
  {{/attributes}}
  {{#isInput}}
  {{$inputRequirement}}{{>input-signature}}{{/inputRequirement}}
  {{/isInput}}
  {{#isOutput}}
  {{#isFunction}}
  {{>output-signature}}
  {{/isFunction}}
  {{^isFunction}}
  var {{quotedName}}: {{>output-type}} { get{{#isBinding}} set{{/isBinding}} }
  {{/isFunction}}
  {{/isOutput}}
  {{/members}}
  {{#hasSourceLocations}}
  #sourceLocation()
  {{/hasSourceLocations}}
  {{/separated}}
}
{{/hasMembers}}

{{/facets}}
{{#typeName}}
{{>view-model-head}}
{{$isolation}}{{/isolation}}
{{#typeInherits}}
{{access}}protocol {{typeName}}: {{$typeRefines}}{{/typeRefines}}{{#typeRefined}}{{.}}{{,}}{{/typeRefined}}{{#facets}}{{facetType}}{{,}}{{/facets}} {}

{{$typeDoors}}{{/typeDoors}}
{{/typeInherits}}
{{#typeHasMembers}}
{{access}}protocol {{typeName}}{{$typeParents}}{{#typeHasParents}}: {{#isClassBound}}AnyObject{{,}}{{/isClassBound}}{{#typeRefined}}{{.}}{{,}}{{/typeRefined}}{{#isMainActor}}Sendable{{/isMainActor}}{{/typeHasParents}}{{/typeParents}} {
  {{#facets}}
  var {{facetName}}: any {{facetType}} { get }
  {{/facets}}
}
{{/typeHasMembers}}
{{/typeName}}

"""#
  ),
  (
    "received-value",
    #"""
{{#isVoid}}_{{/isVoid}}{{^isVoid}}value{{/isVoid}}

"""#
  ),
  (
    "recorder-support",
    #"""
{{! How tests of the Observation style record outputs. }}
/// Records the elements of a stream, or each value of a state.
@MainActor
final class MVVMTestObserver<Value> {
  private var past: [Value] = []
  private var taken = 0
  private var present: (@MainActor () -> Value?)?
  private var tracking = 0
  /// Whether a change of the state has been announced but not recorded yet.
  private var isChanging = false

  nonisolated init() {}

  /// All values in their order. For a state, the first is from before the first input, and a
  /// value that `==` finds equal to the previous one is left out.
  var values: [Value] {
    self.finishChange()
    return self.past
  }

  /// Waits for a wanted value and returns it; `nil` if none arrives in time. No value is
  /// returned twice.
  ///
  /// Events are returned in order, beginning with those from before the call. For a state,
  /// only values from the current one on are returned, but not its first value.
  func next(
    within timeout: Swift.Duration = .seconds(1),
    where isWanted: (Value) -> Bool = { _ in true }
  ) async -> Value? {
    let end = ContinuousClock.now + timeout
    if self.present != nil { self.taken = max(self.taken, self.values.count - 1) }
    while true {
      for value in self.values.dropFirst(self.taken) {
        self.taken += 1
        if isWanted(value) { return value }
      }
      if ContinuousClock.now >= end { return nil }
      try? await _Concurrency.Task.sleep(for: .milliseconds(1))
    }
  }

  func observe(_ stream: _Concurrency.AsyncStream<Value>) {
    _Concurrency.Task { [weak self] in
      for await value in stream { self?.past.append(value) }
    }
  }

  func observe<Owner: AnyObject & Sendable>(_ owner: Owner, _ state: @escaping @MainActor (Owner) -> Value) {
    self.present = { [weak owner] in owner.map(state) }
    self.update()
    self.taken = 1
  }

  /// Records the state's value, and tracks everything that it was computed from, which may be
  /// different after each change.
  private func update() {
    guard let present = self.present else { return }
    self.tracking += 1
    let tracking = self.tracking
    let value = withObservationTracking {
      present()
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.tracking == tracking { self.change() }
      }
    }
    guard let value else { return }
    if let last = self.past.last, self.isEqual(last, value) ?? !self.isChanging { return }
    self.past.append(value)
  }

  /// A view model announces each change of a property before and after it. Any other
  /// `@Observable` object announces it only before, so the change is recorded in the main
  /// actor's next turn, or when `values` is read.
  private func change() {
    self.update()
    self.isChanging.toggle()
    guard self.isChanging else { return }
    _Concurrency.Task { [weak self] in
      if let self, self.isChanging { self.finishChange() }
    }
  }

  private func finishChange() {
    self.update()
    self.isChanging = false
  }

  {{>equal-values}}
}

"""#
  ),
  (
    "relayed-call",
    #"""
.{{uniqueName}}{{#hasParameters}}({{#parameters}}{{#argumentLabel}}{{argumentLabel}}: {{/argumentLabel}}{{$relayed}}$0{{/relayed}}{{#hasSeveralParameters}}.{{name}}{{/hasSeveralParameters}}{{,}}{{/parameters}}){{/hasParameters}}

"""#
  ),
  (
    "reply-type",
    #"""
{{! The type of the closure that asks the logic. A caller on the main actor may only wait for it there. }}
{{#isAsync}}
  {{$replyIsolation}}
    {{#isMainActor}}@MainActor {{/isMainActor}}
    {{^isMainActor}}{{#isIsolated}}@MainActor {{/isIsolated}}{{/isMainActor}}
  {{/replyIsolation}}
{{/isAsync}}
{{>stored-parameters}}{{#isAsync}} async{{/isAsync}} -> {{reply}}

"""#
  ),
  (
    "run-loop",
    #"""
{{! For a test that waits on its thread. }}
/// Runs this thread's loop for a time, in seconds, so that work scheduled on it is done.
private func mvvmRunLoop(for duration: Double) {
  let end = Date(timeIntervalSinceNow: duration)
  while Date() < end {
    if !RunLoop.current.run(mode: .default, before: end) { Thread.sleep(forTimeInterval: 0.001) }
  }
}

"""#
  ),
  (
    "seen",
    #"""
{{! An output as a test reads it. An output with an attribute is read directly from the class, since using it }}
{{! through the protocol may cause a warning. }}
{{$vm}}{{/vm}}{{^hasAttributes}}.{{facet}}{{/hasAttributes}}.{{name}}

"""#
  ),
  (
    "send-support",
    #"""
{{! Sends events without a value for the logic, with advice if it sends to readers. }}
extension MVVMEventSource where Event == Void {
  func send() {
    self.send(())
  }
}

extension {{$readType}}_Concurrency.AsyncStream{{/readType}} {
  @available(*, unavailable, message: "the logic sends by the property whose name ends in 'Events'")
  func send(_ event: Any? = nil) {}
}

"""#
  ),
  (
    "shared-header",
    #"""
{{! The beginning of a file that a module has once. }}
{{>header}}

// Shared by all view models of the module. If this file is generated in several folders of one
// module, give them the same "module" in mvvmgen.json.

"""#
  ),
  (
    "shown-by",
    #"""
{{#typeHasMembers}}{{facet}}.{{/typeHasMembers}}{{name}}

"""#
  ),
  (
    "source-support",
    #"""
{{! Support that the classes and mocks of a module share. }}
{{>shared-header}}

{{#separated}}
{{$conditionalImports}}{{/conditionalImports}}

{{$sourceSupport}}{{/sourceSupport}}
{{/separated}}

"""#
  ),
  (
    "spec",
    #"""
{{! The scaffold of a spec: an example of each section, to be replaced. }}
{{#viewModels}}
/// Describes the purpose of the screen.
viewmodel {{viewModelName}} {
  dependencies {
    /// The time in seconds, as an example of something that the logic needs from outside.
    now: () -> Double
  }

  inputs {
    /// Call when the submit button is tapped.
    submitTapped()
    /// Call when the text of the field changes.
    textChanged(_ text: String = "") as text
    {{$viewIsReady}}
    /// Call when the view loads.
    viewDidLoad()
    {{/viewIsReady}}
  }

  outputs {
    /// Emits when the screen is done.
    event dismiss: Void
    /// Emits whether the submit button is enabled.
    state submitButtonIsEnabled: Bool = false
  }

  errors {
    /// Emits the message of an alert to show.
    showAlert: String
  }
}
{{/viewModels}}

"""#
  ),
  (
    "state-wrapper",
    #"""
{{$stateWrapper}}@MVVMTracked{{/stateWrapper}}

"""#
  ),
  (
    "stored-parameters",
    #"""
({{#parameters}}_ {{name}}: {{type}}{{,}}{{/parameters}})

"""#
  ),
  (
    "stored-type",
    #"""
{{#isAsked}}{{>stored-parameters}} -> {{type}}{{/isAsked}}{{#isShown}}{{$shownType}}{{type}}{{/shownType}}{{/isShown}}

"""#
  ),
  (
    "swiftui-view",
    #"""
{{! The scaffold of a SwiftUI view: fields are bound, lists are shown, events are received. }}
{{>view-model-attributes}}
{{$viewHead}}
{{>observed-availability}}
struct {{viewName}}: View {
{{/viewHead}}
  {{#separated}}
  {{#isObserved}}
  /// The first view model is kept for as long as the view exists.
  {{#isTracked}}@{{qualifier}}State{{/isTracked}}{{^isTracked}}@StateObject{{/isTracked}} private var model: {{viewModelName}}Observed

  init(viewModel: {{>view-model-type}}) {
    self._model = {{#isTracked}}{{qualifier}}State(initialValue: {{/isTracked}}{{^isTracked}}StateObject(wrappedValue: {{/isTracked}}{{viewModelName}}Observed(viewModel))
  }
  {{/isObserved}}
  {{^isObserved}}
  {{$viewModelProperty}}
  let viewModel: {{>view-model-type}}
  {{/viewModelProperty}}
  {{/isObserved}}

  var body: some View {
    #warning("{{viewName}} is not written yet")
    {{#inputs}}
    {{^isPaired}}
    {{^isCalledOnAppearance}}
    {{^isCalledOnRefresh}}
    // {{#isAsync}}Task { await {{/isAsync}}{{selector}}{{#isAsync}} }{{/isAsync}}
    {{/isCalledOnRefresh}}
    {{/isCalledOnAppearance}}
    {{/isPaired}}
    {{/inputs}}
    {{#shown}}
    {{#isState}}
    {{^isPaired}}
    {{^isList}}
    // {{selector}}
    {{/isList}}
    {{#isList}}
    {{^isBound}}
    // {{selector}}
    {{/isBound}}
    {{/isList}}
    {{/isPaired}}
    {{/isState}}
    {{^isState}}
    {{^isBound}}
    // {{selector}}
    {{/isBound}}
    {{#isBound}}
    {{#isStream}}
    {{#isObserved}}
    // {{selector}}
    {{/isObserved}}
    {{/isStream}}
    {{/isBound}}
    {{/isState}}
    {{/shown}}
    {{#pairs}}
    {{^isText}}
    {{^isSwitch}}
    // {{^isObserved}}bindings.{{/isObserved}}{{name}}{{#isItem}}, as in `.sheet(item:)` if it is identifiable{{/isItem}}
    {{/isSwitch}}
    {{/isText}}
    {{/pairs}}
    {{#hasFields}}Form{{/hasFields}}{{^hasFields}}List{{/hasFields}} {
      Text("{{viewName}}")
      {{#pairs}}
      {{#isText}}
      TextField("{{name}}", text: {{>view-binding}})
      {{/isText}}
      {{#isSwitch}}
      Toggle("{{name}}", isOn: {{>view-binding}})
      {{/isSwitch}}
      {{/pairs}}
      {{#shown}}
      {{#isList}}
      {{^isPaired}}
      {{#isBound}}
      {{#isState}}
      ForEach({{>view-state}}{{#isListOfValues}}, id: \.self{{/isListOfValues}}) { row in
        Text(String(describing: row))
      }
      {{/isState}}
      {{/isBound}}
      {{/isPaired}}
      {{/isList}}
      {{/shown}}
    }
    {{#inputs}}
    {{#isCalledOnAppearance}}
    {{^isAsync}}
    .onAppear { {{>view-call}} }
    {{/isAsync}}
    {{#isAsync}}
    .task { await {{>view-call}} }
    {{/isAsync}}
    {{/isCalledOnAppearance}}
    {{#isCalledOnRefresh}}
    .refreshable { await {{>view-call}} }
    {{/isCalledOnRefresh}}
    {{/inputs}}
    {{#shown}}
    {{#isBound}}
    {{#isEvent}}
    {{>view-task}}
    {{/isEvent}}
    {{#isStream}}
    {{^isObserved}}
    {{>view-task}}
    {{/isObserved}}
    {{/isStream}}
    {{/isBound}}
    {{/shown}}
  }
  {{/separated}}
}

"""#
  ),
  (
    "test-reply",
    #"""
{{! Replies to `async` inputs in tests. They are the same in every style. }}
{{>shared-header}}

{{#separated}}
/// A reply that a test gives at a chosen time: `mock.refreshReply = { await reply.wait() }`.
///
/// Call `give` for every call that waits. A call without a reply until the limit ends the
/// test run, with the place where the reply was made, since it would otherwise wait for ever.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
@MainActor
final class MVVMTestReply<Value: Sendable> {
  private let limit: Double
  private let file: StaticString
  private let line: UInt
  private var waiting: [CheckedContinuation<Value, Never>] = []

  /// - Parameter limit: The longest wait for the reply, in seconds.
  nonisolated init(limit: Double = 60, file: StaticString = #filePath, line: UInt = #line) {
    self.limit = limit
    self.file = file
    self.line = line
  }

  /// The number of calls that wait for the reply now.
  var count: Int { return self.waiting.count }

  func wait() async -> Value {
    let alarm = _Concurrency.Task { await self.failAfterLimit() }
    defer { alarm.cancel() }
    return await withCheckedContinuation { self.waiting.append($0) }
  }

  /// Waits until a number of calls wait for the reply. Returns whether they did within a
  /// time, in seconds.
  func isAwaited(by count: Int = 1, within timeout: Double = 1) async -> Bool {
    for _ in 0..<Int(timeout * 1_000) where self.waiting.count < count {
      try? await _Concurrency.Task.sleep(nanoseconds: 1_000_000)
    }
    return self.waiting.count >= count
  }

  /// Replies to all waiting calls, or to the first one within a time, in seconds. Returns
  /// whether there was one.
  @discardableResult
  func give(_ value: Value, within timeout: Double = 1) async -> Bool {
    let isAwaited = await self.isAwaited(within: timeout)
    defer { self.waiting = [] }
    for continuation in self.waiting { continuation.resume(returning: value) }
    return isAwaited
  }

  private func failAfterLimit() async {
    do { try await _Concurrency.Task.sleep(nanoseconds: UInt64(self.limit * 1_000_000_000)) } catch { return }
    Swift.fatalError("Nobody gave this reply within \(self.limit) seconds.", file: self.file, line: self.line)
  }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
extension MVVMTestReply where Value == Void {
  /// Resumes all waiting calls, or the first one within a time, in seconds.
  @discardableResult
  func give(within timeout: Double = 1) async -> Bool {
    return await self.give((), within: timeout)
  }
}
{{/separated}}

"""#
  ),
  (
    "test-storage",
    #"""
{{! Further stored properties of a test case. XCTest keeps every case until the end of the run, so there they are }}
{{! replaced. }}
{{$testStorage}}{{/testStorage}}

"""#
  ),
  (
    "test-support",
    #"""
{{! Support that all test cases of a module share. }}
{{>shared-header}}

{{#separated}}
{{^observerType}}
{{$conditionalImports}}{{/conditionalImports}}
{{/observerType}}

{{#observerType}}
{{>imports}}
{{/observerType}}

{{$testSupport}}{{/testSupport}}
{{/separated}}

"""#
  ),
  (
    "testing-case",
    #"""
{{! The base of tests for Swift Testing: the view model, and an observer of each output. }}
{{>header}}

{{#separated}}
{{>imports}}

{{#viewModels}}
/// A view model whose outputs are observed from before the first input.
{{>view-model-attributes}}
{{^isMainActor}}
@MainActor
{{/isMainActor}}
struct {{viewModelName}}TestCase {
  {{#separated}}
  let vm: {{viewModelName}}

  {{$givenClock}}{{/givenClock}}

  {{#observed}}
  {{$givenObserver}}let {{quotedObserverName}} = {{>made-observer}}{{/givenObserver}}
  {{/observed}}

  init(_ vm: {{viewModelName}}{{$clockParameter}}{{/clockParameter}}) {
    {{#separated}}
    self.vm = vm
    {{$clockAssigned}}{{/clockAssigned}}

    {{#observed}}
    {{<observe}}{{$vm}}vm{{/vm}}{{/observe}}
    {{/observed}}
    {{/separated}}
  }

  /// Returns whether a view model is deallocated once it is released.
  static func isReleased(_ makeViewModel: () throws -> {{viewModelName}}) rethrows -> Bool {
    return try self.isReleased(makeViewModel, after: { _ in })
  }

  /// Returns whether a view model is deallocated once it has been used and released.
  static func isReleased(
    _ makeViewModel: () throws -> {{viewModelName}},
    after use: (Self) throws -> Void
  ) rethrows -> Bool {
    weak var released: {{viewModelName}}?
    do {
      let test = try Self(makeViewModel())
      released = test.vm
      try use(test)
    }
    return released == nil
  }

  {{>test-storage}}
  {{/separated}}
}

{{/viewModels}}
{{/separated}}

"""#
  ),
  (
    "testing-tests",
    #"""
{{! The scaffold of tests for Swift Testing: one test is disabled, the others are comments, since each `@Test` takes }}
{{! long to compile. }}
{{#separated}}
{{>imports}}

{{#viewModels}}
@MainActor
struct {{viewModelName}}Tests {
  {{#separated}}
  private let test: {{viewModelName}}TestCase

  init() throws {
    self.test = try {{viewModelName}}TestCase(Self.makeViewModel())
  }

  /// Makes the view model of each test, with its dependencies.
  private static func makeViewModel() throws -> {{viewModelName}} {
    {{#hasDependencies}}
    #warning("makeViewModel is not written yet")
    throw CancellationError()
    {{/hasDependencies}}
    {{^hasDependencies}}
    return {{viewModelName}}()
    {{/hasDependencies}}
  }

  /// Uncomment a line to write its test. Delete this test once all are written.
  @Test(.disabled("Some tests are not written yet.")) func unwrittenTests() {}

  {{#tested}}
  // @Test func {{quotedTestName}}() {}
  {{/tested}}
  {{/separated}}
}

{{/viewModels}}
{{/separated}}

"""#
  ),
  (
    "tracked-state",
    #"""
{{! The property that SwiftUI tracks, as the Observation style has it, for where its module is not everywhere. }}
{{>shared-header}}

import Observation

{{<tracked-support}}
{{$trackedAvailability}}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
{{/trackedAvailability}}
{{$trackedType}}MVVMTrackedState{{/trackedType}}
{{! With `init(wrappedValue:)` each property costs the compiler more. }}
{{$trackedLabel}}_ {{/trackedLabel}}
{{$trackedMembers}}

func show(_: AnyObject, _ value: Value) {
  self.wrappedValue = value
}
{{/trackedMembers}}
{{/tracked-support}}

"""#
  ),
  (
    "tracked-support",
    #"""
{{! How the Observation style tracks a property. }}
/// A property that is tracked like one of an `@Observable` class, for a fraction of the
/// compile time of the macro. Its readers are notified of the next change; setting a value
/// that `==` finds equal changes nothing.
{{$trackedAvailability}}{{/trackedAvailability}}
@MainActor
@propertyWrapper
public final class {{$trackedType}}MVVMTracked{{/trackedType}}<Value> {
  private var value: Value
  private let isEqual: ((Value, Value) -> Bool)?
  private let node = {{$trackedType}}MVVMTracked{{/trackedType}}Node()

  public init({{$trackedLabel}}{{/trackedLabel}}wrappedValue: Value) {
    self.value = wrappedValue
    self.isEqual = nil
  }

  public init({{$trackedLabel}}{{/trackedLabel}}wrappedValue: Value) where Value: Equatable {
    self.value = wrappedValue
    self.isEqual = { $0 == $1 }
  }

  public var wrappedValue: Value {
    get {
      self.node.access()
      return self.value
    }
    set {
      if let isEqual = self.isEqual, isEqual(self.value, newValue) {
        self.value = newValue
        return
      }
      self.node.willSet()
      defer { self.node.didSet() }
      self.value = newValue
    }
    _modify {
      self.node.access()
      self.node.willSet()
      defer { self.node.didSet() }
      yield &self.value
    }
  }
  {{$trackedMembers}}{{/trackedMembers}}
}

/// A stored node, since creating a key path of a generic class takes microseconds each time.
{{$trackedAvailability}}{{/trackedAvailability}}
@MainActor
private final class {{$trackedType}}MVVMTracked{{/trackedType}}Node: Observation.Observable {
  private let registrar = Observation.ObservationRegistrar()
  private var value: Void { return () }

  func access() { self.registrar.access(self, keyPath: \.value) }
  func willSet() { self.registrar.willSet(self, keyPath: \.value) }

  /// Announces the change again, to test observers that have read the value since the first
  /// announcement: a computed state may depend on something else now.
  func didSet() {
    self.registrar.didSet(self, keyPath: \.value)
    self.willSet()
  }
}

"""#
  ),
  (
    "trap-call",
    #"""
fatalError("{{viewModelName}}.{{name}} is not written yet.")

"""#
  ),
  (
    "trap-reply",
    #"""
{{#hasReply}}{ {{ignoredParameters}}fatalError("{{viewModelName}}.{{logicName}}Reply is not written yet.") }{{/hasReply}}{{^hasReply}}{{>no-reply}}{{/hasReply}}

"""#
  ),
  (
    "trap",
    #"""
{ {{ignoredParameters}}{{>trap-call}} }

"""#
  ),
  (
    "unwritten-value",
    #"""
{{! A value to return until the logic's own is written. }}
{{#placeholder}}return {{placeholder}}{{/placeholder}}{{^placeholder}}{{>trap-call}}{{/placeholder}}

"""#
  ),
  (
    "view-binding",
    #"""
{{#isObserved}}self.$model{{/isObserved}}{{^isObserved}}self.{{$written}}viewModel.bindings{{/written}}{{/isObserved}}.{{name}}

"""#
  ),
  (
    "view-bound",
    #"""
{{#hasInputs}}
self.bindInputs()
{{/hasInputs}}
{{#hasShown}}
self.bindOutputs()
{{/hasShown}}

"""#
  ),
  (
    "view-call",
    #"""
{{! An input that the view calls from the start. }}
self.{{#isObserved}}model.{{/isObserved}}viewModel.{{#typeHasMembers}}{{facet}}.{{/typeHasMembers}}{{$viewCall}}{{quotedName}}(){{/viewCall}}

"""#
  ),
  (
    "view-events",
    #"""
{{! Delivers the events of a view model to SwiftUI views: as in the Observation style, but as a sequence. }}
{{>shared-header}}

{{<event-support}}
{{$eventClass}}public final class MVVMViewEvents<Event>: AsyncSequence{{/eventClass}}
{{$eventMembers}}

private var isFinished = false

func show(_: AnyObject, _ event: Event) {
  self.send(event)
}

/// Ends the loops of all readers, including future ones.
nonisolated func finish() {
  _Concurrency.Task { @MainActor in
    self.isFinished = true
    for continuation in self.continuations.values { continuation.finish() }
  }
}
{{/eventMembers}}
{{! A sequence costs the compiler less than a property that makes streams. }}
{{$eventReader}}
/// Starts reading in the main actor's next turn, since a reader may not be on any actor.
public nonisolated func makeAsyncIterator() -> _Concurrency.AsyncStream<Event>.Iterator {
  let (stream, continuation) = _Concurrency.AsyncStream.makeStream(of: Event.self)
  _Concurrency.Task { @MainActor in self.add(continuation) }
  return stream.makeAsyncIterator()
}

private func add(_ continuation: _Concurrency.AsyncStream<Event>.Continuation) {
{{/eventReader}}
{{$eventStream}}
if self.isFinished { continuation.finish() }
{{/eventStream}}
{{$sendVoid}}{{/sendVoid}}
{{/event-support}}

"""#
  ),
  (
    "view-inputs",
    #"""
{{! Inputs that a view binds or calls: the arguments are still to be written. }}
{{#typeHasMembers}}
{{#facets}}
{{#hasSent}}
{{$keptBefore}}{{/keptBefore}}self.viewModel{{#isCell}}?{{/isCell}}.{{facetName}}.bind(){{$keptAfter}}{{/keptAfter}}
{{#sent}}
// {{uniqueName}}: a source of {{payload}}
{{/sent}}
{{/hasSent}}
{{/facets}}
{{#inputs}}
{{^isSent}}
{{^isCalledOnLoad}}
// {{$listedInput}}{{selector}}{{/listedInput}}
{{/isCalledOnLoad}}
{{/isSent}}
{{/inputs}}
{{/typeHasMembers}}
{{^typeHasMembers}}
{{#inputs}}
{{^isCalledOnLoad}}
// {{$listedInput}}{{selector}}{{/listedInput}}
{{/isCalledOnLoad}}
{{/inputs}}
{{/typeHasMembers}}

"""#
  ),
  (
    "view-model-attributes",
    #"""
{{#viewModelAttributes}}
{{.}}
{{/viewModelAttributes}}

"""#
  ),
  (
    "view-model-head",
    #"""
{{#viewModelDocumentation}}
///{{.}}
{{/viewModelDocumentation}}
{{>view-model-attributes}}

"""#
  ),
  (
    "view-model-type",
    #"""
{{#typeName}}any {{typeName}}{{/typeName}}{{^typeName}}{{viewModelName}}{{/typeName}}

"""#
  ),
  (
    "view-output",
    #"""
self.{{#isObserved}}model.{{name}}{{/isObserved}}{{^isObserved}}viewModel.{{>shown-by}}{{/isObserved}}

"""#
  ),
  (
    "view-reaction",
    #"""
{{! To be replaced by the view's reaction. }}
print("{{name}}"{{^isVoid}}, value{{/isVoid}})

"""#
  ),
  (
    "view-state",
    #"""
{{! A list, which may have an initial value. }}
{{^isObserved}}{{>view-output}}{{/isObserved}}{{#isObserved}}{{#statesHaveValues}}{{>view-output}}{{/statesHaveValues}}{{^statesHaveValues}}{{#initialValue}}{{>view-output}}{{/initialValue}}{{^initialValue}}{{>view-output}} ?? []{{/initialValue}}{{/statesHaveValues}}{{/isObserved}}

"""#
  ),
  (
    "view-task",
    #"""
{{! The code in a view that receives an output. }}
{{$viewTask}}
.task {
  for await {{>received-value}} in {{>view-output}} {
    {{>view-reaction}}
  }
}
{{/viewTask}}

"""#
  ),
  (
    "view",
    #"""
{{! The scaffold of a view: it compiles, and shows where code is missing. }}
{{#separated}}
{{>imports}}

{{#viewModels}}
{{$view}}
{{#isObserved}}
{{>swiftui-view}}
{{/isObserved}}
{{^isObserved}}
{{>view-model-attributes}}
final class {{viewName}}: {{#isCell}}UITableViewCell{{/isCell}}{{#isController}}UIViewController{{/isController}}{{#isSubview}}UIView{{/isSubview}} {
  {{#separated}}
  {{#isCell}}
  private var viewModel: ({{>view-model-type}})?
  {{$bindingStorage}}{{/bindingStorage}}

  /// Call when the cell gets a row, also if it showed another before.
  func configure(with viewModel: {{>view-model-type}}) {
    {{$endBindings}}{{/endBindings}}
    self.viewModel = viewModel
    {{>view-bound}}
  }
  {{/isCell}}
  {{^isCell}}
  private let viewModel: {{>view-model-type}}
  {{$bindingStorage}}{{/bindingStorage}}

  init(viewModel: {{>view-model-type}}) {
    self.viewModel = viewModel
    {{#isController}}
    super.init(nibName: nil, bundle: nil)
    {{/isController}}
    {{#isSubview}}
    super.init(frame: .zero)
    {{>view-bound}}
    {{/isSubview}}
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("{{viewName}} is made with its view model.")
  }
  {{/isCell}}

  {{#isController}}
  override func viewDidLoad() {
    super.viewDidLoad()
    {{>view-bound}}
    {{#inputs}}
    {{#isCalledOnLoad}}
    {{>view-call}}
    {{/isCalledOnLoad}}
    {{/inputs}}
  }
  {{/isController}}

  {{#hasInputs}}
  private func bindInputs() {
    #warning("bindInputs is not written yet")
    {{>view-inputs}}
  }
  {{/hasInputs}}

  {{#hasShown}}
  private func bindOutputs() {
    #warning("bindOutputs is not written yet")
    {{#hasBound}}
    {{$keptBefore}}{{/keptBefore}}self.viewModel{{#isCell}}?{{/isCell}}.bind(
      self,
      {{#bound}}
      {{name}}: {{#isStream}}nil{{/isStream}}{{^isStream}}{ {{^isVoid}}_, {{/isVoid}}_ in }{{/isStream}}{{,}}
      {{/bound}}
    )
    {{$keptAfter}}{{/keptAfter}}
    {{#shown}}
    {{^isBound}}
    // {{selector}}
    {{/isBound}}
    {{/shown}}
    {{/hasBound}}
    {{^hasBound}}
    {{#shown}}
    // {{selector}}
    {{/shown}}
    {{/hasBound}}
  }
  {{/hasShown}}
  {{/separated}}
}
{{/isObserved}}
{{/view}}

{{#hasPreview}}
{{#isForDebugging}}
#if DEBUG
  {{>preview}}
#endif
{{/isForDebugging}}
{{^isForDebugging}}
{{>preview}}
{{/isForDebugging}}
{{/hasPreview}}

{{/viewModels}}
{{/separated}}

"""#
  ),
  (
    "written-field",
    #"""
self.viewModel.{{#typeHasMembers}}{{input.facet}}.{{/typeHasMembers}}{{$writeField}}{{input.name}}({{#input.parameters}}{{#argumentLabel}}{{argumentLabel}}: {{/argumentLabel}}{{/input.parameters}}{{$written}}{{/written}}){{/writeField}}

"""#
  ),
  (
    "xctest-case",
    #"""
{{! The base of tests for XCTest: the view model, and an observer of each output. }}
{{>header}}

{{#separated}}
{{>imports}}

{{#viewModels}}
/// Makes the view model of each test, observes its outputs from before the first input, and
/// checks that nothing retains it afterwards.
{{>view-model-attributes}}
{{$isolation}}{{/isolation}}
class {{viewModelName}}TestCase: {{#baseClass}}{{baseClass}}{{/baseClass}}{{^baseClass}}XCTestCase{{/baseClass}} {
  {{#separated}}
  /// Override this to make the view model of each test.
  func makeViewModel() throws -> {{viewModelName}} {
    XCTFail("Override makeViewModel() in the tests of {{viewModelName}}.")
    throw CancellationError()
  }

  private(set) var vm: {{viewModelName}}!

  {{$sharedClock}}{{/sharedClock}}

  {{#observed}}
  {{$storedObserver}}let {{quotedObserverName}} = {{>made-observer}}{{/storedObserver}}
  {{/observed}}

  {{$setUpHead}}
  {{#isMainActor}}
  {{>isolated-set-up}}
  {{/isMainActor}}
  {{^isMainActor}}
  override func setUpWithError() throws {
    try super.setUpWithError()
    {{#baseClass}}
    super.setUp()
    {{/baseClass}}
  {{/isMainActor}}
  {{/setUpHead}}
    {{#separated}}
    self.vm = try self.makeViewModel()

    {{#observed}}
    {{<observe}}{{$vm}}self.vm{{/vm}}{{/observe}}
    {{/observed}}
    {{/separated}}
  }

  {{$tearDownHead}}
  {{#isMainActor}}
  override func tearDown() async throws {
  {{/isMainActor}}
  {{^isMainActor}}
  override func tearDown() {
  {{/isMainActor}}
  {{/tearDownHead}}
    weak var released: {{viewModelName}}?
    released = self.vm
    self.vm = nil
    {{$endObserving}}{{/endObserving}}
    XCTAssertNil(released, "Something still holds the {{viewModelName}}.")
    {{$tearDownFoot}}
    {{#isMainActor}}
    {{>isolated-tear-down}}
    {{/isMainActor}}
    {{^isMainActor}}
    super.tearDown()
    {{/isMainActor}}
    {{/tearDownFoot}}
  }

  {{$base}}
  {{#isMainActor}}
  {{>isolated-base}}
  {{/isMainActor}}
  {{^isMainActor}}
  {{#baseClass}}
  /// `{{baseClass}}` is already set up when the view model is made.
  override func setUp() {}
  {{/baseClass}}
  {{/isMainActor}}
  {{/base}}

  {{<test-storage}}{{$storedOnce}}var{{/storedOnce}}{{/test-storage}}
  {{/separated}}
}

{{/viewModels}}
{{/separated}}

"""#
  ),
  (
    "xctest-tests",
    #"""
{{! The scaffold of tests for XCTest: each is skipped, with a message. }}
{{#separated}}
{{>imports}}

{{#viewModels}}
{{>view-model-attributes}}
{{$isolation}}{{/isolation}}
final class {{viewModelName}}Tests: {{viewModelName}}TestCase {
  {{#separated}}
  override func makeViewModel() throws -> {{viewModelName}} {
    {{#hasDependencies}}
    throw XCTSkip("Make the view model here, with what it depends on.")
    {{/hasDependencies}}
    {{^hasDependencies}}
    return {{viewModelName}}()
    {{/hasDependencies}}
  }

  {{#tested}}
  func test{{capitalizedTestName}}() {{$testEffects}}{{#isMainActor}}async {{/isMainActor}}{{/testEffects}}throws {
    throw XCTSkip("{{testName}} has no test yet.")
  }
  {{/tested}}
  {{/separated}}
}

{{/viewModels}}
{{/separated}}

"""#
  ),
]
