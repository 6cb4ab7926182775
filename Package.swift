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
    .executable(name: "mvvmgen-build", targets: ["mvvmgen-build"]),
    .plugin(name: "MVVMGenPlugin", targets: ["MVVMGenPlugin"]),
    .plugin(name: "MVVMGenLintPlugin", targets: ["MVVMGenLintPlugin"]),
    .plugin(name: "MVVMGenCommandPlugin", targets: ["MVVMGenCommandPlugin"]),
    .plugin(name: "MVVMGenReadPlugin", targets: ["MVVMGenReadPlugin"]),
  ],
  targets: [
    // The targets needed to generate.
    target("MVVMSource"),
    target("MVVMSyntax", imports: ["MVVMSource"]),
    target("MVVMModel", imports: ["MVVMSource", "MVVMSyntax"]),
    target("MVVMTemplates", imports: ["MVVMSource"]),
    target(
      "MVVMConfiguration",
      imports: ["MVVMModel", "MVVMSource", "MVVMSyntax"],
      resources: ["mvvmgen.schema.json"]
    ),
    target(
      "MVVMStyles",
      imports: ["MVVMConfiguration", "MVVMModel", "MVVMSource", "MVVMSyntax", "MVVMTemplates"]
    ),
    target(
      "MVVMGenerator",
      imports: ["MVVMConfiguration", "MVVMModel", "MVVMSource", "MVVMStyles", "MVVMSyntax", "MVVMTemplates"]
    ),
    .systemLibrary(name: "CFiles", path: "Sources/CFiles"),
    target("MVVMSystem", imports: ["CFiles"]),
    target(
      "MVVMFiles",
      imports: [
        "MVVMConfiguration", "MVVMGenerator", "MVVMModel", "MVVMSource", "MVVMStyles", "MVVMSyntax",
        "MVVMSystem",
      ]
    ),
    // Further capabilities of the full program.
    target("MVVMReports", imports: ["MVVMSource"]),
    target("MVVMFormat", imports: ["MVVMConfiguration", "MVVMModel", "MVVMSource", "MVVMSyntax"]),
    target(
      "MVVMLint",
      imports: [
        "MVVMConfiguration", "MVVMGenerator", "MVVMModel", "MVVMReports", "MVVMSource", "MVVMStyles",
        "MVVMSwift", "MVVMSyntax",
      ],
      resources: ["README.md"]
    ),
    target(
      "MVVMInterfaces",
      imports: [
        "MVVMConfiguration", "MVVMGenerator", "MVVMModel", "MVVMReports", "MVVMSource", "MVVMStyles",
        "MVVMSwift", "MVVMSyntax",
      ]
    ),
    target("MVVMManual", imports: ["MVVMLint", "MVVMSource"], resources: ["README.md"]),
    target(
      "MVVMProject",
      imports: ["MVVMConfiguration", "MVVMFiles", "MVVMGenerator", "MVVMSource", "MVVMSwift", "MVVMSystem"]
    ),
    target("MVVMSwift", imports: ["MVVMSource", "MVVMSyntax"]),
    target(
      "MVVMImport",
      imports: [
        "MVVMConfiguration", "MVVMFormat", "MVVMGenerator", "MVVMModel", "MVVMSource", "MVVMStyles",
        "MVVMSwift", "MVVMSyntax",
      ],
      resources: ["README.md"]
    ),
    target(
      "MVVMCode",
      imports: [
        "MVVMConfiguration", "MVVMGenerator", "MVVMModel", "MVVMSource", "MVVMStyles", "MVVMSwift",
        "MVVMSyntax",
      ]
    ),
    target(
      "MVVMCatalog",
      imports: [
        "MVVMCode", "MVVMConfiguration", "MVVMGenerator", "MVVMInterfaces", "MVVMModel", "MVVMReports",
        "MVVMSource", "MVVMStyles", "MVVMSyntax", "MVVMTemplates",
      ],
      resources: ["README.md", "Screenshots", "catalog.schema.json"]
    ),
    target(
      "MVVMServer",
      imports: [
        "MVVMCode", "MVVMConfiguration", "MVVMFiles", "MVVMFormat", "MVVMGenerator", "MVVMLint", "MVVMManual",
        "MVVMModel", "MVVMProject", "MVVMReports", "MVVMSource", "MVVMStyles", "MVVMSwift", "MVVMSyntax",
      ]
    ),
    .executableTarget(
      name: "mvvmgen-build",
      dependencies: [
        "MVVMConfiguration", "MVVMFiles", "MVVMGenerator", "MVVMModel", "MVVMSource", "MVVMStyles",
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "mvvmgen",
      dependencies: [
        "MVVMCatalog", "MVVMCode", "MVVMConfiguration", "MVVMFiles", "MVVMFormat", "MVVMGenerator",
        "MVVMImport", "MVVMInterfaces", "MVVMLint", "MVVMManual", "MVVMModel", "MVVMProject", "MVVMReports",
        "MVVMServer", "MVVMSource", "MVVMStyles",
      ],
      swiftSettings: settings
    ),
    .plugin(
      name: "MVVMGenPlugin",
      capability: .buildTool(),
      dependencies: ["mvvmgen-build"],
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
    // The same for commands that need no permission: SwiftPM asks once a plugin, whatever the arguments.
    .plugin(
      name: "MVVMGenReadPlugin",
      capability: .command(
        intent: .custom(verb: "mvvmgen-read", description: "Check and explain, without permission to write")
      ),
      dependencies: ["mvvmgen"],
      path: "Sources/MVVMGenReadPlugin"
    ),

    .target(
      name: "TestSupport",
      dependencies: [
        "MVVMCode", "MVVMConfiguration", "MVVMFiles", "MVVMGenerator", "MVVMModel", "MVVMSource",
        "MVVMStyles", "MVVMSyntax",
      ],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    tests("MVVMSourceTests", imports: ["MVVMSource", "TestSupport"]),
    tests("MVVMSyntaxTests", imports: ["MVVMSource", "MVVMSyntax", "TestSupport"]),
    tests("MVVMModelTests", imports: ["MVVMModel", "MVVMSource", "MVVMSyntax", "TestSupport"]),
    tests(
      "MVVMTemplatesTests",
      imports: ["MVVMSource", "MVVMTemplates", "TestSupport"],
      resources: ["Mustache"]
    ),
    tests(
      "MVVMCatalogTests",
      imports: [
        "MVVMCatalog", "MVVMConfiguration", "MVVMGenerator", "MVVMLint", "MVVMModel", "MVVMSource",
        "MVVMStyles", "TestSupport",
      ]
    ),
    tests(
      "MVVMCodeTests",
      imports: [
        "MVVMCode", "MVVMConfiguration", "MVVMGenerator", "MVVMModel", "MVVMSource", "MVVMStyles",
        "TestSupport",
      ]
    ),
    tests(
      "MVVMGeneratorTests",
      imports: [
        "MVVMConfiguration", "MVVMFormat", "MVVMGenerator", "MVVMLint", "MVVMModel", "MVVMReports",
        "MVVMSource", "MVVMStyles", "MVVMSyntax", "MVVMTemplates", "TestSupport",
      ]
    ),
    tests(
      "MVVMFilesTests",
      imports: ["MVVMFiles", "MVVMGenerator", "MVVMProject", "MVVMSource", "TestSupport"]
    ),
    tests("MVVMReportsTests", imports: ["MVVMReports", "MVVMSource", "TestSupport"]),
    tests(
      "MVVMFormatTests",
      imports: ["MVVMConfiguration", "MVVMFormat", "MVVMSource", "MVVMSyntax", "TestSupport"]
    ),
    tests(
      "MVVMLintTests",
      imports: [
        "MVVMConfiguration", "MVVMGenerator", "MVVMLint", "MVVMModel", "MVVMSource", "MVVMStyles",
        "MVVMSyntax", "TestSupport",
      ]
    ),
    tests(
      "MVVMInterfacesTests",
      imports: [
        "MVVMConfiguration", "MVVMInterfaces", "MVVMModel", "MVVMSource", "MVVMStyles", "MVVMSyntax",
        "TestSupport",
      ]
    ),
    tests(
      "MVVMManualTests",
      imports: [
        "MVVMConfiguration", "MVVMGenerator", "MVVMLint", "MVVMManual", "MVVMModel", "MVVMProject",
        "MVVMSource", "MVVMStyles", "TestSupport",
      ]
    ),
    tests("MVVMSwiftTests", imports: ["MVVMSource", "MVVMSwift", "TestSupport"]),
    tests(
      "MVVMImportTests",
      imports: [
        "MVVMConfiguration", "MVVMGenerator", "MVVMImport", "MVVMManual", "MVVMSource", "MVVMStyles",
        "MVVMSwift", "TestSupport",
      ]
    ),
    tests(
      "MVVMServerTests",
      imports: [
        "MVVMConfiguration", "MVVMFiles", "MVVMFormat", "MVVMGenerator", "MVVMLint", "MVVMModel",
        "MVVMProject", "MVVMServer", "MVVMSource", "MVVMStyles", "MVVMSwift", "TestSupport",
      ]
    ),
    .target(
      name: "Fuzzing",
      dependencies: [
        "MVVMCode", "MVVMConfiguration", "MVVMFiles", "MVVMFormat", "MVVMGenerator", "MVVMImport",
        "MVVMInterfaces", "MVVMLint", "MVVMModel", "MVVMReports", "MVVMServer", "MVVMSource", "MVVMStyles",
        "MVVMSwift", "MVVMSyntax", "TestSupport",
      ],
      path: "Tests/Fuzz/Fuzzing",
      swiftSettings: settings
    ),
    tests(
      "FuzzTests",
      imports: [
        "Fuzzing", "MVVMCatalog", "MVVMConfiguration", "MVVMGenerator", "MVVMSource", "MVVMStyles",
        "TestSupport", "mvvmgen",
      ]
    ),
    tests("HouseTests", imports: ["MVVMSource", "MVVMSwift", "TestSupport"]),
    tests(
      "CommandLineTests",
      imports: ["MVVMFiles", "MVVMSource", "TestSupport", "mvvmgen", "mvvmgen-build"]
    ),
    tests(
      "GeneratedCodeTests",
      imports: [
        "MVVMCode", "MVVMConfiguration", "MVVMFiles", "MVVMGenerator", "MVVMImport", "MVVMInterfaces",
        "MVVMModel", "MVVMServer", "MVVMSource", "MVVMStyles", "MVVMSyntax", "TestSupport", "mvvmgen",
      ],
      resources: ["Stubs"]
    ),
    tests(
      "PluginTests",
      imports: ["MVVMSource", "TestSupport", "mvvmgen", "mvvmgen-build"],
      resources: ["Stubs", "Xcode"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Only `Tests/Fuzz/run.sh` builds these.
if Context.environment["MVVMGEN_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: ["Fuzzing", "TestSupport"],
      path: "Tests/Fuzz/fuzz",
      swiftSettings: settings
    )
  )
}
