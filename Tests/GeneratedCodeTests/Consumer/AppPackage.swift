import Foundation
import TestSupport

/// How an app and its tests are compiled: as a new project of Xcode does, or an older one. Without SwiftUI they are in
/// the package that is like a user's.
struct AppMode: Sendable, CustomStringConvertible {
  let description: String
  let language: String
  var flags: [String] = []
  var appFlags: [String] = []

  static let all = [
    AppMode(description: "swift6-main-actor", language: "v6", flags: mainActor),
    AppMode(description: "swift6", language: "v6"),
    AppMode(description: "swift6-main-actor-app", language: "v6", appFlags: mainActor),
    AppMode(description: "swift5", language: "v5"),
    AppMode(description: "swift5-complete", language: "v5", flags: ["-strict-concurrency=complete"]),
    AppMode(description: "xcode26", language: "v5", flags: upcoming, appFlags: mainActor),
  ]

  private static let mainActor = ["-default-isolation", "MainActor"]
  private static let upcoming = [
    "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "InferSendableFromCaptures",
    "GlobalActorIsolatedTypesUsability", "MemberImportVisibility",
  ].flatMap { ["-enable-upcoming-feature", $0] }
}

extension ConsumerPackage {
  /// The examples whose code runs, with their views, and a stub if the system has no SwiftUI.
  static func app(in mode: AppMode) async throws -> ConsumerPackage {
    let folder = try makeTemporaryFolder()
    try copyExamples(into: folder)
    let views = SwiftFile(name: "SwiftUI.swift", text: try stubText(of: "SwiftUI"))
    try write([views], into: folder.appendingPathComponent("SwiftUI"))
    try write([SwiftFile(name: "Package.swift", text: manifest(mode))], into: folder)
    return try await build(folder, as: "app-\(mode)")
  }
}

private func manifest(_ mode: AppMode) -> String {
  """
  // swift-tools-version: 6.1

  import PackageDescription

  #if os(Linux)
    let views: [Target] = [.target(name: "SwiftUI", path: "SwiftUI")]
  #else
    let views: [Target] = []
  #endif

  func settings(_ flags: [String]) -> [SwiftSetting] {
    return [.unsafeFlags(["-warnings-as-errors"] + \(mode.flags) + flags)]
  }

  @MainActor func module(_ name: String) -> [Target] {
    return [
      .target(
        name: name,
        dependencies: views.map { .byName(name: $0.name) },
        path: name,
        exclude: ["\\(name)ViewModel.mvvm", "mvvmgen.json", "Tests"],
        swiftSettings: settings(\(mode.appFlags))
      ),
      .testTarget(
        name: "\\(name)Tests",
        dependencies: [.byName(name: name)],
        path: "\\(name)/Tests",
        swiftSettings: settings([])
      ),
    ]
  }

  let package = Package(
    name: "App",
    platforms: [.macOS(.v14)],
    targets: views + module("Cart") + module("ProfileEditor"),
    swiftLanguageModes: [.\(mode.language)]
  )

  """
}
