// Made of the Templates folder. Do not edit: change a manifest, then run
//   RECORD=1 swift test --filter 'BundledTemplatesTests|CompiledTemplateTests'
// until it has nothing to record.
// swift-format-ignore-file

/// The manifests of the bundled styles as `Manifest.code` writes them, with what they extend.
public let compiledManifests: [(name: StaticString, code: StaticString)] = [
  (
    "combine",
    #"""
summary	Combine, or OpenCombine where that is missing: subjects for inputs, publishers for outputs
defaultKind	state
backing	{name}Subject
testing	xctest
observed	state
observed	event
observed	stream
supportFiles.tests	TestObserver
typeNames	{name}Logic
reservedNames	AnyCancellable
reservedNames	AnyPublisher
reservedNames	CurrentValueSubject
reservedNames	Error
reservedNames	Never
reservedNames	PassthroughSubject
reservedNames	Set
reservedNames	InputStreams
reservedNames	Logic
reservedNames	OutputStreams
reservedNames	fatalError
reservedNames	makeOutputs
streamTypes	AnyPublisher
streamTypes	CurrentValueSubject
streamTypes	Future
streamTypes	PassthroughSubject
streamTypes	Published
streamTypes	Publisher
streamTypes	Subject
namespace	class
fixed	cancellables
entry.property	{name}
entry.input	{name}Subject
entry.reply	{name}Reply
entry.asked	{name}Output
namespace	mock
fixed	calls
entry.property	{name}
entry.stream	{name}Subject
entry.reply	{name}Reply
entry.asked	{name}Output
namespace	outputs
entry.output	{name}
entry.reply	{name}Reply
namespace	logic
fixed	cancellables
fixed	inputs
fixed	outputs
entry.dependency	{name}
inputs.event	function
inputs.value	function
inputs.sticky	function
outputs.state	AnyPublisher
outputs.event	AnyPublisher
outputs.stream	failing AnyPublisher
outputs.value	property
logicInputs.event	AnyPublisher
logicInputs.value	AnyPublisher
logicInputs.sticky	AnyPublisher
logicOutputs.state	AnyPublisher
logicOutputs.event	AnyPublisher
logicOutputs.stream	failing AnyPublisher
logicOutputs.value	closure
logicOutputs.function	closure
logic	initializer
"""#
  ),
  (
    "observation",
    #"""
summary	Observation: the logic is an extension of the class, which keeps, tracks and sends
defaultKind	state
backing	{name}Value
testing	swift-testing
observed	event
observed	stream
imports.class	Observation
imports.mock	Observation
supportFiles.sources	EventSource
supportFiles.tests	TestObserver
typeNames	{name}Logic
reservedNames	AsyncStream
reservedNames	EventSource
reservedNames	MainActor
reservedNames	Observable
reservedNames	ObservationRegistrar
reservedNames	State
reservedNames	fatalError
streamTypes	AsyncStream
streamTypes	AsyncThrowingStream
streamTypes	EventSource
nestedTypes	State
namespace	class
fixed	EventSource
fixed	ObservationRegistrar
fixed	State
fixed	registrar
fixed	state
fixed	stateValue
entry.dependency	{name}
entry.property	{name}
entry.keptInput	{name}
entry.keptInput	{name}Value
entry.event	{name}Events
namespace	mock
fixed	EventSource
fixed	ObservationRegistrar
fixed	calls
fixed	registrar
entry.property	{name}
entry.stream	{name}Events
entry.stream	{name}Value
entry.reply	{name}Reply
entry.asked	{name}Output
inputs.event	function
inputs.value	function
inputs.sticky	function
outputs.state	property
outputs.event	AsyncStream
outputs.stream	AsyncStream
outputs.value	property
logicInputs.event	function
logicInputs.value	property
logicInputs.sticky	optional property
logicOutputs.state	property
logicOutputs.event	EventSource
logicOutputs.stream	AsyncStream
logicOutputs.value	property
logicOutputs.function	function
sentOutputs	event
attributes	@MainActor
logic	extension
"""#
  ),
  (
    "reactiveswift",
    #"""
summary	ReactiveSwift, as in the Kickstarter app: properties for inputs, signals for outputs
defaultKind	event
backing	{name}Property
testing	xctest
closureBacking	{name}Pipe
observed	state
observed	event
observed	stream
imports.class	ReactiveSwift
imports.logic	ReactiveSwift
imports.mock	ReactiveSwift
imports.testCase	ReactiveSwift
supportFiles.tests	TestObserver
typeNames	{name}Logic
reservedNames	MutableProperty
reservedNames	Property
reservedNames	Signal
reservedNames	SignalProducer
reservedNames	InputStreams
reservedNames	Logic
reservedNames	OutputStreams
reservedNames	fatalError
reservedNames	makeOutputs
streamTypes	MutableProperty
streamTypes	Property
streamTypes	Signal
streamTypes	SignalProducer
namespace	class
entry.property	{name}
entry.closureInput	{name}Pipe
entry.plainInput	{name}Property
entry.reply	{name}Reply
entry.asked	{name}Output
namespace	mock
fixed	calls
entry.property	{name}
entry.stream	{name}Pipe
entry.stream	{name}Property
entry.reply	{name}Reply
entry.asked	{name}Output
namespace	outputs
entry.output	{name}
entry.reply	{name}Reply
namespace	logic
fixed	inputs
fixed	outputs
entry.dependency	{name}
inputs.event	function
inputs.value	function
inputs.sticky	function
outputs.state	Property
outputs.event	Signal
outputs.stream	SignalProducer
outputs.value	property
logicInputs.event	Signal
logicInputs.value	Property
logicInputs.sticky	SignalProducer
logicOutputs.state	Property
logicOutputs.event	Signal
logicOutputs.stream	SignalProducer
logicOutputs.value	closure
logicOutputs.function	closure
logic	initializer
"""#
  ),
  (
    "rxswift",
    #"""
summary	RxSwift: relays for inputs; drivers, signals and observables for outputs
defaultKind	state
backing	{name}Relay
testing	xctest
observed	state
observed	event
observed	stream
testCaseNames	disposeBag
imports.class	RxCocoa
imports.class	RxRelay
imports.class	RxSwift
imports.logic	RxCocoa
imports.logic	RxSwift
imports.mock	RxCocoa
imports.mock	RxRelay
imports.mock	RxSwift
imports.testCase	RxCocoa
imports.testCase	RxSwift
imports.testCase	RxTest
supportFiles.tests	TestObserver
typeNames	{name}Logic
reservedNames	BehaviorRelay
reservedNames	DisposeBag
reservedNames	Driver
reservedNames	Observable
reservedNames	PublishRelay
reservedNames	ReplayRelay
reservedNames	Signal
reservedNames	InputStreams
reservedNames	Logic
reservedNames	OutputStreams
reservedNames	fatalError
reservedNames	makeOutputs
streamTypes	BehaviorRelay
streamTypes	BehaviorSubject
streamTypes	ControlEvent
streamTypes	ControlProperty
streamTypes	Driver
streamTypes	Infallible
streamTypes	Maybe
streamTypes	Observable
streamTypes	PublishRelay
streamTypes	PublishSubject
streamTypes	ReplayRelay
streamTypes	ReplaySubject
streamTypes	Signal
streamTypes	Single
namespace	class
fixed	disposeBag
entry.property	{name}
entry.input	{name}Relay
entry.reply	{name}Reply
entry.asked	{name}Output
namespace	mock
fixed	calls
entry.property	{name}
entry.stream	{name}Relay
entry.reply	{name}Reply
entry.asked	{name}Output
namespace	outputs
entry.output	{name}
entry.reply	{name}Reply
namespace	logic
fixed	disposeBag
fixed	inputs
fixed	outputs
entry.dependency	{name}
inputs.event	function
inputs.value	function
inputs.sticky	function
outputs.state	Driver
outputs.event	Signal
outputs.stream	Observable
outputs.value	property
logicInputs.event	Observable
logicInputs.value	Observable
logicInputs.sticky	Observable
logicOutputs.state	Driver
logicOutputs.event	Signal
logicOutputs.stream	Observable
logicOutputs.value	closure
logicOutputs.function	closure
logic	initializer
"""#
  ),
  (
    "rxswift-relays",
    #"""
summary	RxSwift, with relays as inputs that a view binds to
defaultKind	state
backing	{name}Relay
testing	xctest
exposesRelays	
observed	state
observed	event
observed	stream
testCaseNames	disposeBag
imports.class	RxCocoa
imports.class	RxRelay
imports.class	RxSwift
imports.logic	RxCocoa
imports.logic	RxSwift
imports.mock	RxCocoa
imports.mock	RxRelay
imports.mock	RxSwift
imports.testCase	RxCocoa
imports.testCase	RxSwift
imports.testCase	RxTest
supportFiles.tests	TestObserver
typeNames	{name}Logic
reservedNames	BehaviorRelay
reservedNames	DisposeBag
reservedNames	Driver
reservedNames	Observable
reservedNames	PublishRelay
reservedNames	ReplayRelay
reservedNames	Signal
reservedNames	InputStreams
reservedNames	Logic
reservedNames	OutputStreams
reservedNames	fatalError
reservedNames	makeOutputs
streamTypes	BehaviorRelay
streamTypes	BehaviorSubject
streamTypes	ControlEvent
streamTypes	ControlProperty
streamTypes	Driver
streamTypes	Infallible
streamTypes	Maybe
streamTypes	Observable
streamTypes	PublishRelay
streamTypes	PublishSubject
streamTypes	ReplayRelay
streamTypes	ReplaySubject
streamTypes	Signal
streamTypes	Single
namespace	class
fixed	BehaviorRelay
fixed	DisposeBag
fixed	InputStreams
fixed	PublishRelay
fixed	ReplayRelay
fixed	disposeBag
fixed	makeOutputs
entry.unansweredInput	{name}
entry.answeredProperty	{name}
entry.outputProperty	{name}
entry.answeredInput	{name}Relay
entry.reply	{name}Reply
entry.asked	{name}Output
namespace	mock
fixed	BehaviorRelay
fixed	DisposeBag
fixed	PublishRelay
fixed	ReplayRelay
fixed	calls
fixed	disposeBag
entry.unansweredInput	{name}
entry.answeredProperty	{name}
entry.outputProperty	{name}
entry.stream	{name}Relay
entry.reply	{name}Reply
entry.asked	{name}Output
namespace	outputs
entry.output	{name}
entry.reply	{name}Reply
namespace	logic
fixed	disposeBag
fixed	inputs
fixed	outputs
entry.dependency	{name}
inputs.event	PublishRelay
inputs.value	BehaviorRelay
inputs.sticky	ReplayRelay
outputs.state	Driver
outputs.event	Signal
outputs.stream	Observable
outputs.value	property
logicInputs.event	Observable
logicInputs.value	Observable
logicInputs.sticky	Observable
logicOutputs.state	Driver
logicOutputs.event	Signal
logicOutputs.stream	Observable
logicOutputs.value	closure
logicOutputs.function	closure
logic	initializer
"""#
  ),
]
