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
    // What generating needs.
    target("MVVMSource"),
    target("MVVMSyntax", imports: ["MVVMSource"]),
    target("MVVMModel", imports: ["MVVMSource", "MVVMSyntax"]),
    target("MVVMTemplates", imports: ["MVVMSource"]),
    target(
      "MVVMGenerator",
      imports: ["MVVMModel", "MVVMSource", "MVVMSyntax", "MVVMTemplates"],
      resources: ["Configuration/mvvmgen.schema.json"]
    ),
    .systemLibrary(name: "CFiles", path: "Sources/CFiles"),
    target("MVVMSystem", imports: ["CFiles"]),
    target(
      "MVVMFiles",
      imports: ["MVVMGenerator", "MVVMModel", "MVVMSource", "MVVMSyntax", "MVVMSystem"]
    ),
    // The capabilities that the full program has beside.
    target("MVVMReports", imports: ["MVVMSource"]),
    target("MVVMFormat", imports: ["MVVMGenerator", "MVVMModel", "MVVMSource", "MVVMSyntax"]),
    target(
      "MVVMLint",
      imports: ["MVVMGenerator", "MVVMModel", "MVVMReports", "MVVMSource", "MVVMSwift", "MVVMSyntax"],
      resources: ["README.md"]
    ),
    target(
      "MVVMInterfaces",
      imports: ["MVVMGenerator", "MVVMModel", "MVVMReports", "MVVMSource", "MVVMSwift", "MVVMSyntax"]
    ),
    target("MVVMManual", imports: ["MVVMLint", "MVVMSource"], resources: ["README.md"]),
    target("MVVMGit", imports: ["MVVMFiles", "MVVMSource", "MVVMSystem"]),
    target("MVVMProject", imports: ["MVVMFiles", "MVVMGenerator", "MVVMModel", "MVVMSource", "MVVMSwift"]),
    target("MVVMSwift", imports: ["MVVMSource", "MVVMSyntax"]),
    target(
      "MVVMImport",
      imports: ["MVVMFormat", "MVVMGenerator", "MVVMModel", "MVVMSource", "MVVMSwift", "MVVMSyntax"],
      resources: ["README.md"]
    ),
    target("MVVMScaffold", imports: ["MVVMGenerator", "MVVMModel", "MVVMSource", "MVVMSwift"]),
    target("MVVMUsage", imports: ["MVVMModel", "MVVMSource", "MVVMSwift"]),
    target(
      "MVVMSpecJSON",
      imports: ["MVVMGenerator", "MVVMModel", "MVVMReports", "MVVMSource", "MVVMSyntax"]
    ),
    target(
      "MVVMCatalog",
      imports: [
        "MVVMGenerator", "MVVMInterfaces", "MVVMModel", "MVVMReports", "MVVMSource", "MVVMSpecJSON",
        "MVVMSyntax", "MVVMTemplates", "MVVMUsage",
      ],
      resources: ["README.md", "Screenshots", "catalog.schema.json"]
    ),
    target("MVVMWatch", imports: ["MVVMFiles", "MVVMGenerator", "MVVMSource", "MVVMSystem"]),
    target(
      "MVVMServer",
      imports: [
        "MVVMFiles", "MVVMFormat", "MVVMGenerator", "MVVMLint", "MVVMManual", "MVVMModel", "MVVMProject",
        "MVVMReports", "MVVMScaffold", "MVVMSource", "MVVMSwift", "MVVMSyntax",
      ]
    ),
    .executableTarget(
      name: "mvvmgen-build",
      dependencies: ["MVVMFiles", "MVVMGenerator", "MVVMModel", "MVVMSource"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "mvvmgen",
      dependencies: [
        "MVVMCatalog", "MVVMFiles", "MVVMFormat", "MVVMGenerator", "MVVMGit", "MVVMImport", "MVVMInterfaces",
        "MVVMLint", "MVVMManual", "MVVMModel", "MVVMProject", "MVVMReports", "MVVMScaffold", "MVVMServer",
        "MVVMSource", "MVVMSpecJSON", "MVVMUsage", "MVVMWatch",
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
    // The same, for what needs no leave: SwiftPM asks for it once a plugin, whatever the arguments.
    .plugin(
      name: "MVVMGenReadPlugin",
      capability: .command(
        intent: .custom(verb: "mvvmgen-read", description: "Check and explain, without leave to write")
      ),
      dependencies: ["mvvmgen"],
      path: "Sources/MVVMGenReadPlugin"
    ),

    .target(
      name: "TestSupport",
      dependencies: [
        "MVVMFiles", "MVVMGenerator", "MVVMModel", "MVVMScaffold", "MVVMSource", "MVVMSyntax",
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
        "MVVMCatalog", "MVVMGenerator", "MVVMLint", "MVVMModel", "MVVMSource", "MVVMSpecJSON", "MVVMSyntax",
        "TestSupport",
      ]
    ),
    tests(
      "MVVMUsageTests",
      imports: [
        "MVVMGenerator", "MVVMModel", "MVVMScaffold", "MVVMSource", "MVVMSyntax", "MVVMUsage", "TestSupport",
      ]
    ),
    tests(
      "MVVMGeneratorTests",
      imports: [
        "MVVMGenerator", "MVVMLint", "MVVMModel", "MVVMReports", "MVVMSource", "MVVMSwift", "MVVMTemplates",
        "TestSupport",
      ]
    ),
    tests(
      "MVVMFilesTests",
      imports: ["MVVMFiles", "MVVMGenerator", "MVVMModel", "MVVMProject", "MVVMSource", "TestSupport"]
    ),
    tests(
      "MVVMSpecJSONTests",
      imports: ["MVVMGenerator", "MVVMModel", "MVVMSource", "MVVMSpecJSON", "TestSupport"]
    ),
    tests("MVVMReportsTests", imports: ["MVVMReports", "MVVMSource", "TestSupport"]),
    tests(
      "MVVMFormatTests",
      imports: ["MVVMFormat", "MVVMGenerator", "MVVMSource", "MVVMSyntax", "TestSupport"]
    ),
    tests(
      "MVVMLintTests",
      imports: [
        "MVVMGenerator", "MVVMLint", "MVVMModel", "MVVMReports", "MVVMSource", "MVVMSyntax", "TestSupport",
      ]
    ),
    tests(
      "MVVMInterfacesTests",
      imports: [
        "MVVMFormat", "MVVMGenerator", "MVVMInterfaces", "MVVMModel", "MVVMReports", "MVVMSource",
        "MVVMSyntax", "TestSupport",
      ]
    ),
    tests(
      "MVVMManualTests",
      imports: [
        "MVVMGenerator", "MVVMLint", "MVVMManual", "MVVMModel", "MVVMProject", "MVVMSource", "MVVMSyntax",
        "TestSupport",
      ]
    ),
    tests("MVVMSwiftTests", imports: ["MVVMSource", "MVVMSwift", "TestSupport"]),
    tests(
      "MVVMImportTests",
      imports: [
        "MVVMGenerator", "MVVMImport", "MVVMManual", "MVVMModel", "MVVMSource", "MVVMSwift", "TestSupport",
      ]
    ),
    tests("MVVMScaffoldTests", imports: ["MVVMScaffold", "TestSupport"]),
    tests(
      "MVVMServerTests",
      imports: [
        "MVVMFiles", "MVVMFormat", "MVVMGenerator", "MVVMLint", "MVVMModel", "MVVMProject", "MVVMServer",
        "MVVMSource", "MVVMSwift", "TestSupport",
      ]
    ),
    .target(
      name: "Fuzzing",
      dependencies: [
        "MVVMFiles", "MVVMFormat", "MVVMGenerator", "MVVMImport", "MVVMInterfaces", "MVVMLint", "MVVMModel",
        "MVVMReports", "MVVMScaffold", "MVVMServer", "MVVMSource", "MVVMSwift", "MVVMSyntax", "MVVMUsage",
        "TestSupport",
      ],
      path: "Tests/Fuzz/Fuzzing",
      swiftSettings: settings
    ),
    tests(
      "FuzzTests",
      imports: ["Fuzzing", "MVVMGenerator", "MVVMSource", "MVVMSpecJSON", "TestSupport", "mvvmgen"]
    ),
    tests("HouseTests", imports: ["MVVMSource", "MVVMSwift", "TestSupport"]),
    tests("CommandLineTests", imports: ["MVVMSource", "TestSupport", "mvvmgen", "mvvmgen-build"]),
    tests(
      "GeneratedCodeTests",
      imports: [
        "MVVMFiles", "MVVMGenerator", "MVVMImport", "MVVMInterfaces", "MVVMModel", "MVVMScaffold",
        "MVVMServer", "MVVMSource", "MVVMSyntax", "TestSupport", "mvvmgen",
      ],
      resources: ["Stubs"]
    ),
    tests(
      "PluginTests",
      imports: ["TestSupport", "mvvmgen", "mvvmgen-build"],
      resources: ["Stubs", "Xcode"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// What `Tests/Fuzz/run.sh` builds, and nothing else does.
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
