// Made of README.md. Do not edit: change that page, then run
//   RECORD=1 swift test --filter ManualPageTests
// swift-format-ignore-file

/// The sections of the page, by name.
let manual: [(name: String, explanation: Explanation)] = [
  (
    "ambiguous-logic-name",
    Explanation(
      text: #"""
The logic would read two inputs under one name.
The logic knows an input by the base name of its function, unless 'as' gives
it another name. Of inputs that differ only in their labels, all but one need
'as'.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    tapped(row: Int)
    tapped(section: Int)
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    tapped(row: Int)
    tapped(section: Int) as tappedSection
  }
}

"""#
    )
  ),
  (
    "async-needs-main-actor",
    Explanation(
      text: #"""
An input is 'async', and its view model is bound to no actor.
Views live on the main actor, and Swift 6 lets none of them wait for a
function of an object that belongs to nobody. Swift 5 does, and so does a
module whose default isolation is the main actor, or that has
'NonisolatedNonsendingByDefault', which a spec does not tell: so this is a
warning. '"isolation": "MainActor"' in the configuration is as if each spec
said '@MainActor'; the attribute may stand before the input alone. In the
Observation style every view model is bound to the main actor.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    submit() async -> Bool
  }
}

"""#,
      good: #"""
@MainActor
viewmodel LoginViewModel {
  inputs {
    submit() async -> Bool
  }
}

"""#
    )
  ),
  (
    "attribute-not-allowed",
    Explanation(
      text: #"""
An attribute is used where Swift, or the generated code, cannot have it.
The generated protocols carry the attributes of a spec. An output also
becomes a stored property of the class, which cannot be limited to a version
of the system. A view model as a whole can be. A dependency has no attributes:
it is only handed to the logic. No attribute but '@available' stands twice.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  outputs {
    @available(iOS 17, *) isLoading: Bool
  }
}

"""#,
      good: #"""
@available(iOS 17, *)
viewmodel LoginViewModel {
  outputs {
    isLoading: Bool
  }
}

"""#
    )
  ),
  (
    "baseline-invalid",
    Explanation(
      text: #"""
The file that '--baseline' names is not a baseline.
'mvvmgen lint --baseline FILE --write-baseline' writes a baseline, which
holds the findings of that day. Without it they would all be reported as new,
so nothing is linted; and a file that is not a baseline is never overwritten.
If a merge broke the file, remove it and write it again.
"""#,
      bad: #"""
{ "version": 2, "findings": [] }

"""#,
      good: #"""
{ "version": 1, "findings": [] }

"""#
    )
  ),
  (
    "conditional-compilation",
    Explanation(
      text: #"""
A spec contains a directive such as '#if'.
Generated code must not depend on how it is compiled. Move members that exist
only under a condition to a view model in a spec of its own, in a target that
is built only under that condition.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    #if DEBUG
    shaken()
    #endif
    tapped()
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

"""#
    )
  ),
  (
    "config-invalid-json",
    Explanation(
      text: #"""
The configuration is not JSON.
JSON has no comments and no comma before a closing bracket. Keys are written
in double quotes, and no key occurs twice in an object.
"""#,
      bad: #"""
{
  // our style
  "style": "rxswift"
}

"""#,
      good: #"""
{
  "style": "rxswift"
}

"""#
    )
  ),
  (
    "config-invalid-value",
    Explanation(
      text: #"""
A value in the configuration has the right type, but is not allowed.
The message says what is allowed. Names of protocols contain '{name}' and
names of files '{file}', or all view models would share one; and the view
models of one file share one style. A key of 'tests' that nothing would come
of is an error, too: a 'baseClass' for suites of Swift Testing, which have
none, and a 'scheduler' for observers that have no clock.
"""#,
      bad: #"""
{
  "mocks": "test"
}

"""#,
      good: #"""
{
  "mocks": "tests"
}

"""#
    )
  ),
  (
    "config-unknown-key",
    Explanation(
      text: #"""
The configuration has a key that mvvmgen does not know.
A key that nothing reads would go unnoticed, so it is an error. The message
names the nearest key, or all keys that are possible there.
"""#,
      bad: #"""
{
  "stile": "rxswift"
}

"""#,
      good: #"""
{
  "style": "rxswift"
}

"""#
    )
  ),
  (
    "config-unknown-rule",
    Explanation(
      text: #"""
The configuration sets the level of a rule that does not exist.
'mvvmgen rules' lists the rules.
"""#,
      bad: #"""
{
  "lint": { "rules": { "documented-members": "error" } }
}

"""#,
      good: #"""
{
  "lint": { "rules": { "documented-member": "error" } }
}

"""#
    )
  ),
  (
    "config-unused-override",
    Explanation(
      text: #"""
A pattern in an override matches no view model.
The names under 'viewModels' are those of view models, in which '*' stands
for any text; they are not names of files. 'mvvmgen generate' tells this where
it sees all specs that the configuration counts for.
"""#,
      bad: #"""
{ "overrides": [{ "viewModels": ["LoginVM"], "access": "public" }] }

"""#,
      good: #"""
{ "overrides": [{ "viewModels": ["LoginViewModel"], "access": "public" }] }

"""#
    )
  ),
  (
    "config-wrong-type",
    Explanation(
      text: #"""
A value in the configuration has another type than its key asks for.
The message names the type. 'null' is allowed only where it is the default.
"""#,
      bad: #"""
{
  "hotOutputs": "yes"
}

"""#,
      good: #"""
{
  "hotOutputs": true
}

"""#
    )
  ),
  (
    "conflicting-facets",
    Explanation(
      text: #"""
An input without arguments and an output have the same name.
One class conforms to both protocols, and Swift does not allow a function and
a property of the same name in one class.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    refresh()
  }
  outputs {
    refresh: Void
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    refreshPulled()
  }
  outputs {
    refresh: Void
  }
}

"""#
    )
  ),
  (
    "different-start",
    Explanation(
      text: #"""
An input and a state that are one property start at different values.
In the style 'observation' an input is one property with the state that has
its logic name and its type. The value at which that starts stands on either
of them; where it stands on both, it is the same.
"""#,
      bad: #"""
viewmodel ProfileViewModel {
  inputs {
    nameChanged(_ name: String = "") as name
  }
  outputs {
    state name: String = "Ada"
  }
}

"""#,
      good: #"""
viewmodel ProfileViewModel {
  inputs {
    nameChanged(_ name: String = "") as name
  }
  outputs {
    state name: String
  }
}

"""#
    )
  ),
  (
    "duplicate-facet",
    Explanation(
      text: #"""
Two facets of a view model have the same name.
All members of a facet are declared in one place. Facets of inputs and facets
of outputs are properties of one class, so they differ in their names, too.
"""#,
      bad: #"""
viewmodel LoginUseCase {
  outputs uiOutputs {
    title: String
  }
  outputs uiOutputs {
    isLoading: Bool
  }
}

"""#,
      good: #"""
viewmodel LoginUseCase {
  outputs uiOutputs {
    isLoading: Bool
    title: String
  }
}

"""#
    )
  ),
  (
    "duplicate-import",
    Explanation(
      text: #"""
A module is imported twice.
One import is enough.
"""#,
      bad: #"""
import KsApi
import KsApi

viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

"""#,
      good: #"""
import KsApi

viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

"""#
    )
  ),
  (
    "duplicate-member",
    Explanation(
      text: #"""
A member is declared twice.
Members are told apart by their full names, which include the labels of their
arguments but not the types. Inputs, outputs and errors become members of one
class, so they share its names.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    tapped(row: Int)
    tapped(row: String)
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    tapped(row: Int)
    tapped(title: String) as tappedTitle
  }
}

"""#
    )
  ),
  (
    "duplicate-modifier",
    Explanation(
      text: #"""
A declaration has two modifiers of which one is enough.
A view model has one access, 'public', 'package' or 'internal'; without one
it has that of the configuration. An output has one kind.
"""#,
      bad: #"""
public internal viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

"""#,
      good: #"""
public viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

"""#
    )
  ),
  (
    "duplicate-name",
    Explanation(
      text: #"""
A name is already taken in the generated code.
Besides the declared members the class has private ones, such as the relay
behind each input, and the style derives their names from those of members.
Rename the member, or give the input another name with 'as'. The protocols
of a view model take names as well: no other view model can have them. In
the style 'observation' an input of one parameter and a state are one
property where the logic name and the type are the state's, which of a
'sticky' input is optional: where the types differ, the message tells both.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    tapped()
  }
  outputs {
    tappedRelay: Bool
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    tapped()
  }
  outputs {
    isTapped: Bool
  }
}

"""#
    )
  ),
  (
    "duplicate-output",
    Explanation(
      text: #"""
Two specs would write the same file.
Generated files are named after their specs. Below '--output DIR' they keep
the folders that lie below a folder argument; specs that are given as files
lose theirs. Rename one spec, or give the folder that contains both. A spec
may also be named like a file that its style writes once for each module,
such as 'TestObserver': rename the spec. Swift compiles no two files of one
name in a module, so specs of one name in different folders of a module are
warned about.
"""#,
      bad: #"""
mvvmgen generate --output Generated Cart/Row.mvvm Orders/Row.mvvm

"""#,
      good: #"""
mvvmgen generate --output Generated .

"""#
    )
  ),
  (
    "duplicate-parameter",
    Explanation(
      text: #"""
Two parameters of a member, or two dependencies, have the same name.
Labels may be equal, but not the names after them: the logic reads both
arguments side by side. Dependencies are the parameters of the initializer.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    moved(from row: Int, to row: Int)
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    moved(from row: Int, to target: Int)
  }
}

"""#
    )
  ),
  (
    "duplicate-section",
    Explanation(
      text: #"""
A view model has the same section twice.
All inputs of a view model are declared in one place, and so are its outputs,
errors and dependencies.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    tapped()
  }
  inputs {
    closed()
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    closed()
    tapped()
  }
}

"""#
    )
  ),
  (
    "duplicate-view-model",
    Explanation(
      text: #"""
Two view models have the same name.
Their protocols and classes would be declared twice in one module; other
modules may use the name again. Two specs belong to one module if they are in
the same folder or below the same 'Sources/NAME', if they are in the folder of
the module that the configuration names, or if a plugin builds them for one
target.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

viewmodel LoginViewModel {
  inputs {
    closed()
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

viewmodel LogoutViewModel {
  inputs {
    closed()
  }
}

"""#
    )
  ),
  (
    "effect-not-allowed",
    Explanation(
      text: #"""
An input is declared 'throws', or a function output 'async' or 'throws'.
An input tells the view model something; a view cannot mend what goes wrong
with that. A failure arrives through an output, or is part of the input's
reply. A function output answers at once: let it return an optional or a
'Result', or declare an output that emits the answer later.
"""#,
      bad: #"""
@MainActor
viewmodel LoginViewModel {
  inputs {
    submitTapped() async throws
  }
  outputs {
    title(ofRow row: Int) throws -> String
  }
}

"""#,
      good: #"""
@MainActor
viewmodel LoginViewModel {
  inputs {
    submitTapped() async
  }
  outputs {
    title(ofRow row: Int) -> String?
  }
}

"""#
    )
  ),
  (
    "empty-view-model",
    Explanation(
      text: #"""
A view model has neither inputs nor outputs.
Its protocols would be empty, so a section was probably forgotten.
"""#,
      bad: #"""
viewmodel LoginViewModel {
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

"""#
    )
  ),
  (
    "facet-name-taken",
    Explanation(
      text: #"""
A facet has the name of something that is generated beside it.
A facet is a property and a protocol: 'outputs uiOutputs' of 'LoginUseCase'
makes 'uiOutputs' and 'LoginUseCaseUIOutputs'. Neither may be there already:
'inputs', 'outputs' and 'errors' are facets without a name, and 'type',
'logic', 'mock', 'bindings' and 'observed' are what else is generated. What
goes wrong has a section of its own, so 'outputs errors' is 'errors'.
"""#,
      bad: #"""
viewmodel LoginUseCase {
  outputs type {
    title: String
  }
}

"""#,
      good: #"""
viewmodel LoginUseCase {
  outputs uiOutputs {
    title: String
  }
}

"""#
    )
  ),
  (
    "file-exists",
    Explanation(
      text: #"""
'mvvmgen new' was asked to begin a view model whose spec already exists.
A spec is never overwritten. Use '--from' to write the logic and the tests for
the existing spec, or choose another name to begin another view model.
"""#,
      bad: #"""
LoginViewModel.mvvm exists.
mvvmgen new LoginViewModel

"""#,
      good: #"""
LoginViewModel.mvvm exists.
mvvmgen new --from LoginViewModel.mvvm

"""#
    )
  ),
  (
    "file-generated-twice",
    Explanation(
      text: #"""
A package generates files beside its specs, and its build generates them, too.
Where a target uses MVVMGenPlugin, the build would have each class twice. Let
the build alone generate: remove the generated files of that target, and run
'generate' for the other targets only. Or take the plugin out of the target.
"""#,
      bad: #"""
mvvmgen.json
Package.swift
Sources/App/LoginViewModel.mvvm
Sources/App/LoginViewModel.generated.swift

"""#,
      good: #"""
mvvmgen.json
Package.swift
Sources/App/LoginViewModel.mvvm

"""#
    )
  ),
  (
    "file-name-ignored",
    Explanation(
      text: #"""
A configuration sets file names that the build plugin does not use.
The plugin tells the build which files to expect before anything is
generated, and derives their names from those of the specs alone.
'naming.file', 'naming.bindingsFile', 'naming.mockFile' and
'naming.testCaseFile' have an effect only in 'mvvmgen generate'.
"""#,
      bad: #"""
{ "naming": { "file": "{file}.gen.swift" } }

"""#,
      good: #"""
{ "naming": { "inputs": "{name}Inputs" } }

"""#
    )
  ),
  (
    "file-not-ours",
    Explanation(
      text: #"""
A file that mvvmgen did not write is in the way.
Files without the header of mvvmgen are never overwritten and never removed.
Move or rename the file and generate again, or set other names for generated
files with 'naming.file' in the configuration.
"""#,
      bad: #"""
LoginViewModel.mvvm
LoginViewModel.generated.swift, written by hand

"""#,
      good: #"""
LoginViewModel.mvvm
LoginViewModelHelpers.swift, written by hand

"""#
    )
  ),
  (
    "file-not-readable",
    Explanation(
      text: #"""
A file or a folder cannot be read.
The message gives the system's reason: it does not exist, it is a folder, or
its permissions forbid it. All other files are dealt with, and the exit
status is 74.
"""#,
      bad: #"""
mvvmgen generate Sorces/Login.mvvm

"""#,
      good: #"""
mvvmgen generate Sources/Login.mvvm

"""#
    )
  ),
  (
    "file-not-writable",
    Explanation(
      text: #"""
A file cannot be written or removed.
The message gives the reason: the folder is read-only, the disk is full, a
folder or a broken link has the file's name, or the file has changed in the
meantime. What was there is left as it was, and the exit status is 74.
"""#,
      bad: #"""
LoginViewModel.mvvm
LoginViewModel.generated.swift/, a folder

"""#,
      good: #"""
LoginViewModel.mvvm
LoginViewModel.generated.swift, written by mvvmgen

"""#
    )
  ),
  (
    "file-without-header",
    Explanation(
      text: #"""
A template leaves out the line by which generated files are known.
'generate' overwrites and removes only files that begin with it, so the next
run would take this one for yours. Keep the line of the bundled
'header.mustache', and put nothing but comments above it.
"""#,
      bad: #"""
// Copyright of somebody.

"""#,
      good: #"""
// Copyright of somebody.
// Generated by mvvmgen from LoginViewModel.mvvm. Do not edit.

"""#
    )
  ),
  (
    "function-with-kind",
    Explanation(
      text: #"""
A function output has a kind.
A kind says how a value is observed over time. A function output is called
with arguments and answers at once, so there is nothing to observe.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  outputs {
    state isSelected(_ row: Int) -> Bool
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  outputs {
    isSelected(_ row: Int) -> Bool
  }
}

"""#
    )
  ),
  (
    "generic-member",
    Explanation(
      text: #"""
A member or a view model has type parameters.
Each input and output is backed by a stored relay, property or subject, and
Swift cannot store a value whose type the caller chooses.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    selected<Item>(_ item: Item)
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    selected(_ item: String)
  }
}

"""#
    )
  ),
  (
    "import-after-view-model",
    Explanation(
      text: #"""
An import comes after a view model.
Imports are written at the top of a spec, as in Swift: they apply to the whole
generated file.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

import KsApi

"""#,
      good: #"""
import KsApi

viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

"""#
    )
  ),
  (
    "import-class-form",
    Explanation(
      text: #"""
The class has a form that no generated class has.
A view model is moved over from a final class without type parameters and
without a superclass: that is what is generated. Its protocols have the access
and the attributes of the class, since a spec says these once. Its file
imports RxSwift or ReactiveSwift; a class of Combine is not read. Change the
form by hand first, compile, and run 'mvvmgen import' again.
"""#,
      bad: #"""
protocol LoginViewModelInputs {
  func tapped()
}

struct LoginViewModel: LoginViewModelInputs {
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#,
      good: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#
    )
  ),
  (
    "import-conditional-compilation",
    Explanation(
      text: #"""
A part of the view model is compiled under a condition.
A spec has no conditions: what it declares is there in every build. Conditions
inside of bodies stay as they are. Move others into a body, or keep two
functions and decide in the view which of them is called.
"""#,
      bad: #"""
protocol LoginViewModelInputs {
  func tapped()
  #if DEBUG
    func shook()
  #endif
}

final class LoginViewModel: LoginViewModelInputs {
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#,
      good: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#
    )
  ),
  (
    "import-extra-member",
    Explanation(
      text: #"""
A member of the class stands in none of its protocols.
The generated class has the members of its spec and no others. What is private
is moved along: properties become locals of the initializer, functions become
functions of the file. So make the member private, or declare it in a
protocol. A computed or lazy property is best made a function that takes what
it needs.
"""#,
      bad: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
  func helper(_ text: String) -> Int { text.count }
}

"""#,
      good: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
  private func helper(_ text: String) -> Int { text.count }
}

"""#
    )
  ),
  (
    "import-initializer",
    Explanation(
      text: #"""
The initializer cannot become the one that is generated.
There is one, which other files see; it cannot fail, throw or wait, and has
no type parameters. Its parameters, each of which is one value, become the
dependencies of the spec. Put the rest into a static function that makes the
view model.
"""#,
      bad: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  init?() {}
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#,
      good: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  init() {}
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#
    )
  ),
  (
    "import-input-body",
    Explanation(
      text: #"""
An input does something else than to send its arguments.
In the generated class an input sends its arguments, and answers with a reply
if it has one: whatever else it does belongs into the logic, which hears of
every call. Send the arguments to a property of the input's own, and do the
rest in the initializer.
"""#,
      bad: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  func tapped() { print("tapped") }
}

"""#,
      good: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  init() { self.tappedProperty.signal.observeValues { print("tapped") } }
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#
    )
  ),
  (
    "import-input-property",
    Explanation(
      text: #"""
An input is a property, and no relay.
The view tells the view model something by calling a function. In the style
'rxswift-relays' an input may be a 'PublishRelay' or a 'BehaviorRelay', since
a view can bind to it. Make any other property a function.
"""#,
      bad: #"""
protocol LoginViewModelInputs {
  var tapped: Signal<Void, Never> { get }
}

final class LoginViewModel: LoginViewModelInputs {
  var tapped: Signal<Void, Never> = .empty
}

"""#,
      good: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#
    )
  ),
  (
    "import-mismatch",
    Explanation(
      text: #"""
What was made of a view model does not hold what it held.
Before anything is written, the spec is checked, its protocols are compared
with those that there were, and every token and comment of the code is looked
for. Where there is a difference the file stays as it is. With '--style' the
style may be one that generates other protocols: leave the option out.
Otherwise it is a mistake of mvvmgen: please report it with the file, and move
this view model over by hand.
"""#,
      bad: #"""
mvvmgen import --write Sources/Login

"""#,
      good: #"""
mvvmgen new Sources/Login/LoginViewModel

"""#
    )
  ),
  (
    "import-other-architecture",
    Explanation(
      text: #"""
The view model turns inputs into outputs in a function, or is '@Observable'.
With 'transform(input:)' the view makes the inputs, and holds the outputs that
it gets. Here the view model is made first, offers its inputs as functions or
relays, and lives as long as its view. That changes the view as well, so
nobody can do it by command: write a spec with the fields of 'Input' and
'Output' and move the body of 'transform' into the initializer of the logic.
Of an '@Observable' class the view writes what it reads: what it writes is an
input in the style 'observation', and one property with the state of its name.
"""#,
      bad: #"""
final class LoginViewModel {
  struct Input { let tapped: Observable<Void> }
  struct Output { let title: Driver<String> }
  func transform(input: Input) -> Output {
    Output(title: input.tapped.map { "Hello" }.asDriver(onErrorJustReturn: ""))
  }
}

"""#,
      good: #"""
extension LoginViewModel.OutputStreams {
  init(inputs: LoginViewModel.InputStreams, disposeBag: DisposeBag) {
    self.title = inputs.tapped.map { "Hello" }.asDriver(onErrorJustReturn: "")
  }
}

"""#
    )
  ),
  (
    "import-output-type",
    Explanation(
      text: #"""
An output has a type that lets the view write, or that can fail.
Outputs are 'Signal', 'SignalProducer' or 'Property', with RxSwift 'Driver',
'Signal' or 'Observable', or a plain value. A view must not write into a
'MutableProperty' or a relay, and cannot handle the failure of a stream. Show
it as a 'Property', and errors as outputs of their own.
"""#,
      bad: #"""
protocol LoginViewModelOutputs {
  var title: MutableProperty<String> { get }
}

final class LoginViewModel: LoginViewModelOutputs {
  let title = MutableProperty("")
}

"""#,
      good: #"""
protocol LoginViewModelOutputs {
  var title: Property<String> { get }
}

final class LoginViewModel: LoginViewModelOutputs {
  let title: Property<String>
  init() { self.title = Property(value: "") }
}

"""#
    )
  ),
  (
    "import-overload",
    Explanation(
      text: #"""
Two inputs differ in the types of their parameters alone.
The logic knows an input by its name, and a spec tells inputs apart by names
and labels. Give one of them another label or another name, in the views that
call it, too.
"""#,
      bad: #"""
protocol LoginViewModelInputs {
  func tapped(_ row: Int)
  func tapped(_ name: String)
}

final class LoginViewModel: LoginViewModelInputs {
  private let rowProperty = MutableProperty<Int?>(nil)
  func tapped(_ row: Int) { self.rowProperty.value = row }
  private let nameProperty = MutableProperty<String?>(nil)
  func tapped(_ name: String) { self.nameProperty.value = name }
}

"""#,
      good: #"""
protocol LoginViewModelInputs {
  func tapped(_ row: Int)
  func tapped(named name: String)
}

final class LoginViewModel: LoginViewModelInputs {
  private let rowProperty = MutableProperty<Int?>(nil)
  func tapped(_ row: Int) { self.rowProperty.value = row }
  private let nameProperty = MutableProperty<String?>(nil)
  func tapped(named name: String) { self.nameProperty.value = name }
}

"""#
    )
  ),
  (
    "import-protocol-elsewhere",
    Explanation(
      text: #"""
A protocol of the view model stands in another file.
The spec is made of the protocols, which leave the Swift file then. Move them
into the file of the class first, and run 'mvvmgen import' again.
"""#,
      bad: #"""

final class LoginViewModel: LoginViewModelInputs {
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#,
      good: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#
    )
  ),
  (
    "import-protocol-member",
    Explanation(
      text: #"""
A protocol holds what a spec cannot declare.
The protocols of inputs and outputs declare functions and readable properties,
without type parameters, 'async', 'throws' and 'inout', and inherit from
nothing else. The protocol of the whole offers them and nothing more. Take the
rest out by hand, or into a protocol of its own that the class conforms to. A
bound to 'AnyObject' or 'Sendable' goes, with a warning: where something
relies on it, such as a 'weak' property, the compiler says so.
"""#,
      bad: #"""
protocol LoginViewModelInputs {
  func tapped() async
}

final class LoginViewModel: LoginViewModelInputs {
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#,
      good: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#
    )
  ),
  (
    "import-self-use",
    Explanation(
      text: #"""
The code uses the view model in a way that the logic cannot.
The logic is a structure that reads inputs, assigns outputs once, and is gone
then. It cannot hand 'self' on, call inputs, write into the property of an
input, read outputs in a helper, or read one that the class computes, since
those are assigned last. Hand on the value that is needed, or keep it in a
private property, which becomes a local.
"""#,
      bad: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  init() {
    self.tapped()
  }
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#,
      good: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  init() {
    print("made")
  }
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#
    )
  ),
  (
    "import-spec-exists",
    Explanation(
      text: #"""
There is a spec of the view model's name already, which says something else.
No spec is written over. One that says what the class does, in whatever
layout, was left by a run that was killed: the next run takes it up. Otherwise
the view model was moved over before and its class came back, perhaps with a
merge: take the class out. Or the spec is of another view model: rename one of
them.
"""#,
      bad: #"""
LoginViewModel.swift
LoginViewModel.mvvm, of an earlier attempt

"""#,
      good: #"""
LoginViewModel.swift
LoginViewModel.mvvm.old

"""#
    )
  ),
  (
    "import-unreadable",
    Explanation(
      text: #"""
The file cannot be read as Swift.
A bracket, a string or a comment is not closed, or a merge conflict is not
solved. The compiler has more to say about it: make the file compile first.
"""#,
      bad: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  init() { print("made }
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#,
      good: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  init() { print("made") }
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#
    )
  ),
  (
    "import-weak-self",
    Explanation(
      text: #"""
A closure captures the view model weakly, and uses more than its properties.
The logic is no object. A property, relay or subject becomes a local that is
captured weakly instead; a function that needs such locals, an output and
'self' as a value are none. Streams of the generated class end with the view
model, so that a closure may simply use them: take the capture away.
"""#,
      bad: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  private let log = MutableProperty("")
  init() {
    self.tappedProperty.signal.observeValues { [weak self] in self?.write("tapped") }
  }
  private func write(_ text: String) { self.log.value = text }
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#,
      good: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  private let log = MutableProperty("")
  init() {
    self.tappedProperty.signal.observeValues { self.write("tapped") }
  }
  private func write(_ text: String) { self.log.value = text }
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#
    )
  ),
  (
    "initial-value-incomplete",
    Explanation(
      text: #"""
Some parameters of an input have an initial value and others have none.
The value that an input starts with consists of all its parameters, so either
all of them have one or none.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    changed(_ text: String = "", at index: Int)
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    changed(_ text: String = "", at index: Int = 0)
  }
}

"""#
    )
  ),
  (
    "initial-value-not-allowed",
    Explanation(
      text: #"""
A member that has no current value is given an initial one.
Only inputs and 'state' outputs start with a value. An 'event' is something
that happens, a 'stream' begins when it is observed, and a 'value' is read
when it is needed.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  outputs {
    event didLogIn: Bool = false
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  outputs {
    state isLoggedIn: Bool = false
  }
}

"""#
    )
  ),
  (
    "initial-value-with-sticky",
    Explanation(
      text: #"""
An input is sticky although it has an initial value.
'sticky' replays the latest call to whoever subscribes later. An input with an
initial value does that anyway.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    sticky changed(_ text: String = "")
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    changed(_ text: String = "")
  }
}

"""#
    )
  ),
  (
    "initializer-access",
    Explanation(
      text: #"""
The initializer is to be more visible than its class.
'internal dependencies' hides the initializer of a public view model from
other modules, which get it from this one. It cannot show what the class
hides.
"""#,
      bad: #"""
viewmodel LoginUseCase {
  public dependencies {
    service: any Service
  }
  inputs {
    submitTapped()
  }
}

"""#,
      good: #"""
public viewmodel LoginUseCase {
  public dependencies {
    service: any Service
  }
  inputs {
    submitTapped()
  }
}

"""#
    )
  ),
  (
    "input-without-parentheses",
    Explanation(
      text: #"""
An input is written without parentheses.
Inputs are functions that the view calls, even those without arguments.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    submitTapped
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    submitTapped()
  }
}

"""#
    )
  ),
  (
    "interface-behaviour",
    Explanation(
      text: #"""
Everything still compiles, but it runs differently.
An input now keeps its last value, no longer keeps it, or starts with another
one; a default changed, or the initial value of a 'state' of which there is a
mock; or 'hotOutputs' did. Only a test will notice. Look at what subscribes
late, and at what is shown first.
"""#,
      bad: #"""
inputs {
  configure(project: Project) // was sticky, and is called before anybody subscribes
}

"""#,
      good: #"""
inputs {
  sticky configure(project: Project)
}

"""#
    )
  ),
  (
    "interface-breaking",
    Explanation(
      text: #"""
Callers of the protocols or of the initializer no longer compile.
A member was removed, renamed or given another type, a dependency without a
default was added, or names in the configuration changed. Adapt the callers in
the same change; or keep the old member beside the new one, marked with
'@available(*, deprecated)', until nobody uses it. If the break is intended,
accept it with '--allow X.member', or in 'diff.accepted' of the configuration.
"""#,
      bad: #"""
inputs {
  rowTapped(_ row: Int) // was tapped(index: Int)
}

"""#,
      good: #"""
inputs {
  rowTapped(_ row: Int)
  @available(*, deprecated, message: "Call rowTapped(_:).")
  tapped(index: Int)
}

"""#
    )
  ),
  (
    "interface-compatible",
    Explanation(
      text: #"""
The interface changed, and nobody has to do anything.
An input was added whose base name no other has, a parameter got another name
behind its label, an access was widened that nothing you wrote has to follow,
or a view model moved to another file. Only types of your own that conform to
the protocols need the new members.
"""#,
      bad: #"""
// 'closed' is a new input.
final class LoginInputsStub: LoginViewModelInputs {
  func tapped() {}
}

"""#,
      good: #"""
// 'closed' is a new input.
final class LoginInputsStub: LoginViewModelInputs {
  func tapped() {}
  func closed() {}
}

"""#
    )
  ),
  (
    "interface-logic",
    Explanation(
      text: #"""
The hand-written logic has to change, but callers do not.
An output, a reply or a dependency was added, the logic receives something
with another type or name, or an access was widened that it has to follow.
Once the code is generated again, the compiler points at what is missing;
'mvvmgen new --from SPEC --missing' prints the missing lines.
"""#,
      bad: #"""
// 'title' is a new output.
init(inputs: LoginViewModel.InputStreams, disposeBag: DisposeBag) {
  self.isLoading = inputs.submitTapped.map { true }.asDriver(onErrorDriveWith: .empty())
}

"""#,
      good: #"""
// 'title' is a new output.
init(inputs: LoginViewModel.InputStreams, disposeBag: DisposeBag) {
  self.isLoading = inputs.submitTapped.map { true }.asDriver(onErrorDriveWith: .empty())
  self.title = .just("Log in")
}

"""#
    )
  ),
  (
    "invalid-encoding",
    Explanation(
      text: #"""
The file is not encoded in UTF-8.
An editor that saved the file in another encoding, such as Latin-1, can save
it again as UTF-8. (The example cannot show the byte: it is 0xE9, which in
Latin-1 is 'é'.)
"""#,
      bad: #"""
viewmodel LoginViewModel {
  outputs {
    /// Whether the caf� is open.
    isOpen: Bool
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  outputs {
    /// Whether the café is open.
    isOpen: Bool
  }
}

"""#
    )
  ),
  (
    "invalid-name",
    Explanation(
      text: #"""
A name was expected, and this is not a name in Swift.
A name begins with a letter or '_', followed by letters and digits. A word
that Swift reserves is a name when it is written in backticks.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  outputs {
    2fa: Bool
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  outputs {
    twoFactor: Bool
  }
}

"""#
    )
  ),
  (
    "kept-async",
    Explanation(
      text: #"""
An input that is 'sticky' or starts at a value is 'async'.
What it keeps is there at once, and the logic reads it when it wants to: there
is nothing that the caller could wait for. Leave out 'async'; or, where the
caller waits for the logic, what makes it keep its arguments.
"""#,
      bad: #"""
@MainActor
viewmodel LoginViewModel {
  inputs {
    emailChanged(_ email: String = "") async
  }
}

"""#,
      good: #"""
@MainActor
viewmodel LoginViewModel {
  inputs {
    emailChanged(_ email: String = "")
  }
}

"""#
    )
  ),
  (
    "member-outside-section",
    Explanation(
      text: #"""
A member is declared outside of a section.
The section says whether a member is an input, an output, an error or a
dependency.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  submitTapped()
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    submitTapped()
  }
}

"""#
    )
  ),
  (
    "merge-conflict",
    Explanation(
      text: #"""
The file contains the markers of a merge conflict.
Git writes them where two branches changed the same lines. Keep the right
lines and remove the markers.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
<<<<<<< HEAD
    tapped()
=======
    submitTapped()
>>>>>>> main
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    submitTapped()
  }
}

"""#
    )
  ),
  (
    "missing-brace",
    Explanation(
      text: #"""
A view model or a section has no opening brace.
The contents of a view model and of a section are written in braces. The rest
of the file is read as if the brace were there.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs
    tapped()
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

"""#
    )
  ),
  (
    "missing-line-break",
    Explanation(
      text: #"""
Two members are on one line.
A member ends at the end of its line or at ';'.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    submitTapped() viewDidLoad()
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    submitTapped()
    viewDidLoad()
  }
}

"""#
    )
  ),
  (
    "missing-name",
    Explanation(
      text: #"""
A name is missing.
View models, members, parameters, attributes and imports all need one, and so
does 'as'.
"""#,
      bad: #"""
viewmodel {
  inputs {
    tapped()
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

"""#
    )
  ),
  (
    "missing-type",
    Explanation(
      text: #"""
A member has a name but no type.
Outputs and dependencies are declared as properties are in Swift: the name, a
colon, the type. After the parameters of a function output comes '->' and the
type. An output that carries nothing has the type 'Void'.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  outputs {
    isLoading
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  outputs {
    isLoading: Bool
  }
}

"""#
    )
  ),
  (
    "missing-value",
    Explanation(
      text: #"""
Nothing follows an equals sign.
After '=' comes the value that the member starts with, written in Swift.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    changed(_ text: String = )
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    changed(_ text: String = "")
  }
}

"""#
    )
  ),
  (
    "missing-view-model",
    Explanation(
      text: #"""
A spec declares no view model.
There is nothing to generate. If the spec is no longer needed, remove it, then
run 'mvvmgen generate --prune' to remove what was generated from it.
"""#,
      bad: #"""
import KsApi

"""#,
      good: #"""
import KsApi

viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

"""#
    )
  ),
  (
    "nesting-too-deep",
    Explanation(
      text: #"""
More than 200 brackets are nested in one another.
Nobody can read a type that is nested so deeply, and parsing it could exhaust
the stack. Give a part of the type a name in Swift, and use that name.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  outputs {
    rows: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
      [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
      [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[Row
      ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
      ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
      ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  outputs {
    rows: Rows
  }
}

"""#
    )
  ),
  (
    "observable-object",
    Explanation(
      text: #"""
A view model is an 'ObservableObject', and no view will notice.
What such an object tells, it tells by its properties with '@Published', which
a generated class has none of, in any style: it compiles, and the view shows
for ever what it showed first. Let the view keep what it shows and call
'bind', or take the style 'observation', whose states a view of SwiftUI reads.
"""#,
      bad: #"""
viewmodel LoginViewModel: ObservableObject {
  outputs {
    state isLoading: Bool
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  outputs {
    state isLoading: Bool
  }
}

"""#
    )
  ),
  (
    "reserved-name",
    Explanation(
      text: #"""
A member or a type has a name that Swift or the generated class needs.
The class has properties named 'inputs', 'outputs' and 'errors', unless
'naming' in the configuration calls them differently. It also contains types
of its own: if yours has the name of one of them, write its module too, as in
'MyApp.OutputStreams'. With '"bindings": true' the generated 'bind' needs a
few more: no output is called 'view' or 'bindings'; in the style 'observation'
it is 'view' and 'binding'. There a view model in which an input and a state
are one property has 'bindings' for views of SwiftUI: nothing else is called
so, and no type 'Binding'.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  outputs {
    inputs: Bool
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  outputs {
    hasInputs: Bool
  }
}

"""#
    )
  ),
  (
    "style-assumed",
    Explanation(
      text: #"""
No configuration was found for a spec, and so its style is the default.
A file 'mvvmgen.json' counts for the specs in its folder and below; the
search for it ends at the folder with '.git', or with 'Package.swift' where
there is none. Without one all settings have their defaults, and what is
generated imports RxSwift. Write one that names the style of the app, even if
it is this one. Files of other names are not read, but by '--config'.
"""#,
      bad: #"""
.mvvmgen.json: { "style": "observation" }

"""#,
      good: #"""
mvvmgen.json: { "style": "observation" }

"""#
    )
  ),
  (
    "style-unknown",
    Explanation(
      text: #"""
There is no style of that name.
A style of your own is two files, 'NAME.mustache' and 'NAME.json', in the
folder that 'templates' in the configuration names. All other styles are
bundled. A style cannot extend itself.
"""#,
      bad: #"""
{
  "style": "rxswft"
}

"""#,
      good: #"""
{
  "style": "rxswift"
}

"""#
    )
  ),
  (
    "swift-declaration",
    Explanation(
      text: #"""
A declaration begins with a keyword of Swift.
A section already says whether its members are functions or properties, so
'func', 'var', 'let' and '{ get }' are left out. A view model is declared with
'viewmodel' instead of 'class' or 'protocol'. Declare other types, such as an
'enum' that an output carries, in a Swift file.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  enum Step { case email, password }
  inputs {
    func submitTapped()
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    submitTapped()
  }
}

"""#
    )
  ),
  (
    "template-missing-partial",
    Explanation(
      text: #"""
A template includes another template that does not exist.
'{{>name}}' and '{{<name}}' include 'name.mustache' from your templates folder
or from the bundled ones, which 'mvvmgen templates list' prints.
"""#,
      bad: #"""
{{>heder}}

"""#,
      good: #"""
{{>header}}

"""#
    )
  ),
  (
    "template-recursion",
    Explanation(
      text: #"""
A template includes itself without end.
A template may include itself if what it is given becomes smaller each time,
as in a tree. It may not if what it is given stays the same.
"""#,
      bad: #"""
{{! line.mustache }}
{{>line}}

"""#,
      good: #"""
{{! line.mustache }}
{{name}}

"""#
    )
  ),
  (
    "template-syntax",
    Explanation(
      text: #"""
A tag in a template is not Mustache.
A tag is written in two opening and two closing braces, and names one thing.
The language is described at https://mustache.github.io/mustache.5.html.
"""#,
      bad: #"""
{{name}

"""#,
      good: #"""
{{name}}

"""#
    )
  ),
  (
    "template-unclosed-section",
    Explanation(
      text: #"""
A section of a template is not closed, or another one is closed in its place.
'{{#name}}', '{{^name}}', '{{$name}}' and '{{<name}}' all end at '{{/name}}',
and a section ends before the one around it.
"""#,
      bad: #"""
{{#inputs}}
{{name}}

"""#,
      good: #"""
{{#inputs}}
{{name}}
{{/inputs}}

"""#
    )
  ),
  (
    "template-unknown-name",
    Explanation(
      text: #"""
A template uses a name that does not exist.
Mustache would print nothing, and nobody would notice before the generated
file is compiled. The message names the nearest name. A block or a template
that nothing uses is an error too, since its name is probably misspelt.
"""#,
      bad: #"""
{{nam}}

"""#,
      good: #"""
{{name}}

"""#
    )
  ),
  (
    "unclosed-bracket",
    Explanation(
      text: #"""
A bracket is not closed.
The note shows where it was opened. The bracket is taken to end before the
next line that looks like a member.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    changed(_ text: String
    tapped()
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    changed(_ text: String)
    tapped()
  }
}

"""#
    )
  ),
  (
    "unexpected-body",
    Explanation(
      text: #"""
A member has a body in braces.
A spec says which members there are. What they do is written in Swift, in the
file with the logic.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    submitTapped() { print("tapped") }
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    submitTapped()
  }
}

"""#
    )
  ),
  (
    "unexpected-character",
    Explanation(
      text: #"""
A character is not allowed in this place.
Often it was pasted from a text with typographic quotes, or it only looks like
a space. The message names it.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    changed(_ text: String = “”)
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    changed(_ text: String = "")
  }
}

"""#
    )
  ),
  (
    "unexpected-text",
    Explanation(
      text: #"""
Something else, or nothing more, was expected here.
Only a comment, the end of the line or ';' follows a member. Members are
written in the braces of a section, sections in those of a view model, and no
view model in another one. '@escaping' is not written before the type of a
parameter: the generator adds it.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    tapped() 5
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

"""#
    )
  ),
  (
    "unknown-kind",
    Explanation(
      text: #"""
The word before the name of a member is not a kind.
The kinds of outputs are 'state' (has a current value), 'event' (happens),
'stream' (starts with each subscriber) and 'value' (is read, not observed).
Inputs have only 'sticky'.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  outputs {
    stat isLoading: Bool
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  outputs {
    state isLoading: Bool
  }
}

"""#
    )
  ),
  (
    "unknown-modifier",
    Explanation(
      text: #"""
A word before a declaration does not apply to it.
A view model takes only an access: 'public', 'package' or 'internal'.
Generated classes are final, so 'open' does not apply. Sections and members
have the access of their view model.
"""#,
      bad: #"""
open viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

"""#,
      good: #"""
public viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

"""#
    )
  ),
  (
    "unknown-section",
    Explanation(
      text: #"""
The word before a brace is not a section.
The sections are 'dependencies', 'inputs', 'outputs' and 'errors'.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  input {
    tapped()
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

"""#
    )
  ),
  (
    "unmatched-bracket",
    Explanation(
      text: #"""
A closing bracket closes nothing.
Either there is one too many, or the opening bracket was removed.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}

"""#
    )
  ),
  (
    "unnamed-parameter",
    Explanation(
      text: #"""
A parameter has a type but no name.
The logic reads an argument by its name. A parameter without a label still has
a name, after '_'.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    changed(String)
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    changed(_ text: String)
  }
}

"""#
    )
  ),
  (
    "unsupported-type",
    Explanation(
      text: #"""
A type cannot be used in this place.
Arguments and outputs are stored, so their types cannot be 'inout', 'some P',
'T...', or 'Self'; only a dependency can be 'T!'. After the colon of a view
model's name only protocols are listed, and 'Sendable' only if '@MainActor'
stands before it: on other threads, what the class keeps is not safe.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    changed(_ text: inout String)
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    changed(_ text: String)
  }
}

"""#
    )
  ),
  (
    "unterminated-comment",
    Explanation(
      text: #"""
A comment that begins with '/*' has no end.
Such comments nest, as in Swift: each '/*' needs its own '*/'.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}
/* later: closed()

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    tapped()
  }
}
/* later: closed() */

"""#
    )
  ),
  (
    "unterminated-string",
    Explanation(
      text: #"""
A string has no closing quote.
A string on one line ends on that line. A string of several lines begins and
ends with three quotes.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    changed(_ text: String = ")
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    changed(_ text: String = "")
  }
}

"""#
    )
  ),
  (
    "usage-test-only-member",
    Explanation(
      text: #"""
Only tests use this member.
Tests call or read it, but no other Swift file does, apart from the view
model's own logic. Perhaps its view is gone, or shows it no more: use it
there, or remove it with its tests.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    helpTapped() // the button is gone, its test is not
    submitTapped()
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    submitTapped()
  }
}

"""#
    )
  ),
  (
    "usage-uncalled-input",
    Explanation(
      text: #"""
Nobody calls this input.
No Swift file but the view model's own logic reads a member of its name, and
no test does. Call it from the view that has the event; or remove it, with
what the logic makes of it. Names made at run time are not seen.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    helpTapped() // the button is gone
    submitTapped()
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  inputs {
    submitTapped()
  }
}

"""#
    )
  ),
  (
    "usage-unread-output",
    Explanation(
      text: #"""
No view and no test reads this output.
No Swift file but the view model's own logic reads a member of its name. Show
it; or remove it, with what the logic makes of it.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  outputs {
    state isLoading: Bool
    state subtitle: String // shown by the old screen
  }
}

"""#,
      good: #"""
viewmodel LoginViewModel {
  outputs {
    state isLoading: Bool
  }
}

"""#
    )
  ),
  (
    "usage-untested-member",
    Explanation(
      text: #"""
No test names this member.
It is called or read, but neither it nor the observer that a test case has for
it stands in a file of tests. Write a test that does.
"""#,
      bad: #"""
func testSubmitTapped() {
}

"""#,
      good: #"""
func testSubmitTapped() {
  self.vm.inputs.submitTapped()
  self.isLoading.assertValues([false, true])
}

"""#
    )
  ),
]
