import Foundation
import MVVMConfiguration
import TestSupport

extension Example {
  /// Those whose code runs over what stands for Combine.
  static var published: [Example] { (all + ofBehaviour).filter { $0.style.name == "observable-object" } }
}

extension ConsumerPackage {
  /// A package of view models that are an `ObservableObject`, built once for each language mode.
  static func published(in mode: LanguageMode) async throws -> ConsumerPackage {
    try await packages(mode) { mode in
      let folder = try makeTemporaryFolder()
      let combine = packageFolder.appendingPathComponent("Tests/Suite/Combine")
      try FileManager.default.copyItem(at: combine, to: folder.appendingPathComponent("Combine"))
      for example in Example.published { try write(example, into: folder) }
      try write([SwiftFile(name: "Package.swift", text: manifest(mode))], into: folder)
      return try await build(folder, as: "consumer-published-\(mode)")
    }
  }
}

private let packages = Once<LanguageMode, ConsumerPackage>()

private func manifest(_ mode: LanguageMode) -> String {
  """
  // swift-tools-version: 6.1

  import PackageDescription

  #if canImport(Combine)
  let combine: [Target] = []
  #else
  let combine: [Target] = [.target(name: "Combine", path: "Combine")]
  #endif

  let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(\(mode.packageFlags)),
  ]

  let modules = \(Example.published.compactMap(\.configuration.module)).flatMap { (name: String) -> [Target] in
    let libraries = combine.map { Target.Dependency(stringLiteral: $0.name) }
    return [
      .target(
        name: name,
        dependencies: libraries,
        path: name,
        exclude: ["Tests", "\\(name)ViewModel.mvvm", "mvvmgen.json"],
        swiftSettings: strict
      ),
      .testTarget(
        name: "\\(name)Tests",
        dependencies: [.init(stringLiteral: name)] + libraries,
        path: "\\(name)/Tests",
        swiftSettings: strict
      ),
    ]
  }

  let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v12)],
    targets: combine + modules,
    swiftLanguageModes: [.\(mode.packageMode)]
  )

  """
}
