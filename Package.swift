// swift-tools-version: 6.2

import PackageDescription

/// The settings of all our targets: Swift 6 mode, with all warnings as errors.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Stipple",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "ShapeGeometry", targets: ["ShapeGeometry"]),
    .library(name: "DotRaster", targets: ["DotRaster"]),
    .library(name: "ViewTree", targets: ["ViewTree"]),
    .library(name: "Rendering", targets: ["Rendering"]),
    .library(name: "FontOutlines", targets: ["FontOutlines"]),
    .library(name: "PictureFiles", targets: ["PictureFiles"]),
    .library(name: "ShapeInterpreter", targets: ["ShapeInterpreter"]),
    .library(name: "PlaygroundCore", targets: ["PlaygroundCore"]),
    .executable(name: "stipple", targets: ["stipple"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "PlainText", swiftSettings: strict),
    .target(name: "ShapeGeometry", swiftSettings: strict),
    .target(name: "DotRaster", dependencies: ["ShapeGeometry"], swiftSettings: strict),
    .target(name: "ViewTree", dependencies: ["ShapeGeometry"], swiftSettings: strict),
    .target(name: "Rendering", dependencies: ["DotRaster", "PlainText", "ViewTree"], swiftSettings: strict),
    .target(name: "LibrarySections", swiftSettings: strict),
    .target(
      name: "ShapeInterpreter",
      dependencies: [
        "LibrarySections",
        "PlainText",
        "ShapeGeometry",
        "ViewTree",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ],
      swiftSettings: strict,
      plugins: ["EmbedLibrary"]
    ),
    // The files of the interpreter's library that the compiler reads too. Those of `Sources/InterpretedLibrary`, which
    // the plugin embeds as well, stand for what the compiler has, or are simpler than it, with integers for indices and
    // flags.
    .target(
      name: "CompiledLibrary",
      dependencies: ["ShapeGeometry"],
      // Global variables are safe in a drawing: it runs alone.
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]
    ),
    .plugin(
      name: "EmbedLibrary", capability: .buildTool(), dependencies: ["embed-library"], path: "Sources/EmbedLibrary"),
    .executableTarget(name: "embed-library", dependencies: ["LibrarySections"], swiftSettings: strict),
    .target(
      name: "PlaygroundCore",
      dependencies: ["Rendering", "ShapeInterpreter"],
      swiftSettings: strict
    ),
    .target(name: "Gallery", swiftSettings: strict, plugins: ["EmbedShapes"]),
    .plugin(name: "EmbedShapes", capability: .buildTool(), dependencies: ["embed-shapes"], path: "Sources/EmbedShapes"),
    .executableTarget(name: "embed-shapes", swiftSettings: strict),
    .target(
      name: "CNcurses",
      cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]
    ),
    .target(
      name: "CPNG", cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z"), .linkedLibrary("m")]),
    .target(
      name: "CJPEG", cSettings: [.treatAllWarnings(as: .error)], linkerSettings: [.linkedLibrary("jpeg")]),
    .target(
      name: "CGIF", cSettings: [.treatAllWarnings(as: .error)], linkerSettings: [.linkedLibrary("gif")]),
    // FreeType's headers include each other by a path that only pkg-config knows.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev", "libbz2-dev", "pkg-config"]), .brew(["freetype", "pkgconf"])]),
    .target(
      name: "FontOutlines", dependencies: ["CFreeType", "ShapeGeometry", "ViewTree"], swiftSettings: strict,
      linkerSettings: ["freetype", "png16", "z", "bz2", "brotlidec", "brotlicommon", "m"].map {
        .linkedLibrary($0, .when(platforms: [.linux]))
      }),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "PictureFiles", dependencies: ["CGIF", "CJPEG", "CPNG", "CZlib"], swiftSettings: strict),
    .target(name: "TerminalPixels", dependencies: ["PictureFiles", "Rendering"], swiftSettings: strict),
    .target(name: "CAllocator", cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "CursesScreen",
      dependencies: ["CNcurses", "PlaygroundCore", "TerminalPixels"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "stipple",
      dependencies: [
        "CAllocator",
        "CursesScreen",
        "FontOutlines",
        "Gallery",
        "PictureFiles",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "ShapeGeometryTests", dependencies: ["ShapeGeometry", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "GuideTests", dependencies: ["DotRaster", "ShapeGeometry", "TestSupport"], swiftSettings: strict,
      plugins: ["ExtractExamples"]),
    .plugin(
      name: "ExtractExamples", capability: .buildTool(), dependencies: ["extract-examples"],
      path: "Tests/ExtractExamples"),
    .executableTarget(name: "extract-examples", path: "Tests/extract-examples", swiftSettings: strict),
    .testTarget(
      name: "APITests",
      dependencies: [
        "TestSupport",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      exclude: ["PathAPI.txt"],
      swiftSettings: strict),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .testTarget(name: "PlainTextTests", dependencies: ["PlainText"], swiftSettings: strict),
    .testTarget(name: "ViewTreeTests", dependencies: ["TestSupport", "ViewTree"], swiftSettings: strict),
    .testTarget(name: "RenderingTests", dependencies: ["Rendering", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "FontOutlinesTests", dependencies: ["DotRaster", "FontOutlines", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "PictureFilesTests", dependencies: ["CGIF", "PictureFiles", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "TerminalPixelsTests", dependencies: ["CZlib", "TerminalPixels", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "DotRasterTests", dependencies: ["DotRaster", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ShapeInterpreterTests",
      dependencies: [
        "LibrarySections",
        "ShapeInterpreter",
        "TestSupport",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PlaygroundCoreTests", dependencies: ["PlaygroundCore", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "StippleTests", dependencies: ["stipple", "TestSupport"], swiftSettings: strict),

    // Shape files for the Swift compiler, with a stand-in for SwiftUI.
    .target(name: "SwiftUI", dependencies: ["ShapeGeometry"], path: "Tests/SwiftUI", swiftSettings: strict),
    .target(name: "Combine", path: "Tests/Combine", swiftSettings: strict),
    .target(name: "NativeShapes", dependencies: ["SwiftUI"], path: "shapes", swiftSettings: strict),
    .target(name: "LawShapes", dependencies: ["SwiftUI"], path: "Tests/LawShapes", swiftSettings: strict),
    // Views for the Swift compiler, with the files that the interpreter reads as SwiftUI's views.
    .target(
      name: "LawViews", dependencies: ["Combine", "SwiftUI", "ViewTree"], path: "Tests/LawViews",
      // The files are in the manner of apps, whose language mode this is.
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)], plugins: ["CopySurface"]),
    .plugin(
      name: "CopySurface", capability: .buildTool(), dependencies: ["copy-surface"], path: "Tests/CopySurface"),
    .executableTarget(name: "copy-surface", path: "Tests/copy-surface", swiftSettings: strict),
    .testTarget(
      name: "ViewLawTests", dependencies: ["LawViews", "ShapeInterpreter", "ViewTree"], swiftSettings: strict),
    .testTarget(
      name: "GalleryTests", dependencies: ["ShapeInterpreter", "NativeShapes", "LawShapes", "TestSupport"],
      swiftSettings: strict),
  ]
)
