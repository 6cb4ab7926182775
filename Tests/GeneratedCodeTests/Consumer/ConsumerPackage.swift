import Foundation
import TestSupport

/// A package as a user has it, in the one style whose code runs without a library: generated with the built tool,
/// and built. It stays in the build folder, so that the next run compiles what has changed. Another one has the same
/// examples with all their members renamed.
struct ConsumerPackage: Sendable {
  let folder: URL

  /// Built once for each language mode, however many tests ask.
  static func built(in mode: LanguageMode) async throws -> ConsumerPackage {
    try await packages(mode) { try await makePackage($0, isRenamed: false) }
  }

  static func renamed() async throws -> ConsumerPackage {
    try await makePackage(.swift6, isRenamed: true)
  }

  /// Runs the tests of the targets whose names begin so.
  func test(_ targets: String) async throws -> ProgramResult {
    try await runTool("swift", ["test", "--skip-build", "--filter", "^\(targets)"], in: self.folder)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: self.folder.appendingPathComponent(path), encoding: .utf8)
  }
}

private let packages = Once<LanguageMode, ConsumerPackage>()

private func makePackage(_ mode: LanguageMode, isRenamed: Bool) async throws -> ConsumerPackage {
  let folder = try makeTemporaryFolder()
  let scaffolds = isRenamed ? [] : mode.scaffolds
  let clocks = isRenamed ? [] : ConsumerClock.allCases
  try write([SwiftFile(name: "Package.swift", text: manifest(mode, scaffolds, clocks))], into: folder)
  try copyExamples(into: folder)
  try writeBehaviour(into: folder)
  try copySuites(into: folder)
  try clocks.forEach { try $0.add(to: folder) }
  if isRenamed { try renameMembers(in: folder) }
  for form in scaffolds {
    try await addNew(form, to: folder)
    try await addFailing(form, to: folder)
  }
  if !scaffolds.isEmpty { try await addNewForTeam(to: folder) }
  return try await build(folder, as: "consumer-\(isRenamed ? "renamed" : "\(mode)")")
}

/// Generates in a package, and builds it with its tests where the next run finds it again.
func build(_ folder: URL, as name: String) async throws -> ConsumerPackage {
  try await succeed(runProgram(toolURL.path, ["generate"], in: folder))
  let kept = packageFolder.appendingPathComponent(".build/\(name)")
  try mirror(folder, to: kept)
  try await succeed(runTool("swift", ["build", "--build-tests", "-Xswiftc", "-gnone"], in: kept))
  return ConsumerPackage(folder: kept)
}

private func manifest(_ mode: LanguageMode, _ scaffolds: [TestForm], _ clocks: [ConsumerClock]) -> String {
  let names = scaffolds.flatMap { ["New\($0)", "Failing\($0)"] } + (scaffolds.isEmpty ? [] : ["NewTeam"])
  return """
    // swift-tools-version: 6.1

    import PackageDescription

    let strict: [SwiftSetting] = [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .unsafeFlags(\(mode.packageFlags)),
    ]

    let scaffolds: [String] = \(names)

    func module(
      _ name: String,
      _ settings: [SwiftSetting],
      _ specs: [String]? = nil,
      _ libraries: [Target.Dependency] = []
    ) -> [Target] {
      let specs = (specs ?? ["\\(name)ViewModel.mvvm"]) + ["mvvmgen.json", "Tests"]
      return [
        .target(
          name: name,
          dependencies: libraries.isEmpty ? [] : ["ReactiveSwift"],
          path: name,
          exclude: specs,
          swiftSettings: settings
        ),
        .testTarget(
          name: "\\(name)Tests",
          dependencies: [.byName(name: name)] + libraries,
          path: "\\(name)/Tests",
          swiftSettings: settings
        ),
      ]
    }

    let rx: [Target.Dependency] = ["RxSwift", "RxRelay", "RxCocoa", "RxTest"]
    let clocks: [Target] =
      [.target(name: "RxSwift", path: "RxSwift")]
      + ["RxRelay", "RxCocoa", "RxTest"].map { .target(name: $0, dependencies: ["RxSwift"], path: $0) }
      + \(clocks.map(\.rawValue)).flatMap { (name: String) -> [Target] in
        let tests = Target.testTarget(
          name: "\\(name)Tests",
          dependencies: [.byName(name: name)] + rx,
          path: "\\(name)/Tests",
          swiftSettings: strict
        )
        return [.target(name: name, dependencies: rx, path: name, exclude: ["Tests"], swiftSettings: strict), tests]
      }

    let suites: [Target] =
      [
        .target(name: "ReactiveSwift", path: "ReactiveSwift"),
        .target(name: "TestKit", dependencies: ["ReactiveSwift"], path: "TestKit"),
      ]
      + \(ConsumerSuite.allCases.map(\.rawValue)).flatMap { (name: String) -> [Target] in
        let specs = ["LoginSignupUseCase.mvvm", "PledgeViewModel.mvvm"]
        return module(name, strict, specs, ["ReactiveSwift", "TestKit"])
      }

    let others: [Target] =
      ["Cart", "ProfileEditor"].flatMap { module($0, strict) }
      + module("SignUp", strict, nil, ["ReactiveSwift"])
      + scaffolds.flatMap { module($0, []) } + clocks + suites

    let package = Package(
      name: "Consumer",
      platforms: [.macOS(.v14)],
      targets: module("Behaviour", strict) + (\(isExhaustive) ? others : []),
      swiftLanguageModes: [.\(mode.packageMode)]
    )

    """
}

extension LanguageMode {
  /// The scaffolded tests that run. They compile in both modes together with all generated code.
  fileprivate var scaffolds: [TestForm] { self == .swift6 ? TestForm.allCases : [] }

  var packageMode: String {
    switch self {
    case .swift5, .swift5Minimal: "v5"
    case .swift6, .swift6MainActor: "v6"
    }
  }

  /// Compiler flags without a setting in the manifest: only scaffolds may cause warnings.
  var packageFlags: [String] {
    switch self {
    case .swift5: ["-warnings-as-errors", "-strict-concurrency=complete"]
    case .swift5Minimal, .swift6: ["-warnings-as-errors"]
    case .swift6MainActor: ["-warnings-as-errors", "-default-isolation", "MainActor"]
    }
  }
}
