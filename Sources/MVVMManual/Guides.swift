// Made of pages and examples. Do not edit: change those, then run
//   RECORD=1 swift test --filter ManualPageTests
// swift-format-ignore-file

/// The sections of pages that guides consist of.
let guideTexts: [(section: PageSection, text: String)] = [
  (
    PageSection(page: "Specs/README.md", heading: "A view model"),
    #"""
## A view model

```
import Models

/// Changes the email address of an account.
public viewmodel ChangeEmailViewModel {
  dependencies {
    /// Talks to the account API.
    service: any AccountService
  }

  inputs {
    /// Call to configure the screen.
    sticky configureWith(project: Project, refTag: RefTag?)
    /// Call when the text of the email field changes.
    emailFieldTextDidChange(_ text: String = "") as email
    /// Call when return is pressed; the reply says whether the field may return.
    textFieldShouldReturn(with returnKey: ReturnKey) -> Bool
  }

  outputs {
    /// Emits when the email has been changed.
    event didChangeEmail: Void
    /// Whether the user has backed a reward.
    isBacked(_ reward: Reward) -> Bool
    /// Emits the rows to show.
    state rows: [(title: String, count: Int)]
  }

  errors {
    /// Emits the message to show when the email could not be changed.
    changeFailure: String
  }
}
```

- Imports come first. A file can contain several view models.
- `public`, `package` or `internal` goes before `viewmodel`. To add
  conformances, list protocols after the name: `viewmodel X: Identifiable {`.
- Sections are optional and come in any order. Only named sections repeat.
- Put each member on its own line, or end it with `;`. You can break lines inside brackets, and before `->`, `&` and `=`.
- `///` and `/** … */` above a declaration document it, also in the generated protocol. Other comments are not copied.
- Put `@available` or `@MainActor` before a view model, or before a member where Swift allows it. An output cannot be
  `@MainActor`, and its `@available` can only say that it is deprecated.

"""#
  ),
  (
    PageSection(page: "Specs/README.md", heading: "Inputs"),
    #"""
## Inputs

An input is a function that the view calls.

| spec | meaning |
| --- | --- |
| `tapped()`, `tapped(row: Int)` | an event: never replayed |
| `changed(_ text: String = "")` | the logic always sees a value, at first this one; either all parameters have one or none |
| `sticky configureWith(project: Project)` | keeps the latest call for late subscribers |
| `shouldReturn(_ key: Key) -> Bool` | sends the call to the logic, then returns what the logic's closure `shouldReturnReply` returns |
| `rowTapped(row: Int) -> Void` | a function even in styles whose inputs are relays, subjects or observers; the closure `rowTappedReply` implements it |
| `refresh() async`, `submit() async -> Bool` | like `shouldReturn`, but the caller awaits the closure |
| `textDidChange(_ text: String) as email` | the logic reads it as `inputs.email` |

If inputs share a base name, all but one need `as`. The logic receives `Void` without parameters, the argument if there is one,
and a labelled tuple if there are several. `= value` is an initial value, not a default argument.

Styles for SwiftUI use functions and properties instead of streams and closures.

An `async` input needs the main actor, on which the styles for SwiftUI always run. In other styles write `@MainActor` on the view
model or the input, or set `"isolation": "MainActor"`.
Inputs cannot throw: make an error an output, or part of the reply.

"""#
  ),
  (
    PageSection(page: "Specs/README.md", heading: "Outputs"),
    #"""
## Outputs

| spec | meaning |
| --- | --- |
| `state title: String` | has a current value; `= ""` gives the initial one |
| `event goToHelp: Void` | something happened; never replayed |
| `stream progress: Double` | work that starts anew for each subscriber |
| `title: String` | of the style's default kind |
| `binding query: String = ""` | a state that the view also writes: see Bindings |
| `value tab: Tab` | a plain property, read when needed |
| `isSeen(_ row: Int) -> Bool` | a function, called when needed |

Write the type of the elements: `title: String`, not `title: Driver<String>`. In the styles for RxSwift, ReactiveSwift and Combine
(the *stream styles*), the logic assigns a closure to a `value` or a function, and a stream of the library to every other output.
Members of `errors` are outputs in their own protocol, and events by default.

"""#
  ),
  (
    PageSection(page: "Specs/README.md", heading: "Dependencies"),
    #"""
## Dependencies

Dependencies are the parameters of the initializer, in order, and are passed to the logic. They can have labels
(`using service: any Service`) and default arguments (`= value`). `internal dependencies {` hides the initializer of a public view
model from other modules.

"""#
  ),
  (
    PageSection(page: "Specs/README.md", heading: "Facets with names"),
    #"""
## Facets with names

Split inputs and outputs into named sections, called facets, for example one for the UI and one for the data layer:

```
viewmodel SignInUseCase {
  inputs uiInputs {
    signInButtonTapped()
  }

  outputs dataOutputs {
    event isSignedIn: Bool
  }

  outputs uiOutputs {
    event goToSignIn: Void
  }
}
```

- The name becomes the property, `vm.uiOutputs`. The protocol is `SignInUseCaseUIOutputs` (see `naming.facet`); an initial
  `ui`, `api` or `url` is written in capitals.
- Normally `inputs` and `outputs` exist even if the spec omits them. Once you name a section, omitted ones do not. A member
  belongs to exactly one section.
- `errors` cannot be renamed.

Composing view models says when to write a use case; Donation has one.

"""#
  ),
  (
    PageSection(page: "Specs/README.md", heading: "Bindings"),
    #"""
## Bindings

In `observation` and `observable-object` only, a `binding` is a property that both the view and the logic write, such as the text
of a field, a selection, or the item of a sheet.

```
inputs {
  /// The text to search for.
  binding query: String = ""
}
```

- It can be in `inputs` or in `outputs`. That section's protocol gets `var query: String { get set }`.
- A view binds to `viewModel.bindings.query`, in `observable-object` also to `$viewModel.query`.
- With `= value`, the class stores the property. Without one, it does so only if a dependency has the
  same name and type, and starts with that. Otherwise write `var query: String { get { … } set { … } }` in the logic.
- To react to changes, write `func queryChanged(from old: String)` in the logic. It is called after each change by the view or the
  logic. If the type is not `Equatable`, it is called after every write.
- A mock does not record writes to the property.
- To check a value before it is shown, write an input and a `state` of the same name, as in forms.

"""#
  ),
  (
    PageSection(page: "Specs/README.md", heading: "Types and values"),
    #"""
## Types and values

Use any Swift type that can be stored: not `inout`, `some` or `T...`, and `T!` only in dependencies. Write `(any P)?` and `(() ->
Void)?` with parentheses, and spell out function types instead of using a `typealias`, so that mvvmgen can add `@escaping`. A
value after `=` is a Swift expression, copied verbatim.

"""#
  ),
  (
    PageSection(page: "Specs/README.md", heading: "Names"),
    #"""
## Names

Most keywords can be names: `value: Double` is an output named `value`. mvvmgen reports names that generated code needs, such
as `inputs`, or `emailRelay` if there is an input `email`.

"""#
  ),
  (
    PageSection(page: "Specs/README.md", heading: "In the styles for SwiftUI"),
    #"""
## In the styles for SwiftUI

In `observation` and `observable-object`, the logic is an extension of the class that reads and writes values directly:
`extension LoginViewModel: LoginViewModelLogic`. Cart uses most of this:

| in the spec | in the class |
| --- | --- |
| an input with `= value`, or `sticky` with parameters | a property that the generated function sets |
| … that also has a reply | the same, and a function `xReply` that you write |
| any other input | a function that you write, `async` if the input is |
| a `state` with `= value` (`= nil` for an optional) | a property that you assign |
| a `state` without `= value` | a property that you compute from outputs, inputs and `self.kept`; stored if a dependency has its name and type |
| an input with one parameter, and a `state` of its (`as`) name and type | one property, for forms |
| an `event` | `self.xEvents.send(…)`; views read an `AsyncStream`, in `observable-object` an `AnyPublisher` |
| a dependency | a property; a `value` with its name and type is this property, a `state` starts with it |
| – | optionally `start()`, which the initializer calls last, unless a member has this name |
| – | optionally `struct Kept` for private values, read as `self.kept` |

"""#
  ),
  (
    PageSection(page: "Templates/STYLES.md", heading: "What is generated"),
    #"""
## What is generated

| | RxSwift | ReactiveSwift | `combine` | `observation` | `observable-object` |
| --- | --- | --- | --- | --- | --- |
| an input is backed by | `PublishRelay<T>` | `MutableProperty<T?>(nil)` (`MutableProperty<T>(nil)` if `T` is optional, `MutableProperty(())` without parameters); in `reactiveswift-pipes` the generated `MVVMEventPipe<T>` | `PassthroughSubject<T, Never>` | your function | your function |
| … with `= value` | `BehaviorRelay<T>(value:)` | `MutableProperty<T>(value)` | `CurrentValueSubject<T, Never>(value)` | a tracked property | a `@Published` property |
| … `sticky` | `ReplayRelay<T>` that buffers one | `MutableProperty<T?>(nil)` and its producer | `CurrentValueSubject<T?, Never>(nil)` | a tracked optional (if `T` is optional, `T??`) | a `@Published` optional |
| the logic receives | `Observable<T>` | `Signal<T, Never>`; with a value `Property<T>`; sticky `SignalProducer<T, Never>` | `AnyPublisher<T, Never>` | `self` | `self` |
| an output without a kind | as `state` | as `event` | `AnyPublisher<T, Never>` | as `state` | as `state` |
| `state` | `Driver<T>`; in `rxswift-core` `Observable<T>` | `Property<T>` | `AnyPublisher<T, Never>` | `T`, tracked | `T`, published |
| `binding` | – | – | – | `T`, tracked, `get set` | `T`, published, `get set` |
| `event` | `Signal<T>`; in `rxswift-core` `Observable<T>` | `Signal<T, Never>` | `AnyPublisher<T, Never>` | `AsyncStream<T>` | `AnyPublisher<T, Never>` |
| `stream` | `Observable<T>` | `SignalProducer<T, Never>` | `AnyPublisher<T, any Error>` | `AsyncStream<T>` | `AsyncStream<T>` |
| the logic also gets | `disposeBag: DisposeBag` | `inputs.lifetime`, a `Lifetime` | `cancellables: inout Set<AnyCancellable>` | | |

**Hot outputs.** A `PublishRelay` loses anything it sends before somebody subscribes. In the RxSwift styles, the class therefore
subscribes to its own states and events in `init`. `"hotOutputs": false` keeps them cold. `"states"` subscribes only to states:
use it for cells of a table, unless an event may precede the view's subscription, as in
`viewDidLoad.withLatestFrom(configureWith)`. Create the view model on the main thread, except in `rxswift-core`; otherwise drivers
get their first values in a later turn of its run loop.

**Retaining a property in ReactiveSwift.** A `MutableProperty` bound with `<~` in the logic is deallocated when `init(inputs:)`
returns. To keep one named `loader`, write `inputs.lifetime.observeEnded { _ = loader }`. A `Property(initial:then:)` does not
need this.

"""#
  ),
  (
    PageSection(page: "Specs/TESTS.md", heading: "Tests"),
    #"""
## Tests

Set `"tests": { "folder": "Tests/AppTests" }` and `"module": "App"` to generate a test case for each view model; with the build
plugin you need neither. The test case starts observing every output before you send the first input.

"""#
  ),
  (
    PageSection(page: "Specs/TESTS.md", heading: "With XCTest"),
    #"""
## With XCTest

The test case calls your `makeViewModel()`, fails without it, and checks afterwards that nothing retains the view model.

```swift
final class LoginViewModelTests: LoginViewModelTestCase {
  override func makeViewModel() throws -> LoginViewModel {
    return LoginViewModel(service: LoginServiceStub())
  }

  func testSubmitButtonIsEnabled() {
    self.vm.inputs.emailChanged("a@b")
    XCTAssertEqual(self.submitButtonIsEnabled.values, [false, true])
  }
}
```

- `mvvmgen new` writes a skipped test for each member.
- Do not make `MainActor` the default isolation of a test module.

"""#
  ),
  (
    PageSection(page: "Specs/TESTS.md", heading: "With Swift Testing"),
    #"""
## With Swift Testing

The styles for SwiftUI use it unless you set `"tests": { "framework": "xctest" }`; others need `"swift-testing"`. The test case is
a struct that you create:

```swift
@MainActor
struct LoginViewModelTests {
  private let test = LoginViewModelTestCase(LoginViewModel(service: LoginServiceStub()))

  @Test func submitButtonIsEnabled() {
    self.test.vm.inputs.emailChanged("a@b")
    #expect(self.test.submitButtonIsEnabled.values == [false, true])
  }
}
```

- `mvvmgen new` writes one skipped test, and lists the members in comments such as `// @Test func title() {}`, because each
  `@Test` is slow to compile.
- `LoginViewModelTestCase.isReleased { LoginViewModel(service: …) }` returns whether the view model is released.

"""#
  ),
  (
    PageSection(page: "Specs/TESTS.md", heading: "What observers record"),
    #"""
## What observers record

- `values` is the whole history; in the styles for SwiftUI only states have it. A state's history begins with its initial value,
  if it has one.
- An observer whose name clashes with XCTestCase, such as `name`, is called `nameObserver`.
- In `observation` events arrive asynchronously, in `observable-object` at once. In both styles you await one: `await
  self.test.added.next()` (with XCTest, `self.added.next()`) for an event `added`, or `next(where:)` for a specific value.
  `next()` returns each value once. Events come in order, including those from before the call. For a state, it skips values that
  have been replaced.
- In both styles `values` has every value of a state, even a computed one, except repeats that `==` detects. `@Observable`
  notifies before a change: if an `@Observable` object of your own changes twice in one turn, `values` may miss the first change.
- `"tests": { "grabLatestValue": true }` adds `grabLatestValue(self.vm.outputs.isLoading, duration: 1)`, which waits that many
  seconds and returns the latest value or `nil`. In RxSwift it needs RxBlocking; the styles for SwiftUI do not have it.

To use your own base class, observer or clock, see A suite of your own.

"""#
  ),
  (
    PageSection(page: "Specs/TESTS.md", heading: "Mocks"),
    #"""
## Mocks

A mock replaces a view model in tests of its view, and in previews.

1. **Turn mocks on.** `"mocks": "tests"` writes them with the tests, so it needs `tests.folder` or the build plugin. `"sources"`
   writes each next to its class, for previews. `"debug"` does the same inside `#if DEBUG`.
2. **Create one.** Its initializer takes replies and `value`s; in ReactiveSwift, and in the two styles for SwiftUI, also each
   state without an initial value. To decide when an `async` input replies, create `let reply = MVVMTestReply<Bool>()` and set
   `mock.submitReply = { _ in await reply.wait() }`, then `await reply.give(true)`. `await reply.isAwaited()` waits until the
   input has been called. If you never reply, the test process is terminated after a minute, with a message that says where the
   reply was created; `MVVMTestReply<Bool>(limit: 5)` ends it after five seconds.
3. **Pass it to the view**, which knows only the protocol.
4. **Show something** by setting the relay, subject or property of an output: `mock.isLoadingRelay.accept(true)`,
   `mock.isLoadingSubject.send(true)`, `mock.isLoadingProperty.value = true`. In the styles for SwiftUI assign a state or a
   binding, or, for a field, call its input. Send an event `added`, or a value of a stream, with `mock.emitAdded(…)`.
5. **Compare its calls**, which it records in order.

```swift
let mock = LoginViewModelMock(textFieldShouldReturnReply: { $0 == .password })
let view = LoginViewController(viewModel: mock)
view.loadViewIfNeeded()

mock.submitButtonIsEnabledRelay.accept(true)
XCTAssertTrue(view.submitButton.isEnabled)

view.submitButton.sendActions(for: .touchUpInside)
XCTAssertEqual(mock.calls, [.submitTapped])
```

A call is the input's name with its arguments: `#expect(mock.calls == [.rowTapped(row: 1)])`. Argument types need not be
`Equatable`: without it, structs and enums are compared by their contents, objects by identity. Closures count as equal.
`mock.clearCalls()` clears the record.

In RxSwift and Combine, a state without an initial value emits nothing until you send one. If an optional state should be `nil`,
send that: `mock.titleSubject.send(.some(nil))`. A stream may fail: `mock.progressSubject.onError(error)`, in Combine
`.send(completion: .failure(error))`.

"""#
  ),
  (
    PageSection(page: "Specs/TESTS.md", heading: "Time"),
    #"""
## Time

In stream styles, if a view model waits, inject a scheduler as a dependency, and pass a test scheduler in tests:

```
viewmodel FinderViewModel {
  dependencies { scheduler: any DateScheduler }
  inputs { queryChanged(_ query: String) }
  outputs { event found: String }
}
```

**ReactiveSwift** has `TestScheduler`:

```swift
self.found = inputs.queryChanged.debounce(0.3, on: scheduler)
```

```swift
final class FinderViewModelTests: FinderViewModelTestCase {
  private let scheduler = TestScheduler()

  override func makeViewModel() throws -> FinderViewModel {
    return FinderViewModel(scheduler: self.scheduler)
  }

  func testFound() {
    self.vm.inputs.queryChanged("c")
    self.scheduler.advance(by: .milliseconds(200))
    self.vm.inputs.queryChanged("cat")
    self.scheduler.advance(by: .milliseconds(299))
    XCTAssertEqual(self.found.values, [])
    self.scheduler.advance(by: .milliseconds(1))
    XCTAssertEqual(self.found.values, ["cat"])
  }
}
```

**RxSwift** has `TestScheduler` in RxTest; the dependency is a `SchedulerType`. All observers of a test case share its
`scheduler`, so you can compare times. One tick is a second. For milliseconds, put
`TestScheduler(initialClock: 0, resolution: 0.001)` in your base class and name it in `tests.scheduler`.

```swift
self.found = inputs.queryChanged.debounce(.seconds(3), scheduler: scheduler).asSignal(onErrorSignalWith: .empty())
```

```swift
final class FinderViewModelTests: FinderViewModelTestCase {
  override func makeViewModel() throws -> FinderViewModel {
    return FinderViewModel(scheduler: self.scheduler)
  }

  func testFound() {
    self.scheduler.scheduleAt(1) { self.vm.inputs.queryChanged("c") }
    self.scheduler.scheduleAt(3) { self.vm.inputs.queryChanged("cat") }
    self.scheduler.advanceTo(5)
    XCTAssertEqual(self.found.values, [])
    self.scheduler.advanceTo(6)
    XCTAssertEqual(self.found.events, [.next(6, "cat")])
  }
}
```

In Swift Testing write `FinderViewModelTestCase(FinderViewModel(scheduler: clock), scheduler: clock)`.

**Combine** has no clock for tests. The combine-schedulers package has one, and `AnySchedulerOf<DispatchQueue>` for the
dependency:

```swift
self.found = inputs.queryChanged.debounce(for: .milliseconds(300), scheduler: scheduler).eraseToAnyPublisher()
```

```swift
final class FinderViewModelTests: FinderViewModelTestCase {
  private let clock = DispatchQueue.test

  override func makeViewModel() throws -> FinderViewModel {
    return FinderViewModel(scheduler: self.clock.eraseToAnyScheduler())
  }

  func testFound() {
    self.vm.inputs.queryChanged("c")
    self.clock.advance(by: .milliseconds(200))
    self.vm.inputs.queryChanged("cat")
    self.clock.advance(by: .milliseconds(299))
    XCTAssertEqual(self.found.values, [])
    self.clock.advance(by: .milliseconds(1))
    XCTAssertEqual(self.found.values, ["cat"])
  }
}
```

"""#
  ),
  (
    PageSection(page: "Specs/CONFIGURATION.md", heading: "Configuration"),
    #"""
# Configuration

Set names, folders, tests and conventions in `mvvmgen.json`. A small one, for an app with tests:

```json
{ "style": "reactiveswift", "module": "App", "tests": { "folder": "Tests/AppTests" }, "mocks": "tests" }
```

Only the nearest `mvvmgen.json` applies. Files are not merged, so a nested file repeats every setting that it needs; if it omits
the style, you get a warning. mvvmgen looks for it from the spec's folder upwards, as far as the folder with `.git` or, without
one, the nearest `Package.swift`. `mvvmgen config PATH` prints what applies to a spec, and where each value is set. The
schema documents every key.

| key | default | |
| --- | --- | --- |
| `style` | `"rxswift"` | a bundled style, or one in your `templates` folder; the plugin requires this key |
| `access` | `"internal"` | the access of view models that do not state one: `internal`, `package`, `public` |
| `naming` | | names of protocols: `inputs`, `outputs`, `errors`, `type` (`"{name}Inputs"` …), `facet` (`"{name}{facet}"`, for named sections); of properties: `inputsProperty` … (`"inputs"`); of files: `file`, `bindingsFile`, `mockFile`, `testCaseFile` (`"{file}.generated.swift"` …) |
| `typeProtocol` | `"auto"` | `members` gives `XType` the properties `inputs` and `outputs`; `inherits` makes `XType: XInputs, XOutputs`; `none` leaves it out. `auto` is `inherits` in `observable-object`, else `members` |
| `classBound` | `false` | whether every protocol of a view model has `: AnyObject`, for `weak var viewModel`; always in `observation` and `observable-object` |
| `refines` | | your own protocols from which the generated ones inherit, for `inputs`, `outputs`, `errors`, `type`, as in this example |
| `header` | `[]` | comment lines at the top of every file |
| `hotOutputs` | `true` | whether drivers and signals are made hot |
| `output` | `null` | the folder for generated files; `null` puts them next to their specs |
| `exclude` | `[]` | paths that commands skip when they search folders: `["Vendor", "*/Fixtures"]` |
| `module` | `null` | the module of the view models, which tests import |
| `importAccess` | `null` | caps the access of the style's imports at `public` or `package`, for packages with `InternalImportsByDefault` |
| `qualifyTypes` | `false` | whether library types are written `RxCocoa.Signal<Int>` everywhere; see below |
| `tests` | | `folder`: where test cases go, `null` for none; `framework`: `auto`, `xctest`, `swift-testing`, `off` |
| `tests.grabLatestValue` | `false` | whether tests can ask for the latest value |
| `tests.baseClass`, `observer`, `scheduler` | `null` | the base class, observer type and clock of your own suite |
| `tests.imports` | `[]` | the modules that declare these |
| `mocks` | `"off"` | where mocks go: `sources`, `debug` (the same, inside `#if DEBUG`) or `tests` |
| `bindings` | `false` | adds the function `bind` to each view model |
| `observed` | `"off"` | `observation` or `combine`: an object for SwiftUI for each view model; requires `bindings`, and a style for RxSwift, ReactiveSwift or Combine |
| `isolation` | `"nonisolated"` | `MainActor` acts as if each spec said `@MainActor`, for modules with that default isolation |
| `format.indent` | `2` | the indent of specs: 1 to 8, or `"tab"` |
| `format.width` | `110` | the longest line of specs and of generated code |
| `format.order` | `"alphabetical"` | the order of members; `"source"` keeps that of the spec, and turns the rule `alphabetical-order` off |
| `lint.rules` | `{}` | the level of each rule: `{ "size": "error", "view-type": "off" }` |
| `lint.allowedTypes`, `commandVerbs`, `statusWords` | `[]` | words in addition to the built-in ones; `"*Row"` allows all types with that ending |
| `lint.maximumMembers` | `25` | the maximum number of members of a view model |
| `diff.accepted` | `[]` | breaking changes to ignore: `X`, `X.tapped(row:)`, `X.isLoading`, `X.init` |
| `templates` | `null` | the folder with your own templates |
| `overrides` | `[]` | settings for certain view models: `{ "viewModels": ["Legacy*"], "style": "reactiveswift" }`. Allowed are `access`, `bindings`, `classBound`, `hotOutputs`, `isolation`, `mocks`, `naming`, `observed`, `refines`, `style`, `typeProtocol` |

"""#
  ),
  (
    PageSection(page: "Specs/CONFIGURATION.md", heading: "Where files go"),
    #"""
## Where files go

`output` and `tests.folder` are relative to the configuration. Subfolders are kept, starting below the folder named after `module`
or, if there is none, below the configuration's folder: `Sources/App/Login/X.mvvm` produces
`Tests/AppTests/Login/XTestCase.generated.swift`. With `--output` or `--tests`, subfolders are kept relative to the folder that
you pass.

Files shared by a whole module are written to the root of `output` or `tests.folder`. If that is not set, they go to the folder
named after `module` or, if there is none, next to the configuration. If your app has no folder `Sources`, set `module`: otherwise
each folder counts as a module with its own copy of shared types, and the compiler reports an invalid redeclaration.

"""#
  ),
  (
    PageSection(page: "Specs/CONFIGURATION.md", heading: "What is searched"),
    #"""
## What is searched

Commands search the folders that you pass, at any depth. They skip

- hidden folders, and links to folders;
- `Pods`, `Carthage`, `DerivedData` and `node_modules`;
- folders that git ignores, if git is installed;
- paths in `exclude`, relative to the configuration; `*` matches any text, including slashes. `Vendor` is that folder,
  `*/Fixtures` matches every folder with that name, `*Draft.mvvm` every spec with that ending.

A path on the command line is never skipped. The build plugin takes all specs of its target, as SwiftPM lists them.

"""#
  ),
  (
    PageSection(page: "Sources/MVVMGenPlugin/README.md", heading: "Generate in the build"),
    #"""
# Generate in the build

Generate code in every SwiftPM or Xcode build. Put specs anywhere among a target's sources. Generated code goes to the build
folder.

| plugin | does |
| --- | --- |
| `MVVMGenPlugin` | generates in each build, with the small program `mvvmgen-build` |
| `MVVMGenLintPlugin` | reports broken conventions in each build |
| `MVVMGenCommandPlugin` | runs the tool by hand, as `swift package mvvmgen` |
| `MVVMGenReadPlugin` | runs the commands that only read, for which SwiftPM asks no permission, as `swift package mvvmgen-read` |

Unless prebuilt, the last three compile the whole tool.

"""#
  ),
  (
    PageSection(page: "Sources/MVVMGenPlugin/README.md", heading: "A library and its tests"),
    #"""
## A library and its tests

This package generates for RxSwift (`{ "style": "rxswift" }`) and uses mvvmgen from source. The first build also compiles
`mvvmgen-build`, which takes about 15 s.

```swift
// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "App",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "App", targets: ["App"])],
  dependencies: [
    .package(url: "https://git.example.com/mvvmgen.git", from: "0.1.0"),
    .package(url: "https://github.com/ReactiveX/RxSwift.git", from: "6.8.0"),
  ],
  targets: [
    .target(
      name: "App",
      dependencies: [
        .product(name: "RxCocoa", package: "RxSwift"),
        .product(name: "RxRelay", package: "RxSwift"),
        .product(name: "RxSwift", package: "RxSwift"),
      ],
      plugins: [.plugin(name: "MVVMGenPlugin", package: "mvvmgen")]
    ),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", .product(name: "RxTest", package: "RxSwift")],
      plugins: [.plugin(name: "MVVMGenPlugin", package: "mvvmgen")]
    ),
  ]
)
```

A test target gets a test case for each spec in the targets that it depends on, if they are in this package. Other styles need
other products; those for SwiftUI need none.

- **Create a view model:** `swift package mvvmgen new Sources/App/Login/LoginViewModel`. SwiftPM asks for permission to write;
  `--allow-writing-to-package-directory` before `mvvmgen` grants it. Commands that only read, such as `check`, `lint` and `diff`,
  run as `swift package mvvmgen-read` without asking.
- **Configure:** the nearest `mvvmgen.json` applies; the plugin ignores the keys `output`, `module`, `tests.folder` and the file
  names in `naming`.
- **Names:** names of specs must be unique within a target, even across folders; names of specs and view models must be unique
  among everything that one test target tests. Modules with different styles need separate test targets.
- **Conventions:** add `.plugin(name: "MVVMGenLintPlugin", package: "mvvmgen")`. Findings are warnings; a rule set to
  `error` stops the build.
- **Do not run `mvvmgen generate`** for such a target. The build stops if it finds files that `generate` wrote, and
  names the command that removes them.
- **`missing inputs`:** a template, or an `mvvmgen.json` outside the target, was moved or deleted. Run `touch Package.swift`, and
  do the same after you change `"templates"` in such a file.

"""#
  ),
  (
    PageSection(page: "Sources/MVVMGenPlugin/README.md", heading: "Generated files that are checked in"),
    #"""
## Generated files that are checked in

Here mvvmgen is only needed for `swift package mvvmgen`, not for builds. Exclude each spec, or SwiftPM warns about it.

```swift
// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "App",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "App", targets: ["App"])],
  dependencies: [.package(url: "https://git.example.com/mvvmgen.git", from: "0.1.0")],
  targets: [
    .target(name: "App", exclude: ["Login/LoginViewModel.mvvm"]),
    .testTarget(name: "AppTests", dependencies: ["App"]),
  ]
)
```

```json
{ "style": "observation", "module": "App", "tests": { "folder": "Tests/AppTests" } }
```

`swift package mvvmgen generate` updates stale files. Paths are relative to the package; `--target App` is replaced by that
target's folder.

"""#
  ),
  (
    PageSection(page: "Sources/MVVMGenPlugin/README.md", heading: "An Xcode project"),
    #"""
## An Xcode project

Add the package, then `MVVMGenPlugin` under *Build Phases → Run Build Tool Plug-ins*: see apps in
Xcode. The project's context menu in Xcode runs `mvvmgen` commands.

"""#
  ),
  (
    PageSection(page: "Sources/MVVMGenPlugin/README.md", heading: "In CI"),
    #"""
## In CI

If a container forbids sandboxes, pass `--disable-sandbox` to `swift`. `xcodebuild` cannot ask whether you trust the plugin:

```
swift build --build-tests
xcodebuild build -scheme App -skipPackagePluginValidation
```

The next command fails if a spec breaks a convention or is not formatted, or if a checked-in file is stale. It skips
generated files of targets that use `MVVMGenPlugin`, and says so:

```
swift package mvvmgen-read check
```

"""#
  ),
]

/// The examples of the guides, one for each form of logic.
package let guideExamples: [GuideExample] = [
  GuideExample(
    style: "observation",
    spec: GuideExample.File(
      name: "CartViewModel.mvvm",
      text: #"""
/// Collects what a person buys, and orders it.
public viewmodel CartViewModel {
  dependencies {
    /// Takes orders.
    shop: any Shop
    /// How the person is greeted.
    greeting: String = "Your cart"
  }

  inputs {
    /// Call when an article is added.
    addTapped(_ article: Article)
    /// Call when the text of the coupon field changes.
    couponChanged(_ coupon: String = "") as coupon
    /// Call when the order button is tapped.
    orderTapped()
    /// Call when a row is swiped away.
    removeTapped(at row: Int)
    /// Call to configure the cart with where the articles go.
    sticky ship(to address: Address)
    /// Call when the cart would close; the reply says whether it may.
    shouldClose() -> Bool
  }

  outputs {
    /// Emits the number of an order that the shop has taken, and what it cost.
    event didOrder: (number: Int, total: Int)
    /// The greeting of the person.
    value greeting: String
    /// Whether an order is under way.
    state isLoading: Bool = false
    /// Whether the order button is enabled.
    state isOrderButtonEnabled: Bool
    /// The price of an article with the coupon, in cents.
    price(of article: Article) -> Int
    /// The articles to show.
    state rows: [Article] = []
    /// Emits the names of articles that go with those in the cart, one by one; each reader begins anew.
    stream suggestions: String
    /// The price of all articles, in cents.
    state total: Int
  }

  errors {
    /// Emits the message to show when an order fails.
    orderFailure: String
  }
}

"""#
    ),
    logic: GuideExample.File(
      name: "CartViewModel.swift",
      text: #"""
extension CartViewModel: CartViewModelLogic {
  public var isOrderButtonEnabled: Bool {
    return !self.rows.isEmpty && self.ship != nil && !self.isLoading
  }

  public func price(of article: Article) -> Int {
    return self.coupon == "HALF" ? article.price / 2 : article.price
  }

  public var suggestions: AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let task = Task { [shop, rows] in
      for article in rows { continuation.yield(await shop.suggestion(for: article)) }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  public var total: Int {
    return self.rows.map { self.price(of: $0) }.reduce(0, +)
  }

  public func addTapped(_ article: Article) {
    self.rows.append(article)
  }

  public func orderTapped() {
    guard self.isOrderButtonEnabled, let address = self.ship else { return }
    self.isLoading = true
    Task { [weak self, shop, rows, total] in
      let outcome: Result<Int, ShopError>
      do throws(ShopError) {
        outcome = .success(try await shop.order(rows, to: address))
      } catch {
        outcome = .failure(error)
      }
      self?.finishOrder(outcome, of: total)
    }
  }

  public func removeTapped(at row: Int) {
    self.rows.remove(at: row)
  }

  public func shouldClose() -> Bool {
    return !self.isLoading
  }

  private func finishOrder(_ outcome: Result<Int, ShopError>, of total: Int) {
    defer { self.isLoading = false }
    switch outcome {
    case .success(let number):
      self.rows = []
      self.didOrderEvents.send((number: number, total: total))
    case .failure(let error):
      self.orderFailureEvents.send(error.message)
    }
  }
}

"""#
    ),
    tests: GuideExample.File(
      name: "CartViewModelTests.swift",
      text: #"""
import Observation
import Testing

@testable import Cart

@MainActor
@Suite("The cart") struct CartViewModelTests {
  private let test = CartViewModelTestCase(CartViewModel(shop: ShopStub()))

  @Test("It greets") func greeting() {
    #expect(self.test.vm.outputs.greeting == "Your cart")
  }

  @Test("Articles are added and removed") func rows() {
    self.test.vm.inputs.addTapped(tea)
    self.test.vm.inputs.addTapped(pot)
    self.test.vm.inputs.removeTapped(at: 0)
    #expect(self.test.vm.outputs.rows == [pot])
    #expect(self.test.vm.outputs.total == 2000)
  }

  @Test("A coupon halves the price") func coupon() {
    self.test.vm.inputs.addTapped(tea)
    self.test.vm.inputs.couponChanged("HALF")
    #expect(self.test.vm.outputs.price(of: tea) == 250)
    #expect(self.test.vm.outputs.total == 250)
  }

  @Test("It can order once there is an article, and an address") func isOrderButtonEnabled() {
    #expect(!self.test.vm.outputs.isOrderButtonEnabled)
    self.test.vm.inputs.addTapped(tea)
    #expect(!self.test.vm.outputs.isOrderButtonEnabled)
    self.test.vm.inputs.ship(to: Address(street: "Main Street 1"))
    #expect(self.test.vm.outputs.isOrderButtonEnabled)
  }

  @Test("An event follows when the shop has accepted an order") func didOrder() async {
    self.order(self.test.vm)
    #expect(self.test.vm.outputs.isLoading)
    #expect(!self.test.vm.inputs.shouldClose())
    let order = await self.test.didOrder.next()
    #expect(order?.total == 500)
    #expect(self.test.isLoading.values == [false, true, false])
    #expect(self.test.isOrderButtonEnabled.values == [false, true, false])
    #expect(self.test.rows.values == [[], [tea], []])
    #expect(self.test.total.values == [0, 500, 0])
    #expect(self.test.vm.outputs.rows == [])
    #expect(self.test.vm.inputs.shouldClose())
  }

  @Test("An order that fails leaves the cart as it is") func orderFailure() async {
    let test = CartViewModelTestCase(CartViewModel(shop: ShopStub(failure: "Sold out.")))
    self.order(test.vm)
    #expect(await test.orderFailure.next() == "Sold out.")
    #expect(test.vm.outputs.rows == [tea])
  }

  @Test("Suggestions begin anew for each reader") func suggestions() async {
    self.test.vm.inputs.addTapped(tea)
    let reader = MVVMTestObserver<String>()
    reader.observe(self.test.vm.outputs.suggestions)
    #expect(await reader.next() == "More Tea")
  }

  @Test("Readers of an output are notified when an input changes it") func tracking() {
    let changes = Changes()
    withObservationTracking {
      _ = self.test.vm.outputs.total
    } onChange: {
      changes.count += 1
    }
    self.test.vm.inputs.addTapped(tea)
    #expect(changes.count == 1)
  }

  @Test("Readers of a state are only notified when that state changes") func fine() {
    let changes = Changes()
    withObservationTracking {
      _ = self.test.vm.outputs.rows
    } onChange: {
      changes.count += 1
    }
    self.test.vm.inputs.couponChanged("HALF")
    self.test.vm.isLoading = true
    self.test.vm.rows = []
    #expect(changes.count == 0)
    self.test.vm.inputs.addTapped(tea)
    #expect(changes.count == 1)
  }

  @Test("A test waits for a state") func waiting() async {
    self.order(self.test.vm)
    #expect(await self.test.isLoading.next() == true)
    #expect(await self.test.isLoading.next() == false)
    #expect(await self.test.rows.next(where: { $0.isEmpty }) == [])
    #expect(await self.test.rows.next(within: .milliseconds(5)) == nil)
  }

  @Test("An event that nobody reads waits for the next reader, and for no other") func unread() async {
    let vm = CartViewModel(shop: ShopStub(failure: "Sold out."))
    self.order(vm)
    while vm.isLoading { await Task.yield() }
    var first = vm.outputs.didOrder.makeAsyncIterator()
    let reader = MVVMTestObserver<String>()
    reader.observe(vm.errors.orderFailure)
    let late = MVVMTestObserver<String>()
    late.observe(vm.errors.orderFailure)
    #expect(await reader.next() == "Sold out.")
    #expect(await late.next(within: .milliseconds(5)) == nil)
    Task { vm.didOrderEvents.send((number: 1, total: 2)) }
    #expect(await first.next()?.number == 1)
  }

  @Test("An order that is under way does not hold the view model") func release() {
    #expect(
      CartViewModelTestCase.isReleased({ CartViewModel(shop: ShopStub()) }, after: { self.order($0.vm) })
    )
  }

  private func order(_ viewModel: CartViewModel) {
    viewModel.inputs.addTapped(tea)
    viewModel.inputs.ship(to: Address(street: "Main Street 1"))
    viewModel.inputs.orderTapped()
  }
}

/// Tests, or previews, a view with a mock of its view model, which records the view's calls and sets the
/// values that it shows.
@MainActor
@Suite("The mock of the cart") struct CartViewModelMockTests {
  private let mock = CartViewModelMock(
    greeting: "Hello",
    isOrderButtonEnabled: false,
    price: { $0.price },
    total: 0,
    shouldCloseReply: { true }
  )

  @Test("It records the calls") func calls() {
    let viewModel: any CartViewModelType = self.mock
    viewModel.inputs.couponChanged("HALF")
    #expect(viewModel.inputs.shouldClose())
    #expect(self.mock.calls == [.couponChanged("HALF"), .shouldClose])
  }

  @Test("It shows the outputs") func outputs() async {
    let viewModel: any CartViewModelType = self.mock
    self.mock.rows = [tea, pot]
    #expect(viewModel.outputs.rows == [tea, pot])
    let failures = MVVMTestObserver<String>()
    failures.observe(viewModel.errors.orderFailure)
    self.mock.emitOrderFailure("Sold out.")
    #expect(await failures.next() == "Sold out.")
  }
}

@MainActor private let tea = Article(name: "Tea", price: 500)
@MainActor private let pot = Article(name: "Pot", price: 2000)

/// Accepts every order, unless set to fail.
private struct ShopStub: Shop {
  var failure: String?

  func order(_ articles: [Article], to address: Address) async throws(ShopError) -> Int {
    if let failure { throw ShopError(message: failure) }
    return 1
  }

  func suggestion(for article: Article) async -> String {
    return "More \(article.name)"
  }
}

/// `onChange` may be called on any thread; here it is the one that called the input.
nonisolated private final class Changes: @unchecked Sendable {
  var count = 0
}

"""#
    )
  ),
  GuideExample(
    style: "rxswift",
    spec: GuideExample.File(
      name: "LoginViewModel.mvvm",
      text: #"""
import Foundation

/// Signs a person in with an email address and a password.
viewmodel LoginViewModel {
  dependencies {
    /// Talks to the account API.
    service: any LoginService
  }

  inputs {
    /// Call when the text of the email field changes.
    emailChanged(_ email: String = "")
    /// Call when the text of the password field changes.
    passwordChanged(_ password: String = "")
    /// Call when the submit button is tapped.
    submitTapped()
    /// Call when return is pressed; the reply says whether the field gives up the focus.
    textFieldShouldReturn(_ field: LoginField) -> Bool
  }

  outputs {
    /// Emits the field that takes the focus.
    event focusedField: LoginField
    /// Emits whether a request is under way.
    state isLoading: Bool = false
    /// Emits when signing in succeeds, with the page to show.
    event loginSuccess: URL
    /// Emits whether the submit button is enabled.
    state submitButtonIsEnabled: Bool = false
  }

  errors {
    /// Emits the message to show when signing in fails.
    loginFailure: String
  }
}

"""#
    ),
    logic: GuideExample.File(
      name: "LoginViewModel.swift",
      text: #"""
import Foundation
import RxCocoa
import RxSwift

extension LoginViewModel.OutputStreams {
  init(inputs: LoginViewModel.InputStreams, disposeBag: DisposeBag, service: any LoginService) {
    let form = Observable.combineLatest(inputs.emailChanged, inputs.passwordChanged)
    let submitted = Observable.merge(
      inputs.submitTapped,
      inputs.textFieldShouldReturn.filter { $0 == .password }.map { _ in }
    )
    let login =
      submitted
      .withLatestFrom(form)
      .filter(isComplete)
      .flatMapLatest { email, password in
        service.login(email: email, password: password).materialize()
      }
      .share()

    self.focusedField = inputs.textFieldShouldReturn
      .filter { $0 == .email }
      .map { _ in .password }
      .asSignal(onErrorSignalWith: .empty())

    self.isLoading = Observable.merge(
      submitted.withLatestFrom(form).filter(isComplete).map { _ in true },
      login.filter { $0.isStopEvent }.map { _ in false }
    )
    .startWith(false)
    .asDriver(onErrorDriveWith: .empty())

    self.loginSuccess =
      login
      .compactMap { $0.element }
      .asSignal(onErrorSignalWith: .empty())

    self.submitButtonIsEnabled =
      form
      .map(isComplete)
      .distinctUntilChanged()
      .asDriver(onErrorDriveWith: .empty())

    self.loginFailure =
      login
      .compactMap { $0.error as? LoginError }
      .map { $0.message }
      .asSignal(onErrorSignalWith: .empty())

    self.textFieldShouldReturnReply = { field in field == .password }
  }
}

private func isComplete(email: String, password: String) -> Bool {
  return email.contains("@") && !password.isEmpty
}

"""#
    ),
    tests: GuideExample.File(
      name: "LoginViewModelTests.swift",
      text: #"""
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import RxTest
import XCTest

@testable import Login

final class LoginViewModelTests: LoginViewModelTestCase {
  private let service = LoginServiceStub()

  override func makeViewModel() throws -> LoginViewModel {
    return LoginViewModel(service: self.service)
  }

  func testFocusedField() {
    XCTAssertFalse(self.vm.inputs.textFieldShouldReturn(.email))
    XCTAssertEqual(self.focusedField.values, [.password])
  }

  func testIsLoading() {
    self.fillIn()
    self.vm.inputs.submitTapped()
    XCTAssertEqual(self.isLoading.values, [false, true, false])
  }

  func testLoginFailure() {
    self.service.failure = LoginError(message: "Wrong password.")
    self.fillIn()
    self.vm.inputs.submitTapped()
    XCTAssertEqual(self.loginFailure.values, ["Wrong password."])
    XCTAssertEqual(self.loginSuccess.values, [])

    self.service.failure = nil
    self.vm.inputs.submitTapped()
    XCTAssertEqual(self.loginSuccess.values.count, 1, "One failure does not end the logic.")
  }

  func testLoginSuccess() {
    self.fillIn()
    self.vm.inputs.submitTapped()
    XCTAssertEqual(self.loginSuccess.values.map { $0.lastPathComponent }, ["a@b.c"])
    XCTAssertEqual(self.loginFailure.values, [])
  }

  func testSubmitButtonIsEnabled() {
    self.vm.inputs.emailChanged("a@b.c")
    self.vm.inputs.passwordChanged("secret")
    self.vm.inputs.passwordChanged("")
    XCTAssertEqual(self.submitButtonIsEnabled.values, [false, true, false])
  }

  func testSubmitTappedTooEarly() {
    self.vm.inputs.submitTapped()
    XCTAssertEqual(self.isLoading.values, [false])
  }

  func testTextFieldShouldReturn() {
    self.fillIn()
    XCTAssertTrue(self.vm.inputs.textFieldShouldReturn(.password))
    XCTAssertEqual(self.loginSuccess.values.count, 1)
  }

  private func fillIn() {
    self.vm.inputs.emailChanged("a@b.c")
    self.vm.inputs.passwordChanged("secret")
  }
}

/// Tests a view with a mock of its view model, which records the view's calls and sets the values that it
/// shows.
final class LoginViewModelMockTests: XCTestCase {
  func testCalls() {
    let mock = LoginViewModelMock(textFieldShouldReturnReply: { $0 == .email })
    let viewModel: any LoginViewModelType = mock
    viewModel.inputs.emailChanged("a@b.c")
    XCTAssertTrue(viewModel.inputs.textFieldShouldReturn(.email))
    viewModel.inputs.submitTapped()
    XCTAssertEqual(mock.calls, [.emailChanged("a@b.c"), .textFieldShouldReturn(.email), .submitTapped])
  }

  func testOutputs() {
    let mock = LoginViewModelMock(textFieldShouldReturnReply: { _ in true })
    let viewModel: any LoginViewModelType = mock
    let isLoading = TestScheduler(initialClock: 0).createObserver(Bool.self)
    let disposeBag = DisposeBag()
    viewModel.outputs.isLoading.drive(isLoading).disposed(by: disposeBag)
    mock.isLoadingRelay.accept(true)
    XCTAssertEqual(isLoading.values, [false, true])
  }
}

/// Signs everybody in, with a page of their own, unless set to fail.
private final class LoginServiceStub: LoginService {
  var failure: LoginError?

  func login(email: String, password: String) -> Observable<URL> {
    if let failure { return .error(failure) }
    return .just(URL(fileURLWithPath: "/people/\(email)"))
  }
}

"""#
    )
  ),
  GuideExample(
    style: "rxswift-core",
    spec: GuideExample.File(
      name: "ConverterViewModel.mvvm",
      text: #"""
/// Converts an amount of money. In this style all outputs are observables, so it needs no RxCocoa.
public viewmodel ConverterViewModel {
  dependencies {
    /// Knows the rates.
    service: any RateService
  }

  inputs {
    /// Call when the text of the amount changes.
    amountChanged(_ amount: String = "") as amount
    /// Call when a currency is chosen.
    currencyChosen(_ currency: String) as currency
  }

  outputs {
    /// Emits the converted amount, empty while there is none.
    state result: String = ""
  }

  errors {
    /// Emits the currency whose rate is not known.
    unknownCurrency: String
  }
}

"""#
    ),
    logic: GuideExample.File(
      name: "ConverterViewModel.swift",
      text: #"""
import RxSwift

extension ConverterViewModel.OutputStreams {
  init(inputs: ConverterViewModel.InputStreams, disposeBag: DisposeBag, service: any RateService) {
    let rate = inputs.currency
      .flatMapLatest { currency in service.rate(of: currency).materialize() }
      .share()

    self.result =
      Observable.combineLatest(inputs.amount, rate.compactMap { $0.element })
      .map { amount, rate in Int(amount).map { "\($0 * rate)" } ?? "" }
      .startWith("")
      .distinctUntilChanged()
    self.unknownCurrency =
      rate
      .compactMap { $0.error as? RateError }
      .map { $0.currency }
  }
}

"""#
    ),
    tests: GuideExample.File(
      name: "ConverterViewModelTests.swift",
      text: #"""
import RxSwift
import XCTest

@testable import Converter

final class ConverterViewModelTests: ConverterViewModelTestCase {
  override func makeViewModel() throws -> ConverterViewModel {
    return ConverterViewModel(service: RateServiceStub())
  }

  func testResult() {
    self.vm.inputs.amountChanged("2")
    self.vm.inputs.currencyChosen("JPY")
    self.vm.inputs.amountChanged("two")
    XCTAssertEqual(self.result.values, ["", "320", ""])
  }

  /// The class subscribes to its states, so that late subscribers get the current value.
  func testResultForALateSubscriber() {
    self.vm.inputs.currencyChosen("JPY")
    self.vm.inputs.amountChanged("3")
    var late: [String] = []
    let disposeBag = DisposeBag()
    self.vm.outputs.result.subscribe(onNext: { late.append($0) }).disposed(by: disposeBag)
    XCTAssertEqual(late, ["480"])
  }

  func testUnknownCurrency() {
    self.vm.inputs.currencyChosen("DEM")
    XCTAssertEqual(self.unknownCurrency.values, ["DEM"])
    XCTAssertEqual(self.result.values, [""])
  }
}

/// Has a single rate.
private struct RateServiceStub: RateService {
  func rate(of currency: String) -> Observable<Int> {
    return currency == "JPY" ? .just(160) : .error(RateError(currency: currency))
  }
}

"""#
    )
  ),
  GuideExample(
    style: "reactiveswift",
    spec: GuideExample.File(
      name: "CommentsViewModel.mvvm",
      text: #"""
/// Takes comments on an update, and shows those that have been posted.
public viewmodel CommentsViewModel {
  dependencies {
    /// Posts comments.
    service: any CommentsService
  }

  inputs {
    /// Call when the text of the composer changes.
    composerTextDidChange(_ text: String?)
    /// Call to configure the screen with the update that is commented on.
    sticky configure(with update: Update)
    /// Call when the post button is tapped.
    postButtonTapped()
    /// Call when posting is to be tried again, with what to run once it has worked.
    retryTapped(completion: () -> Void)
    /// Call when the text would change; the reply says whether it may.
    textShouldChange(in range: Range<Int>, to replacement: String) -> Bool
  }

  outputs {
    /// The most characters that a comment may have.
    value characterLimit: Int
    /// Emits when the composer is to be emptied.
    event clearComposer: Void
    /// Emits the posted comments, the newest first.
    state comments: [CommentData] = []
    /// Emits whether the post button is enabled.
    state postButtonIsEnabled: Bool = false
  }

  errors {
    /// Emits the message to show when a comment could not be posted.
    postFailure: String
  }
}

"""#
    ),
    logic: GuideExample.File(
      name: "CommentsViewModel.swift",
      text: #"""
import ReactiveSwift

extension CommentsViewModel.OutputStreams {
  init(inputs: CommentsViewModel.InputStreams, service: any CommentsService) {
    let text = Property(initial: "", then: inputs.composerTextDidChange.map { $0 ?? "" })
    let limit = 500

    let posted = Signal.merge(inputs.postButtonTapped.map(value: {}), inputs.retryTapped)
      .withLatest(from: inputs.configure)
      .flatMap(.concat) { completion, update in
        service.post(text.value, on: update).materialize().map { (event: $0, completion: completion) }
      }
    let accepted = posted.compactMap { $0.event.value }

    self.characterLimit = { limit }
    self.clearComposer = accepted.map { _ in }
    self.comments = Property(
      initial: [],
      then: accepted.scan([]) { comments, added in [added] + comments }
    )
    self.postButtonIsEnabled = text.map { !$0.isEmpty }
    self.postFailure = posted.compactMap { $0.event.error?.message }
    self.textShouldChangeReply = { range, replacement in
      text.value.count - range.count + replacement.count <= limit
    }

    posted
      .filter { $0.event.value != nil }
      .observeValues { $0.completion() }
  }
}

"""#
    ),
    tests: GuideExample.File(
      name: "CommentsViewModelTests.swift",
      text: #"""
import ReactiveSwift
import XCTest

@testable import Comments

final class CommentsViewModelTests: CommentsViewModelTestCase {
  private let service = CommentsServiceStub()

  override func makeViewModel() throws -> CommentsViewModel {
    return CommentsViewModel(service: self.service)
  }

  func testCharacterLimit() {
    XCTAssertEqual(self.vm.outputs.characterLimit, 500)
  }

  func testClearComposer() {
    self.post("Well done")
    XCTAssertEqual(self.clearComposer.values.count, 1)
  }

  func testComments() {
    self.post("First")
    self.post("Second")
    XCTAssertEqual(self.comments.values.map { $0.map { $0.text } }, [[], ["First"], ["Second", "First"]])
  }

  /// A state is a property, so it can be read at any time.
  func testPostButtonIsEnabled() {
    XCTAssertFalse(self.vm.outputs.postButtonIsEnabled.value)
    self.vm.inputs.composerTextDidChange("Well done")
    XCTAssertTrue(self.vm.outputs.postButtonIsEnabled.value)
    self.vm.inputs.composerTextDidChange(nil)
    XCTAssertEqual(self.postButtonIsEnabled.values, [false, true, false])
  }

  func testPostFailure() {
    self.service.failure = CommentsError(message: "Not connected.")
    self.post("Well done")
    XCTAssertEqual(self.postFailure.values, ["Not connected."])
    XCTAssertEqual(self.clearComposer.values.count, 0)
  }

  func testRetryTapped() {
    self.service.failure = CommentsError(message: "Not connected.")
    self.post("Well done")
    self.service.failure = nil
    var completions = 0
    self.vm.inputs.retryTapped(completion: { completions += 1 })
    XCTAssertEqual(self.vm.outputs.comments.value.map { $0.text }, ["Well done"])
    self.post("And more")
    XCTAssertEqual(completions, 1, "A completion belongs to its own try.")
  }

  func testTextShouldChange() {
    self.vm.inputs.composerTextDidChange(String(repeating: "a", count: 500))
    XCTAssertFalse(self.vm.inputs.textShouldChange(in: 500..<500, to: "b"))
    XCTAssertTrue(self.vm.inputs.textShouldChange(in: 499..<500, to: "b"))
  }

  private func post(_ text: String) {
    self.vm.inputs.configure(with: Update(id: 1))
    self.vm.inputs.composerTextDidChange(text)
    self.vm.inputs.postButtonTapped()
  }
}

/// Posts each comment in Ada's name, unless set to fail.
private final class CommentsServiceStub: CommentsService {
  var failure: CommentsError?

  func post(_ text: String, on update: Update) -> SignalProducer<CommentData, CommentsError> {
    if let failure { return SignalProducer(error: failure) }
    return SignalProducer(value: CommentData(author: "Ada", text: text))
  }
}

"""#
    )
  ),
  GuideExample(
    style: "combine",
    spec: GuideExample.File(
      name: "SearchViewModel.mvvm",
      text: #"""
/// Searches while the person types.
public viewmodel SearchViewModel {
  dependencies {
    /// Finds what is searched for.
    service: any SearchService
  }

  inputs {
    /// Call when the text of the search field changes.
    queryChanged(_ query: String = "")
    /// Call when a result is tapped, with its row.
    resultTapped(at row: Int)
  }

  outputs {
    /// Emits the identifier of the result to show.
    event goToResult: Int
    /// Emits whether a search is under way.
    state isSearching: Bool = false
    /// Emits what others search for, and fails if that cannot be read; each subscriber asks anew.
    stream popularQueries: [String]
    /// Emits the results to show.
    // mvvmgen:ignore whole-model-output a result is made to be shown
    state results: [SearchResult] = []
  }

  errors {
    /// Emits the message to show when a search fails.
    searchFailure: String
  }
}

"""#
    ),
    logic: GuideExample.File(
      name: "SearchViewModel.swift",
      text: #"""
import Combine

extension SearchViewModel.OutputStreams {
  init(
    inputs: SearchViewModel.InputStreams,
    cancellables: inout Set<AnyCancellable>,
    service: any SearchService
  ) {
    let results = CurrentValueSubject<[SearchResult], Never>([])
    let isSearching = CurrentValueSubject<Bool, Never>(false)
    let failure = PassthroughSubject<String, Never>()

    inputs.queryChanged
      .removeDuplicates()
      .handleEvents(receiveOutput: { query in isSearching.send(!query.isEmpty) })
      .map { query in outcome(of: query, askedOf: service) }
      .switchToLatest()
      .sink { outcome in
        isSearching.send(false)
        switch outcome {
        case .success(let found): results.send(found)
        case .failure(let error): failure.send(error.message)
        }
      }
      .store(in: &cancellables)

    self.goToResult = inputs.resultTapped
      .map { row in results.value[row].id }
      .eraseToAnyPublisher()
    self.isSearching =
      isSearching
      .removeDuplicates()
      .eraseToAnyPublisher()
    self.popularQueries = service.popularQueries()
      .mapError { $0 as any Error }
      .eraseToAnyPublisher()
    self.results = results.eraseToAnyPublisher()
    self.searchFailure = failure.eraseToAnyPublisher()
  }
}

/// A failed search must not end later ones, so its failure is a value.
private func outcome(
  of query: String,
  askedOf service: any SearchService
) -> AnyPublisher<Result<[SearchResult], SearchError>, Never> {
  guard !query.isEmpty else { return Just(.success([])).eraseToAnyPublisher() }
  return service.results(for: query)
    .map { .success($0) }
    .catch { Just(.failure($0)) }
    .eraseToAnyPublisher()
}

"""#
    ),
    tests: GuideExample.File(
      name: "SearchViewModelTests.swift",
      text: #"""
import Combine
import XCTest

@testable import Search

final class SearchViewModelTests: SearchViewModelTestCase {
  private let service = SearchServiceStub()

  override func makeViewModel() throws -> SearchViewModel {
    return SearchViewModel(service: self.service)
  }

  func testGoToResult() {
    self.vm.inputs.queryChanged("cat")
    self.vm.inputs.resultTapped(at: 2)
    XCTAssertEqual(self.goToResult.values, [3])
  }

  func testIsSearching() {
    self.vm.inputs.queryChanged("cat")
    XCTAssertEqual(self.isSearching.values, [false, true, false])
  }

  /// A stream starts a request for each subscriber, and may fail. The test case's observer started the first.
  func testPopularQueries() {
    XCTAssertEqual(self.popularQueries.values, [["cat", "dog"]])
    self.service.failure = SearchError(message: "Not connected.")
    let late = MVVMTestObserver<[String]>()
    late.observe(self.vm.outputs.popularQueries)
    XCTAssertEqual(late.values, [])
    XCTAssertEqual((late.failure as? SearchError)?.message, "Not connected.")
  }

  func testResults() {
    self.vm.inputs.queryChanged("cat")
    self.vm.inputs.queryChanged("")
    XCTAssertEqual(self.results.values.map { $0.map { $0.title } }, [[], ["c", "a", "t"], []])
  }

  func testSearchFailure() {
    self.service.failure = SearchError(message: "Not connected.")
    self.vm.inputs.queryChanged("cat")
    XCTAssertEqual(self.searchFailure.values, ["Not connected."])

    self.service.failure = nil
    self.vm.inputs.queryChanged("dog")
    XCTAssertEqual(self.results.values.last.map { $0.count }, 3, "A failure does not end the searches.")
  }
}

/// Finds the letters of a query, unless set to fail.
private final class SearchServiceStub: SearchService {
  var failure: SearchError?

  func results(for query: String) -> AnyPublisher<[SearchResult], SearchError> {
    let letters = query.enumerated().map { SearchResult(id: $0 + 1, title: String($1)) }
    return self.answer(letters)
  }

  func popularQueries() -> AnyPublisher<[String], SearchError> {
    return Deferred { self.answer(["cat", "dog"]) }.eraseToAnyPublisher()
  }

  private func answer<Answer>(_ answer: Answer) -> AnyPublisher<Answer, SearchError> {
    if let failure { return Fail(error: failure).eraseToAnyPublisher() }
    return Just(answer).setFailureType(to: SearchError.self).eraseToAnyPublisher()
  }
}

"""#
    )
  ),
]
