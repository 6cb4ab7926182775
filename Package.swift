// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func target(_ name: String, imports dependencies: [Target.Dependency] = [], resources: [String] = [])
  -> Target
{
  .target(name: name, dependencies: dependencies, exclude: resources, swiftSettings: settings)
}

func tests(_ name: String, imports dependencies: [Target.Dependency], resources: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: resources, swiftSettings: settings)
}

let package = Package(
  name: "mvvmgen",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "mvvmgen", targets: ["mvvmgen"]),
    .library(name: "MVVMGenKit", targets: ["MVVMGenKit"]),
    .plugin(name: "MVVMGenPlugin", targets: ["MVVMGenPlugin"]),
    .plugin(name: "MVVMGenCommandPlugin", targets: ["MVVMGenCommandPlugin"]),
  ],
  targets: [
    target("MVVMSource"),
    target("MVVMSyntax", imports: ["MVVMSource"]),
    target("MVVMModel", imports: ["MVVMSource", "MVVMSyntax"], resources: ["Lint/README.md"]),
    target("MVVMTemplates", imports: ["MVVMSource"]),
    target("MVVMBundledTemplates"),
    target(
      "MVVMGenKit",
      imports: ["MVVMBundledTemplates", "MVVMModel", "MVVMSource", "MVVMSyntax", "MVVMTemplates"],
      resources: ["Configuration/mvvmgen.schema.json"]
    ),
    .executableTarget(
      name: "mvvmgen",
      dependencies: ["MVVMGenKit", "MVVMModel", "MVVMSource"],
      swiftSettings: settings
    ),
    .plugin(
      name: "MVVMGenPlugin",
      capability: .buildTool(),
      dependencies: ["mvvmgen"],
      path: "Sources/MVVMGenPlugin",
      exclude: ["README.md"]
    ),
    .plugin(
      name: "MVVMGenCommandPlugin",
      capability: .command(
        intent: .custom(verb: "mvvmgen", description: "Generate, lint, format and begin view models"),
        permissions: [.writeToPackageDirectory(reason: "It writes Swift files and formats specs.")]
      ),
      dependencies: ["mvvmgen"],
      path: "Sources/MVVMGenCommandPlugin"
    ),

    .target(
      name: "TestSupport",
      dependencies: ["MVVMSource"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    tests("MVVMBundledTemplatesTests", imports: ["MVVMBundledTemplates", "TestSupport"]),
    tests("MVVMModelTests", imports: ["MVVMModel", "MVVMSource", "MVVMSyntax", "TestSupport"]),
    tests("MVVMSourceTests", imports: ["MVVMSource", "TestSupport"]),
    tests(
      "MVVMTemplatesTests",
      imports: ["MVVMSource", "MVVMTemplates", "TestSupport"],
      resources: ["Mustache"]
    ),
    tests(
      "MVVMGenKitTests",
      imports: [
        "MVVMGenKit", "MVVMModel", "MVVMSource", "MVVMTemplates", "TestSupport",
      ]
    ),
    tests("CommandLineTests", imports: ["MVVMSource", "TestSupport", "mvvmgen"]),
    tests(
      "GeneratedCodeTests",
      imports: ["MVVMGenKit", "MVVMModel", "MVVMSource", "TestSupport", "mvvmgen"],
      resources: ["Stubs"]
    ),
    tests("PluginTests", imports: ["TestSupport", "mvvmgen"], resources: ["Stubs"]),
    tests("MVVMSyntaxTests", imports: ["MVVMSource", "MVVMSyntax", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
