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
The logic reads an input by its base name. Give all but one of them another
name with 'as'.
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
No view can wait for it in Swift 6. Write '@MainActor' before the
view model or the input, or set '"isolation": "MainActor"'.
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
An output is stored, so limit the whole view model to a version of the
system. A dependency has no attributes. Only '@available' may be repeated.
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
Nothing is linted, and the file stays as it is. If a merge broke it, remove
it and record it again with 'mvvmgen lint --baseline FILE --write-baseline'.
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
    "binding-not-allowed",
    Explanation(
      text: #"""
A binding is declared where views cannot write it.
Only the styles for SwiftUI have bindings, in inputs and in outputs. In any
other style write an input and a state. Views write no errors.
"""#,
      bad: #"""
viewmodel SearchViewModel {
  inputs {
    binding query: String = ""
  }
}

"""#,
      good: #"""
viewmodel SearchViewModel {
  inputs {
    queryChanged(_ query: String = "") as query
  }
  outputs {
    state query: String
  }
}

"""#
    )
  ),
  (
    "conditional-compilation",
    Explanation(
      text: #"""
A spec contains a directive such as '#if'.
Generated code has no conditions. Move such members to a spec of their own,
in a target that is built only under the condition.
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
JSON has no comments and no comma before a closing bracket. Keys are in
double quotes, and each occurs once in an object.
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
The message says what is allowed. Names of protocols contain '{name}', names
of files '{file}'. View models of one file have one style. 'tests.baseClass'
needs XCTest. 'tests.scheduler' needs a style whose observers have a clock.
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
The message names the nearest key, or all that are possible there.
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
'viewModels' holds names of view models, not of files; '*' stands for any
text.
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
Swift allows no function and property of one name in a class.
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
In the styles for SwiftUI an input and a state are one property if the
logic name and the type are the same. Write the value on one of them, or the
same on both.
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
Declare all members of a facet in one place. Inputs and outputs also need
different names.
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
A member is known by its name and its labels. Types count for inputs alone,
if the logic reads them by other names. Inputs, outputs and errors share the
names of one class.
"""#,
      bad: #"""
viewmodel LoginViewModel {
  inputs {
    tapped(row: Int)
    tapped(row: Int)
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
    "duplicate-modifier",
    Explanation(
      text: #"""
A declaration has two modifiers, but one is enough.
A view model has one access: 'public', 'package' or 'internal'. An output
has one kind.
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
Protocols take names, and so do private members, such as the relay of an
input. With the key 'observed', an object for SwiftUI has the inputs and the
outputs of the class, and each name once. Rename the member, or give the
input another name with 'as'. In the styles for SwiftUI, and with the key
'observed', an input and a state of its logic name are one property if they
have one type. That of a 'sticky' input is optional.
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
Files are named after their specs. Rename one spec, or name the folder that
holds both: '--output DIR' keeps the folders below it. A spec cannot be
called like a file of its style, such as 'TestObserver'.
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
Labels may be equal, the names after them may not. Dependencies are the
parameters of the initializer.
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
Declare all inputs in one place; likewise outputs, errors and dependencies.
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
A module has each name once. Two specs are of one module if they are in one
folder, below the same 'Sources/NAME', in the folder of the configured
module, or built by a plugin for one target.
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
A view cannot handle an error. Show a failure by an output or in the input's
reply. A function output answers at once. Return an optional or a 'Result',
or emit the answer by another output.
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
Its protocols would be empty. Probably a section was forgotten.
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
A facet has the name of something else that is generated.
'outputs uiOutputs' of 'LoginUseCase' makes the property 'uiOutputs' and the
protocol 'LoginUseCaseUIOutputs'. Neither may exist already. Taken are
'inputs', 'outputs', 'errors', 'type', 'logic', 'mock', 'bindings' and
'observed'. Write 'errors' instead of 'outputs errors'.
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
A spec is never overwritten. Write the logic and the tests for it with
'--from', or choose another name.
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
A package generates files next to its specs, and its build also generates them.
The build would have each class twice. Remove the generated files with the
command that the message ends in, or take MVVMGenPlugin out of the target.
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
    "file-name-case",
    Explanation(
      text: #"""
A file would be a spec if its name ended in lower case.
Names of specs end in '.mvvm', and those of other files are not read. Rename
the file.
"""#,
      bad: #"""
LoginViewModel.MVVM

"""#,
      good: #"""
LoginViewModel.mvvm

"""#
    )
  ),
  (
    "file-name-ignored",
    Explanation(
      text: #"""
A configuration sets file names that the build plugin does not use.
The plugin derives names from those of the specs. 'naming.file',
'naming.bindingsFile', 'naming.mockFile' and 'naming.testCaseFile' count
only in 'mvvmgen generate'.
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
Files without the header of mvvmgen are never overwritten or removed. Move
or rename the file, or set 'naming.file' in the configuration.
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
The message gives the reason. All other files are dealt with. The exit
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
The message gives the reason: the disk is full or read-only, a folder or a
broken link has the name, or the file has changed meanwhile. What was there
is left as it was. The exit status is 74.
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
The next run would take this file for yours. Keep the line of the bundled
'header.mustache', with nothing but comments above it.
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
A function answers at once, so there is nothing to observe.
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
Inputs and outputs are stored. Swift cannot store a value whose type the
caller chooses.
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
Imports come first in a spec.
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
Only a final class without type parameters, superclass and subclasses is moved
over. Its protocols have the access and attributes of the class. Its file
imports RxSwift, ReactiveSwift or Combine.
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
A spec has no conditions. Those inside of bodies stay. Move others into a
body, or keep two functions.
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
A member of the class is in none of its protocols.
Declare the member in a protocol of inputs or outputs, or make it private, as
import does itself where no other code among the given files uses it; a stream
or subject that other code uses becomes an output, with a warning. Private
properties become locals of the initializer, private functions become
functions of the file. Other functions stay if they use only streams, relays
and subjects that the protocols have. Remove property wrappers other than
'@Injected', '@LazyInjected' and '@Dependency', and make a computed property a
function if it does more than read.
"""#,
      bad: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  @Wrapped private var prefix = ">"
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#,
      good: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  private let prefix = ">"
  private let tappedProperty = MutableProperty(())
  func tapped() { self.tappedProperty.value = () }
}

"""#
    )
  ),
  (
    "import-initializer",
    Explanation(
      text: #"""
The initializer cannot become the one that is generated.
Other files see exactly one. It cannot fail, throw or wait, and has no type
parameters. Each parameter becomes a dependency. Put the rest into a static
function that makes the view model.
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
Import moves what else it does to the logic. It cannot where the input
replies or needs the dispose bag. Send the arguments to a property of the
input's own there, and do the rest in the initializer.
"""#,
      bad: #"""
protocol LoginViewModelInputs {
  func tapped() -> Bool
}

final class LoginViewModel: LoginViewModelInputs {
  func tapped() -> Bool { print("tapped"); return true }
}

"""#,
      good: #"""
protocol LoginViewModelInputs {
  func tapped() -> Bool
}

final class LoginViewModel: LoginViewModelInputs {
  init() { self.tappedProperty.signal.observeValues { print("tapped") } }
  private let tappedProperty = MutableProperty(())
  func tapped() -> Bool { self.tappedProperty.value = (); return true }
}

"""#
    )
  ),
  (
    "import-input-property",
    Explanation(
      text: #"""
An input is a property, and neither a relay nor a subject.
Make it a function. In the styles 'rxswift-relays', 'rxswift-subjects' and
'combine-subjects' inputs of a view model may be relays, or subjects that
never fail. With '--partial'
the others are converted, and the '#error' says what to write instead.
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
The file was left as it is. Fix what the compiler reports in it. Leave out
'--style', which may make other protocols. Otherwise it is a mistake of
mvvmgen: please report it with the file, and move this one over by hand.
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
    "import-output-type",
    Explanation(
      text: #"""
An output may be missing at first, and is unwrapped all the same.
A view model has its outputs from the start. Take the '!' away, and assign
the output in the initializer.
"""#,
      bad: #"""
protocol LoginViewModelOutputs {
  var title: Property<String>! { get }
}

final class LoginViewModel: LoginViewModelOutputs {
  var title: Property<String>!
  init() { self.title = Property(value: "") }
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
    "import-protocol-elsewhere",
    Explanation(
      text: #"""
A protocol of the view model is missing, or not its own.
The spec replaces the protocols. Give 'mvvmgen import' the files or folders
of class and protocols. A protocol stays if two files, another module or
several classes have it.
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
Protocols of inputs and outputs declare functions and readable properties,
without type parameters, 'async', 'throws' and 'inout'. They inherit from
nothing else. Move the rest into another protocol of the class. 'AnyObject'
and 'Sendable' are dropped with a warning.
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
The logic assigns outputs once and is gone. It cannot hand on 'self', call an
input that replies, exchange an input's property, read outputs in a helper, or
read a computed output. Hand on the value instead, or keep it in a private
property.
"""#,
      bad: #"""
protocol LoginViewModelInputs {
  func tapped()
}

final class LoginViewModel: LoginViewModelInputs {
  init() {
    print(self)
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
Import never overwrites a spec. If the class came back after its import,
perhaps by a merge, remove it. If the spec is of another view model, rename
one of them.
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
A bracket, string or comment is not closed, or a merge conflict is unsolved.
Make the file compile first.
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
A property, relay or subject becomes a local, which can be captured weakly.
Nothing else can, so capture what the closure needs in its place.
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
    self.tappedProperty.signal.observeValues { [log] in log.value = "tapped" }
  }
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
Give each parameter a value, or none.
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
Only inputs and 'state' outputs start with a value.
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
The initial value replays the latest call anyway. Leave out 'sticky'.
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
'internal dependencies' hides the initializer of a public view model. It
cannot show what the class hides.
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
Inputs are functions, also those without arguments.
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
For example, an input ceased to keep its last value, or a default changed.
Only a test notices. Check what subscribes late, and what is shown first.
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
For example, a member was renamed, or a dependency without a default was
added. Adapt the callers. Or keep the old member as well, marked
'@available(*, deprecated)'. Accept an intended break with '--allow
X.member' or 'diff.accepted' in the configuration.
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
Only your own types that conform to the protocols need new members.
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
For example, an output, reply or dependency was added. Generate, and the
compiler reports what is missing. 'mvvmgen new --from SPEC --missing' prints
the missing lines.
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
Save it as UTF-8 in your editor.
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
A name begins with a letter or '_'; letters and digits follow. Put a word
that Swift reserves in backticks.
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
A kept value is there at once, so the caller has nothing to wait for. Leave
out one of both.
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
The section says whether it is an input, an output, an error or a
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
Keep the right lines and remove the markers.
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
Their contents are in braces.
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
    "missing-logic",
    Explanation(
      text: #"""
A build found no extension with the logic of a view model.
The errors after it are in generated code. 'mvvmgen new --from' begins the
logic. It is an extension, not a class, and its protocol must be named.
"""#,
      bad: #"""
BooksViewModel.swift: final class Books {}

"""#,
      good: #"""
BooksViewModel.swift: extension BooksViewModel: BooksViewModelLogic {}

"""#
    )
  ),
  (
    "missing-name",
    Explanation(
      text: #"""
A name is missing.
View models, members, parameters, attributes, imports and 'as' all need one.
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
Write an output or dependency like a property: name, colon, type. A function
output has '->' and a type after its parameters. An output that carries
nothing is 'Void'.
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
After '=' comes the value that the member starts with, in Swift.
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
To give up a spec, remove it and run 'mvvmgen generate --prune'.
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
More than 200 brackets or types are nested in one another.
Give a part of the type a name in Swift, and use that.
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
In this style the class has no '@Published' properties. Use the style
'observable-object', whose classes do, or set '"bindings": true' and
'"observed": "combine"' for an object next to the class.
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
Such are 'inputs', 'outputs' and 'errors', or what 'naming' calls them, and
the class's own types. For a type so is the name of its module, such as
'RxSwift'. With '"bindings": true' so are 'view' and 'bindings', in the
styles for SwiftUI also 'binding' and a type 'Binding'. With 'observed'
nothing that the object shows is called 'viewModel'.
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
No configuration sets the style of a spec, so the default applies.
The default imports RxSwift, so a build with the plugin ends with an error.
Write the app's style into 'mvvmgen.json', as 'mvvmgen init' does. The file
applies to its folder and below. A nested file that sets no style gets the
default, since files are not merged.
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
No style has that name.
A style of your own is 'NAME.mustache' and 'NAME.json' in the folder that
'templates' names. A style cannot extend itself.
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
Leave out 'func', 'var', 'let' and '{ get }'. Write 'viewmodel' instead of
'class' or 'protocol'. Declare other types, such as an 'enum', in a Swift
file.
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
'{{>name}}' and '{{<name}}' include 'name.mustache' of your templates folder
or a bundled one, which 'mvvmgen templates list' prints.
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
A template includes itself without end, or repeats sections in each other.
It may include itself only where what it is given becomes smaller each time,
as in a tree. Rendering stops if sections repeat each other so often that it
would hardly end.
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
A tag has two opening and two closing braces, and names one thing. See
https://mustache.github.io/mustache.5.html.
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
'{{#name}}', '{{^name}}', '{{$name}}' and '{{<name}}' end at '{{/name}}',
and before the section around them ends.
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
The message names the nearest name. A block or template that nothing uses is
an error too.
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
The note shows where it was opened.
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
What a member does is Swift, in the file with the logic.
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
The message names it. Often it is a typographic quote, or only looks like a
space.
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
Only a comment, a line break or ';' follows a member. Members are in
sections, and sections in a view model. Leave out '@escaping': the generator
adds it.
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
Kinds of outputs are 'state' (has a current value), 'event' (happens),
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
A view model takes only 'public', 'package' or 'internal'. Sections and
members have the access of their view model.
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
There is one too many, or the opening one was removed.
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
The logic reads an argument by its name. A parameter without a label has a
name too, after '_'.
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
Arguments and outputs are stored, so they cannot be 'inout', 'some P',
'T...' or 'Self'. Only a dependency can be 'T!'. Only protocols may
follow the colon of a view model. 'Sendable' needs '@MainActor'.
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
Such comments nest: each '/*' needs its own '*/'.
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
A string ends on its line. One of several lines begins and ends with three
quotes.
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
Perhaps its view is gone. Use it, or remove it with its tests.
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
Call it from the view, or remove it with its logic. Names made at run time
are not seen.
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
Show it, or remove it with its logic.
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
It is used, but no test file names it or its observer in a test case.
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
