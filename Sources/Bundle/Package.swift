// swift-tools-version: 6.1

import PackageDescription

/// The plugins around a tool that is built already: nothing but them is compiled where they are used.
let package = Package(
  name: "mvvmgen",
  products: [
    .plugin(name: "MVVMGenPlugin", targets: ["MVVMGenPlugin"]),
    .plugin(name: "MVVMGenLintPlugin", targets: ["MVVMGenLintPlugin"]),
    .plugin(name: "MVVMGenCommandPlugin", targets: ["MVVMGenCommandPlugin"]),
  ],
  targets: [
    .binaryTarget(name: "mvvmgen", path: "mvvmgen.artifactbundle"),
    .plugin(
      name: "MVVMGenPlugin",
      capability: .buildTool(),
      dependencies: ["mvvmgen"],
      path: "Sources/MVVMGenPlugin",
      exclude: ["README.md"]
    ),
    .plugin(
      name: "MVVMGenLintPlugin",
      capability: .buildTool(),
      dependencies: ["mvvmgen"],
      path: "Sources/MVVMGenLintPlugin"
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
  ]
)
