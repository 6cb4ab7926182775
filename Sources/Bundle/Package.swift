// swift-tools-version: 6.1

import PackageDescription

func plugin(_ name: String, _ capability: Target.PluginCapability, exclude: [String] = []) -> Target {
  .plugin(
    name: name,
    capability: capability,
    dependencies: ["mvvmgen"],
    path: "Sources/\(name)",
    exclude: exclude
  )
}

let plugins = [
  plugin("MVVMGenPlugin", .buildTool(), exclude: ["README.md"]),
  plugin("MVVMGenLintPlugin", .buildTool()),
  plugin(
    "MVVMGenCommandPlugin",
    .command(
      intent: .custom(verb: "mvvmgen", description: "Generate, lint, format and begin view models"),
      permissions: [.writeToPackageDirectory(reason: "It writes Swift files and formats specs.")]
    )
  ),
  plugin(
    "MVVMGenReadPlugin",
    .command(
      intent: .custom(verb: "mvvmgen-read", description: "Check and explain, without permission to write")
    )
  ),
]

/// The plugins with a prebuilt tool: a package that uses them compiles nothing else.
let package = Package(
  name: "mvvmgen",
  products: plugins.map { .plugin(name: $0.name, targets: [$0.name]) },
  targets: [.binaryTarget(name: "mvvmgen", path: "mvvmgen.artifactbundle")] + plugins
)
