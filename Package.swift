// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// All targets with the modules that they may import, as drawn in ARCHITECTURE.md. The file is longer than 500 lines because SwiftPM
// reads a single manifest.

import CompilerPluginSupport
import PackageDescription

/// The settings of every Swift target: the strictest that the language offers, without unsafe flags, so that other packages can
/// depend on a version of this one.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

/// The settings of C targets. Release builds have no assertions, unless `TESSERA_ASSERTIONS` is set, as in the tests' build.
let cSettings: [CSetting] =
  Context.environment["TESSERA_ASSERTIONS"] == nil ? [.define("NDEBUG", .when(configuration: .release))] : []

/// The settings of test targets. Tests are not optimized even in release builds. Their modules are not emitted by a separate job,
/// because no target waits for them, and the job would expand every macro a second time, which is most of the work. The unsafe
/// flags do not affect packages that depend on this one, because no product contains tests.
let testSettings =
  settings + [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))]

/// Whether the modules are built for the Swift SDK. It contains all modules, so UIKit can re-export others, as on iOS.
let isSDK = Context.environment["TESSERA_SDK"] != nil
/// The modules that UIKit re-exports in the SDK.
let reexports: [Target.Dependency] =
  isSDK
  ? [
    "CoreGraphics", "CoreImage", "CoreText", "QuartzCore", "UserNotifications", "_Testing_CoreGraphics",
    "_Testing_CoreImage",
  ] : []

let package = Package(
  name: "tessera",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "Mortar", targets: ["Mortar", "_Testing_UIKit"]),
    .library(name: "MortarVFL", targets: ["MortarVFL", "_Testing_UIKit"]),
    .library(name: "SwiftLayout", targets: ["SwiftLayout", "_Testing_UIKit"]),
    .library(name: "SwiftLayoutUtil", targets: ["SwiftLayoutUtil", "_Testing_UIKit"]),
    .library(name: "LayoutBuilder", targets: ["LayoutBuilder", "_Testing_UIKit"]),
    .library(name: "Mortar3", targets: ["Mortar3", "_Testing_UIKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    // A separate product, because packages compile their SwiftUI code wherever a module of this name exists.
    .library(name: "SwiftUI", targets: ["SwiftUI", "Charts", "WidgetKit", "_Testing_UIKit"]),
    .library(name: "Tessera", targets: ["Tessera"]),
    .library(name: "TesseraTesting", targets: ["TesseraTesting"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting", "SnapshotTesting"]),
    .library(name: "TesseraCommand", targets: ["TesseraCommand"]),
    .library(name: "TesseraServer", targets: ["TesseraServer"]),
    // Additional fonts. They are available in programs that link these products; no import is needed.
    .library(name: "TesseraFontsCJK", targets: ["TesseraFontsCJK"]),
    .library(name: "TesseraFontsEmoji", targets: ["TesseraFontsEmoji"]),
    .library(name: "TesseraFontsScripts", targets: ["TesseraFontsScripts"]),
    .executable(name: "tessera", targets: ["TesseraCLI"]),
    .executable(name: "gallery", targets: ["TesseraGalleryMain"]),
    .executable(name: "gallery-swiftui", targets: ["TesseraSwiftUIGalleryMain"]),
    .executable(name: "tessera-bench", targets: ["TesseraBench"]),
    .executable(name: "tessera-bench-swiftui", targets: ["TesseraSwiftUIBench"]),
    .executable(name: "tessera-init", targets: ["TesseraInitTool"]),
    .plugin(name: "Port", targets: ["Port"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    .plugin(name: "TesseraPlugin", targets: ["TesseraPlugin"]),
  ],
  traits: [
    .trait(name: "Previews", description: "#Preview as a macro, for sources that the porting tool does not port.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // System C libraries.
    .systemLibrary(
      name: "CTesseraSystem",
      pkgConfig: "libpng freetype2 harfbuzz libxxhash libdeflate libjpeg libwebpdemux lcms2",
      providers: [
        .apt([
          "libpng-dev", "libfreetype-dev", "libharfbuzz-dev", "libxxhash-dev", "libdeflate-dev", "libjpeg-dev",
          "libwebp-dev", "liblcms2-dev",
        ])
      ]),

    // Memory contracts, which debug builds check.
    .target(name: "TesseraMemory", swiftSettings: settings),

    // Layout engine: linear constraints in, values out.
    .target(name: "TesseraSolver", swiftSettings: settings),

    // Rasterizer: display list in, pixels out.
    .target(name: "CTesseraKernels", cSettings: cSettings),
    .target(
      name: "TesseraRaster", dependencies: ["TesseraMemory", "CTesseraKernels", "CTesseraSystem"],
      swiftSettings: settings),

    // XML parser: documents in, trees of elements out.
    .target(name: "TesseraXML", swiftSettings: settings),

    // Vector graphics: SVG and PDF files in, display list commands out.
    .target(
      name: "TesseraVector", dependencies: ["TesseraRaster", "TesseraXML", "CTesseraSystem"], swiftSettings: settings),

    // Image files, and the comparison of pictures.
    .target(
      name: "CTesseraImaging",
      dependencies: ["CTesseraKernels", "CTesseraSystem"],
      cSettings: cSettings,
      linkerSettings: ["png", "z", "deflate", "jpeg", "lcms2"].map { .linkedLibrary($0) }),
    .target(
      name: "TesseraImaging",
      dependencies: [
        "TesseraMemory", "TesseraRaster", "CTesseraImaging", "CTesseraKernels", "CTesseraSystem",
      ],
      swiftSettings: settings),

    // Text: strings in, glyph runs out.
    .target(
      name: "TesseraFonts", path: "Fonts",
      exclude: ["CJK", "Emoji", "Files", "README.md", "Scripts", "Symbols", "subset.py"], publicHeadersPath: "include"),
    .target(name: "TesseraFontsCJK", dependencies: ["TesseraFonts"], path: "Fonts/CJK", exclude: ["Files"]),
    .target(name: "TesseraFontsEmoji", dependencies: ["TesseraFonts"], path: "Fonts/Emoji", exclude: ["Files"]),
    .target(name: "TesseraFontsScripts", dependencies: ["TesseraFonts"], path: "Fonts/Scripts", exclude: ["Files"]),
    .target(
      name: "CTesseraLanguages",
      exclude: ["Files", "README.md", "LICENSE-hyphens.txt", "LICENSE-ICU.txt", "make-hyphens.py", "make-words.py"]),
    .target(
      name: "TesseraText",
      dependencies: [
        "CTesseraSystem", "CTesseraLanguages", "TesseraFonts", "TesseraMemory", "TesseraRaster",
      ],
      exclude: ["Unicode/generate.py"],
      swiftSettings: settings),

    // Parts of Foundation that exist on Apple's platforms, but not on Linux.
    .target(name: "CTesseraDispatch"),
    .target(name: "CTesseraSections"),
    .target(name: "CTesseraDynamicInit"),
    .target(name: "TesseraMarkdown", swiftSettings: settings),
    .target(
      name: "TesseraFoundation",
      dependencies: ["TesseraMarkdown", "CTesseraDispatch", "CTesseraDynamicInit", "CTesseraSections"],
      exclude: ["Localization/generate-plurals.py"], swiftSettings: settings,
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),

    // The sets in asset catalogs, and the symbols generated for them.
    .target(name: "TesseraAssets", swiftSettings: settings),

    // The UIKit surface, from the bottom up. Controls and lists do not depend on each other.
    .target(
      name: "TesseraGraphics",
      dependencies: [
        "TesseraFoundation", "TesseraAssets", "TesseraText", "TesseraRaster", "TesseraImaging", "TesseraVector",
        "TesseraFonts",
      ],
      swiftSettings: settings),
    .target(
      name: "TesseraTextKit",
      dependencies: ["TesseraGraphics", "TesseraFoundation", "TesseraText", "TesseraRaster", "TesseraVector"],
      swiftSettings: settings),
    .target(
      name: "TesseraLayout", dependencies: ["TesseraGraphics", "TesseraFoundation", "TesseraSolver"],
      swiftSettings: settings),
    .target(
      name: "TesseraMotion", dependencies: ["TesseraGraphics", "TesseraFoundation", "TesseraRaster"],
      swiftSettings: settings),
    .target(
      name: "TesseraViews",
      dependencies: [
        "TesseraLayout", "TesseraMotion", "TesseraTextKit", "TesseraGraphics", "TesseraSolver", "TesseraText",
        "TesseraRaster",
        "CTesseraDynamicInit",
        "CTesseraSections",
      ],
      swiftSettings: settings),
    .target(
      name: "TesseraNibs",
      dependencies: ["TesseraViews", "TesseraGraphics", "TesseraFoundation", "TesseraXML"],
      swiftSettings: settings),
    .target(
      name: "TesseraDynamics", dependencies: ["TesseraViews", "TesseraGraphics"], swiftSettings: settings),
    .target(
      name: "TesseraInteractions",
      dependencies: ["TesseraViews", "TesseraGraphics", "TesseraFoundation", "TesseraRaster", "TesseraText"],
      swiftSettings: settings),
    .target(
      name: "TesseraControls",
      dependencies: [
        "TesseraInteractions", "TesseraNibs", "TesseraViews", "TesseraTextKit", "TesseraGraphics", "TesseraText",
        "TesseraRaster", "UniformTypeIdentifiers",
      ],
      swiftSettings: settings),
    .target(
      name: "TesseraLists",
      dependencies: ["TesseraInteractions", "TesseraNibs", "TesseraViews", "CTesseraDynamicInit"],
      swiftSettings: settings),
    .target(
      name: "UIKit",
      dependencies: [
        "TesseraGraphics", "TesseraTextKit", "TesseraLayout", "TesseraMotion", "TesseraViews", "TesseraDynamics",
        "TesseraInteractions",
        "TesseraNibs", "TesseraControls", "TesseraLists",
        .target(name: "TesseraMacros", condition: .when(traits: ["Previews"])),
      ] + reexports,
      swiftSettings: settings + (isSDK ? [.define("TESSERA_SDK")] : [])),
    .target(name: "_Testing_UIKit", swiftSettings: settings),
    // `#Preview`, and a scanner of Swift sources. The macro implements the compiler's plugin protocol, so neither needs
    // swift-syntax.
    .target(name: "TesseraSwiftScanner", swiftSettings: settings),
    .macro(name: "TesseraMacros", dependencies: ["TesseraSwiftScanner"], swiftSettings: settings),

    // Layout languages under their published names.
    .target(name: "Mortar", dependencies: ["UIKit", "TesseraViews", "TesseraGraphics"], swiftSettings: settings),
    .target(name: "MortarVFL", dependencies: ["Mortar", "TesseraViews"], swiftSettings: settings),
    .target(
      name: "LayoutBuilder", dependencies: ["UIKit", "TesseraViews", "TesseraGraphics"], swiftSettings: settings),
    .target(name: "SwiftLayoutBase", dependencies: ["UIKit"], swiftSettings: settings),
    .target(
      name: "SwiftLayout", dependencies: ["SwiftLayoutBase", "UIKit", "TesseraViews", "TesseraGraphics"],
      swiftSettings: settings),
    .target(name: "SwiftLayoutUtil", dependencies: ["SwiftLayout", "UIKit"], swiftSettings: settings),
    .target(
      name: "Mortar3",
      dependencies: [
        "UIKit", "TesseraLists", "TesseraViews", "TesseraGraphics", "TesseraCombine",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: settings),

    // SwiftUI's layout algorithm: proposed sizes, then positions, of boxes that need not be views.
    .target(name: "TesseraSwiftUILayout", dependencies: ["TesseraGraphics"], swiftSettings: settings),

    // SwiftUI: a graph of views and their state, implemented with UIKit views.
    .target(
      name: "SwiftUI",
      dependencies: [
        "UIKit", "TesseraSwiftUILayout", "TesseraViews", "TesseraControls", "TesseraLists", "TesseraGraphics",
        "TesseraMotion", "TesseraRaster", "TesseraFoundation", "UniformTypeIdentifiers",
        "TesseraPlaceholders", "TesseraCombine", "SwiftLayoutBase",
        .target(name: "TesseraMacros", condition: .when(traits: ["Previews"])),
      ],
      swiftSettings: settings),

    // Frameworks based on SwiftUI. The declarations of WidgetKit are in SwiftUI.
    .target(name: "Charts", dependencies: ["SwiftUI"], swiftSettings: settings),
    .target(name: "WidgetKit", dependencies: ["SwiftUI"], swiftSettings: settings),

    // Apple frameworks that view code imports, under their names.
    .target(name: "Combine", dependencies: ["TesseraCombine"], swiftSettings: settings),
    .target(
      name: "TesseraCombine",
      dependencies: ["TesseraFoundation", .product(name: "OpenCombine", package: "OpenCombine")],
      swiftSettings: settings),

    // The renderer, its command line and its example catalog.
    .target(name: "TesseraReportPage", path: "Sources/Tessera/Report/Assets", exclude: ["Page"]),
    .target(
      name: "Tessera",
      dependencies: [
        "TesseraFoundation", "TesseraGraphics", "TesseraViews", "TesseraControls", "TesseraLists", "TesseraText",
        "TesseraImaging", "TesseraRaster", "TesseraReportPage",
      ],
      exclude: ["Report/Assets"],
      swiftSettings: settings),
    .target(
      name: "TesseraAssertions",
      dependencies: [
        "Tessera", "TesseraFoundation", "TesseraGraphics", "TesseraViews", "TesseraImaging", "TesseraRaster",
      ],
      swiftSettings: settings),
    .target(
      name: "TesseraTesting",
      dependencies: [
        "TesseraAssertions", "Tessera", "TesseraGraphics", "TesseraViews", "TesseraImaging", "TesseraRaster",
      ],
      swiftSettings: settings),
    // The same assertions under the names of swift-snapshot-testing, for existing tests.
    .target(
      name: "SnapshotTesting",
      dependencies: [
        "TesseraAssertions", "Tessera", "TesseraFoundation", "TesseraGraphics", "TesseraViews", "TesseraImaging",
        "TesseraRaster", "TesseraSwiftScanner",
      ],
      swiftSettings: settings),
    .target(
      name: "InlineSnapshotTesting", dependencies: ["SnapshotTesting", "TesseraAssertions", "TesseraImaging"],
      swiftSettings: settings),
    // Jobs in child processes, so that a crash affects only one job.
    .target(name: "CTesseraWorkers"),
    .target(name: "TesseraWorkers", dependencies: ["CTesseraWorkers"], swiftSettings: settings),
    // Rendering on servers, in such processes.
    .target(
      name: "TesseraServer",
      dependencies: [
        "Tessera", "TesseraWorkers", "CTesseraWorkers", "TesseraGraphics", "TesseraViews", "TesseraImaging",
        "TesseraRaster",
      ],
      swiftSettings: settings),
    .target(
      name: "TesseraCommand",
      dependencies: [
        "Tessera", "TesseraServer", "TesseraWorkers", "TesseraFoundation", "TesseraGraphics", "TesseraViews",
        "TesseraImaging", "TesseraRaster", "TesseraLivePage", "TesseraSwiftScanner", "TesseraRelease",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Serve/Assets"],
      swiftSettings: settings),
    .target(name: "TesseraLivePage", path: "Sources/TesseraCommand/Serve/Assets", exclude: ["Page"]),
    // Setup of packages that use Tessera. It does not depend on views, so that `tessera-init` builds in seconds.
    .target(
      name: "TesseraSetup", dependencies: ["CTesseraLicenses", "TesseraRelease", "TesseraSwiftScanner"],
      swiftSettings: settings),
    // The version.
    .target(name: "TesseraRelease", swiftSettings: settings),
    .executableTarget(name: "TesseraInitTool", dependencies: ["TesseraSetup"], swiftSettings: settings),
    .executableTarget(
      name: "TesseraCLI",
      dependencies: [
        "TesseraCommand", "TesseraSetup", "TesseraPullRequests", "TesseraPullRequestsCommand", "TesseraRelease",
      ],
      swiftSettings: settings),
    // Reviews of pull requests: a report in; a comment, a status and pushed goldens out.
    .target(name: "TesseraPullRequests", swiftSettings: settings),
    .target(
      name: "TesseraPullRequestsCommand",
      dependencies: ["TesseraPullRequests", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: settings),
    // The texts of licenses, compiled into the program.
    .target(name: "CTesseraLicenses"),
    .target(
      name: "TesseraGallery",
      dependencies: [
        "UIKit", "UniformTypeIdentifiers", "Tessera", "Mortar", "MortarVFL", "SwiftLayout", "SwiftLayoutUtil",
        "LayoutBuilder", "Mortar3", "TesseraFontsCJK", "TesseraFontsEmoji", "TesseraFontsScripts",
        // Modules whose internals are shown in drawings of the documentation.
        "TesseraSolver", "TesseraText", "TesseraRaster", "TesseraGraphics",
      ],
      path: "Gallery",
      exclude: ["Images", "Jobs", "Main", "Resources/README.md", "ShareCards", "SwiftUI"],
      resources: [.process("Resources/Photos.xcassets"), .copy("Resources/Texts.bundle")],
      swiftSettings: settings),
    .executableTarget(
      name: "TesseraGalleryMain", dependencies: ["TesseraGallery", "TesseraCommand"], path: "Gallery/Main",
      swiftSettings: settings),
    // The gallery's SwiftUI screens. They are separate, so that the gallery's first picture does not wait for SwiftUI's modules.
    .target(
      name: "TesseraSwiftUIGallery", dependencies: ["SwiftUI", "Charts", "Tessera"],
      path: "Gallery/SwiftUI", exclude: ["Images", "Main"], swiftSettings: settings),
    .executableTarget(
      name: "TesseraSwiftUIGalleryMain", dependencies: ["TesseraSwiftUIGallery", "TesseraCommand"],
      path: "Gallery/SwiftUI/Main", swiftSettings: settings),
    .executableTarget(
      name: "TesseraBench",
      dependencies: [
        "TesseraSolver", "TesseraRaster", "TesseraImaging", "TesseraText", "Tessera", "TesseraServer", "TesseraViews",
        "TesseraGallery", "UIKit", "Mortar", "SwiftLayout",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "TesseraSwiftUIBench",
      dependencies: ["SwiftUI", "Tessera", "TesseraGallery", "TesseraSwiftUIGallery", "TesseraImaging"],
      swiftSettings: settings),

    // The porting plugin: iOS sources in, sources that compile on Linux out. The plugin's tool is a separate package, Tools/Port,
    // so that packages that depend on this one do not need swift-syntax.
    .plugin(name: "Port", capability: .buildTool()),

    // A plugin that generates symbols for asset catalogs.
    .executableTarget(name: "TesseraAssetsTool", dependencies: ["TesseraAssets"], swiftSettings: settings),
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["TesseraAssetsTool"]),

    // `swift package tessera`, for packages that depend on this one.
    .plugin(
      name: "TesseraPlugin",
      capability: .command(
        intent: .custom(verb: "tessera", description: "Sets a package up, and looks after the snapshots of its tests."),
        permissions: [.writeToPackageDirectory(reason: "It writes goldens, reports, and the files of a setup.")])),

    // Code that several test targets share.
    .target(name: "TesseraRandom", path: "Tests/Support/Random", swiftSettings: settings),
    .target(name: "TesseraJSONSchema", path: "Tests/Support/JSONSchema", swiftSettings: settings),
    .target(
      name: "TesseraGraphicsFixtures", dependencies: ["TesseraGraphics"], path: "Tests/Support/Graphics",
      swiftSettings: settings),
    .target(
      name: "TesseraViewFixtures", dependencies: ["TesseraViews", "TesseraGraphics", "TesseraRaster"],
      path: "Tests/Support/Views", swiftSettings: settings),
    .executableTarget(
      name: "EvilScreens", dependencies: ["TesseraCommand", "TesseraServer", "TesseraWorkers", "Tessera", "UIKit"],
      path: "Tests/Support/EvilScreens",
      swiftSettings: settings),

    // Tests mirror the sources. A test belongs to the target of the highest module that it needs, in a folder named after the
    // folder of the tested source.
    .testTarget(name: "TesseraMemoryTests", dependencies: ["TesseraMemory"], swiftSettings: testSettings),
    .testTarget(
      name: "TesseraSolverTests", dependencies: ["TesseraSolver", "TesseraRandom"], swiftSettings: testSettings),
    .testTarget(
      name: "TesseraRasterTests", dependencies: ["TesseraRaster", "CTesseraKernels", "TesseraRandom"],
      swiftSettings: testSettings),
    .testTarget(name: "TesseraXMLTests", dependencies: ["TesseraXML", "TesseraRandom"], swiftSettings: testSettings),
    .testTarget(
      name: "TesseraVectorTests", dependencies: ["TesseraVector", "TesseraImaging", "TesseraRaster", "TesseraRandom"],
      exclude: ["References"],
      swiftSettings: testSettings),
    .testTarget(
      name: "TesseraImagingTests",
      dependencies: ["TesseraImaging", "TesseraRaster", "CTesseraImaging", "CTesseraKernels", "TesseraRandom"],
      exclude: ["Difference/Fixtures", "Formats/Fixtures"],
      swiftSettings: testSettings),
    .testTarget(
      name: "TesseraTextTests",
      dependencies: [
        "TesseraText", "TesseraRaster", "TesseraRandom", "TesseraFontsCJK", "TesseraFontsEmoji", "TesseraFontsScripts",
      ],
      exclude: ["Fixtures", "Unicode/make-word-division.py"],
      swiftSettings: testSettings),
    .testTarget(name: "TesseraMarkdownTests", dependencies: ["TesseraMarkdown"], swiftSettings: testSettings),
    .testTarget(name: "TesseraFoundationTests", dependencies: ["TesseraFoundation"], swiftSettings: testSettings),
    .testTarget(
      name: "TesseraGraphicsTests",
      dependencies: [
        "TesseraGraphics", "TesseraFoundation", "TesseraAssets", "TesseraImaging", "TesseraText", "TesseraRaster",
        "TesseraRandom", "TesseraGraphicsFixtures",
      ],
      swiftSettings: testSettings),
    .testTarget(name: "TesseraMotionTests", dependencies: ["TesseraMotion"], swiftSettings: testSettings),
    .testTarget(
      name: "TesseraTextKitTests",
      dependencies: [
        "TesseraTextKit", "TesseraGraphics", "TesseraText", "TesseraRaster", "TesseraRandom", "TesseraGraphicsFixtures",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "TesseraLayoutTests",
      dependencies: ["TesseraLayout", "TesseraGraphics", "TesseraSolver", "TesseraRandom"], swiftSettings: testSettings),
    .testTarget(
      name: "TesseraViewsTests",
      dependencies: [
        "TesseraViews", "TesseraFoundation", "TesseraLayout", "TesseraMotion", "TesseraTextKit", "TesseraGraphics",
        "TesseraText",
        "TesseraRaster",
        "TesseraSolver",
        "TesseraRandom", "TesseraViewFixtures",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "TesseraDynamicsTests",
      dependencies: ["TesseraDynamics", "TesseraViews", "TesseraGraphics", "TesseraRandom", "TesseraViewFixtures"],
      swiftSettings: testSettings),
    .testTarget(
      name: "TesseraInteractionsTests",
      dependencies: [
        "TesseraInteractions", "TesseraViews", "TesseraFoundation", "TesseraGraphics", "TesseraText", "TesseraRaster",
        "TesseraVector",
        "TesseraRandom", "TesseraViewFixtures",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "TesseraControlsTests",
      dependencies: [
        "TesseraControls", "TesseraInteractions", "TesseraViews", "TesseraTextKit", "TesseraGraphics", "TesseraText",
        "TesseraRaster", "TesseraSolver", "TesseraViewFixtures", "TesseraGraphicsFixtures",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "TesseraListsTests",
      dependencies: [
        "TesseraLists", "TesseraInteractions", "TesseraViews", "TesseraGraphics", "TesseraText", "TesseraRaster",
        "TesseraRandom",
        "TesseraViewFixtures",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "TesseraControls", "TesseraLists", "TesseraNibs", "TesseraViews", "TesseraGraphics",
        "TesseraViewFixtures", "TesseraRandom", "_Testing_UIKit",
      ],
      resources: [.copy("Nibs/Files")],
      swiftSettings: testSettings),
    // Code without actor isolation, in Swift 5 mode.
    .testTarget(
      name: "UIKitSwift5Tests", dependencies: ["UIKit", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "TesseraSwiftUILayoutTests", dependencies: ["TesseraSwiftUILayout", "TesseraGraphics", "TesseraRandom"],
      swiftSettings: testSettings),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SwiftUI", "Charts", "WidgetKit", "SwiftLayout", "Tessera", "TesseraViews", "TesseraViewFixtures",
        "TesseraRandom",
        "TesseraPlaceholders",
        "_Testing_UIKit",
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(name: "MortarTests", dependencies: ["Mortar", "_Testing_UIKit"], swiftSettings: testSettings),
    .testTarget(name: "MortarVFLTests", dependencies: ["MortarVFL", "_Testing_UIKit"], swiftSettings: testSettings),
    .testTarget(
      name: "MortarSwift5Tests", dependencies: ["MortarVFL", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "LayoutBuilderTests", dependencies: ["LayoutBuilder", "_Testing_UIKit"], swiftSettings: testSettings),
    .testTarget(
      name: "SwiftLayoutTests", dependencies: ["SwiftLayout", "SwiftLayoutUtil", "_Testing_UIKit", "TesseraRandom"],
      swiftSettings: testSettings),
    .testTarget(
      name: "SwiftLayoutUtilTests", dependencies: ["SwiftLayoutUtil", "SwiftLayout", "_Testing_UIKit"],
      swiftSettings: testSettings),
    // Clients in Swift 5 mode, on and off the main actor.
    .testTarget(
      name: "LayoutSwift5Tests", dependencies: ["LayoutBuilder", "SwiftLayout", "SwiftLayoutUtil", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "Mortar3Tests",
      dependencies: [
        "Mortar3", "Combine", "TesseraGraphics", "TesseraViews", "TesseraControls", "TesseraLists", "_Testing_UIKit",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "Mortar3Swift5Tests", dependencies: ["Mortar3", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    // View models as in apps, in both language modes.
    .testTarget(
      name: "CombineTests", dependencies: ["Combine", "TesseraFoundation", "TesseraRandom"], swiftSettings: testSettings
    ),
    .testTarget(
      name: "CombineSwift5Tests", dependencies: ["Combine"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    // Clients that migrate from Mortar to Mortar 3 file by file. Without MemberImportVisibility, every file of a target sees the
    // members of all modules that any of its files imports.
    .testTarget(
      name: "TwoMortarsTests", dependencies: ["Mortar", "Mortar3", "UIKit", "_Testing_UIKit"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "TwoMortarsSwift5Tests", dependencies: ["Mortar", "Mortar3", "UIKit", "_Testing_UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "TesseraTests",
      dependencies: [
        "Combine", "Tessera", "TesseraFoundation", "TesseraReportPage", "TesseraFonts", "TesseraViews",
        "TesseraGraphics",
        "TesseraImaging", "TesseraRaster", "TesseraRandom", "UIKit", "_Testing_UIKit",
      ],
      exclude: ["Frames/Goldens"],
      swiftSettings: testSettings),
    .testTarget(
      name: "TesseraTestingTests",
      dependencies: [
        "TesseraTesting", "TesseraAssertions", "Tessera", "TesseraGraphics", "TesseraViews", "TesseraControls",
        "TesseraLists", "TesseraImaging", "TesseraRaster",
      ],
      exclude: ["Issues/__Snapshots__", "Strategies/__Snapshots__"],
      swiftSettings: testSettings),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: [
        "SnapshotTesting", "InlineSnapshotTesting", "TesseraAssertions", "Tessera", "TesseraGraphics", "TesseraViews",
        "TesseraImaging", "TesseraRaster", "TesseraRandom",
      ],
      exclude: ["Assertion/__Snapshots__"],
      swiftSettings: testSettings),
    // Test files as written for iOS, in both language modes.
    .testTarget(
      name: "SnapshotTestingSwift5Tests",
      dependencies: ["InlineSnapshotTesting", "SnapshotTesting", "UIKit", "_Testing_UIKit"],
      exclude: ["__Snapshots__", "Elsewhere"],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "SnapshotTestingSwift6Tests",
      dependencies: ["InlineSnapshotTesting", "SnapshotTesting", "UIKit", "_Testing_UIKit"],
      exclude: ["__Snapshots__", "Elsewhere"], swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "TesseraWorkersTests", dependencies: ["TesseraWorkers", "CTesseraWorkers"], swiftSettings: testSettings),
    .testTarget(
      name: "TesseraServerTests",
      dependencies: [
        "TesseraServer", "TesseraWorkers", "CTesseraWorkers", "Tessera", "TesseraGraphics", "TesseraImaging",
        "TesseraRaster", "TesseraGallery", "TesseraGalleryMain", "EvilScreens",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "TesseraCommandTests",
      dependencies: [
        "TesseraCommand", "TesseraTesting", "TesseraAssertions", "Tessera", "TesseraViews", "TesseraImaging",
        "TesseraRaster", "TesseraWorkers", "UIKit", "TesseraRandom", "EvilScreens", "Mortar", "SwiftLayout",
        "LayoutBuilder", "Mortar3", "SwiftUI",
        "TesseraGallery", "_Testing_UIKit", "TesseraJSONSchema",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "TesseraPullRequestsTests",
      dependencies: ["TesseraPullRequests", "TesseraPullRequestsCommand", "TesseraJSONSchema"],
      resources: [.copy("Resources")], swiftSettings: testSettings),
    .testTarget(
      name: "TesseraSetupTests",
      dependencies: ["TesseraSetup", "TesseraRelease", "CTesseraLicenses", "TesseraJSONSchema"],
      swiftSettings: testSettings),
    .testTarget(
      name: "TesseraSwiftScannerTests", dependencies: ["TesseraSwiftScanner", "TesseraRandom"],
      swiftSettings: testSettings),
    .testTarget(name: "TesseraMacrosTests", dependencies: ["TesseraMacros"], swiftSettings: testSettings),
    .testTarget(name: "TesseraAssetsTests", dependencies: ["TesseraAssets"], swiftSettings: testSettings),
    .testTarget(
      name: "SwiftUIGalleryTests",
      dependencies: [
        "TesseraSwiftUIGallery", "TesseraGallery", "TesseraTesting", "Tessera", "TesseraImaging", "TesseraRaster",
        "TesseraFoundation", "TesseraViews", "SwiftUI",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "TesseraGallery", "TesseraTesting", "Tessera", "TesseraImaging", "TesseraRaster", "TesseraGraphics",
        "TesseraViews", "TesseraControls", "TesseraLists", "SwiftLayout",
        "SwiftLayoutUtil", "_Testing_UIKit",
      ],
      swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)

// Modules with the names of Apple's frameworks. Each is a separate product, so that `UIKit` builds none of them. Names that make
// other packages compile code for Apple's platforms are excluded: `ObjectiveC`, `os`, `OSLog`, `Network`.
let frameworks: KeyValuePairs<String, [Target.Dependency]> = [
  "CoreGraphics": ["TesseraGraphics"],
  "QuartzCore": ["TesseraGraphics", "TesseraMotion", "TesseraViews"],
  "CoreText": ["TesseraFoundation", "TesseraGraphics", "TesseraText"],
  "ImageIO": ["TesseraGraphics"],
  "CoreImage": ["TesseraGraphics", "TesseraRaster", "TesseraPlaceholders"],
  "TesseraOS": ["TesseraFoundation"],
  "UniformTypeIdentifiers": [],
  "CoreServices": ["TesseraFoundation", "UniformTypeIdentifiers"],
  "MobileCoreServices": ["CoreServices"],
  // Frameworks that cannot work here. Views are placeholders, and calls without effect are reported once.
  "WebKit": ["UIKit", "TesseraPlaceholderViews", "TesseraPlaceholders"],
  "CoreLocation": ["TesseraFoundation", "TesseraPlaceholders"],
  "MapKit": ["UIKit", "TesseraViews", "CTesseraDynamicInit", "TesseraPlaceholderViews", "CoreLocation"],
  "AVFoundation": ["QuartzCore", "TesseraFoundation", "TesseraPlaceholders", "AudioToolbox", "CoreMedia"],
  "CoreMedia": ["TesseraFoundation"],
  "AVKit": ["UIKit", "TesseraPlaceholderViews", "AVFoundation"],
  "SafariServices": ["UIKit", "TesseraPlaceholderViews", "TesseraPlaceholders"],
  "Photos": ["UIKit", "TesseraPlaceholders", "AVFoundation"],
  "PhotosUI": [
    "UIKit", "TesseraPlaceholderViews", "TesseraPlaceholders", "TesseraFoundation", "Photos", "UniformTypeIdentifiers",
  ],
  "StoreKit": ["UIKit", "TesseraPlaceholderViews", "TesseraPlaceholders"],
  "MessageUI": ["UIKit", "TesseraPlaceholderViews"],
  "UserNotifications": ["TesseraFoundation", "TesseraPlaceholders"],
  "Contacts": ["TesseraFoundation", "TesseraPlaceholders"],
  "ContactsUI": ["UIKit", "TesseraPlaceholderViews", "Contacts"],
  "LocalAuthentication": ["TesseraFoundation", "TesseraPlaceholders"],
  "CoreHaptics": ["TesseraFoundation", "TesseraPlaceholders"],
  "AudioToolbox": ["TesseraFoundation", "TesseraPlaceholders"],
  "QuickLook": ["UIKit", "TesseraPlaceholderViews"],
  "Social": ["UIKit", "TesseraPlaceholderViews"],
  "Intents": ["TesseraFoundation", "TesseraPlaceholders"],
  "IntentsUI": ["UIKit", "TesseraPlaceholderViews", "Intents"],
  "AuthenticationServices": ["UIKit", "TesseraPlaceholderViews", "TesseraPlaceholders"],
  "Accessibility": ["TesseraFoundation"],
  "simd": ["TesseraFoundation"],
]
/// The overlays that Swift Testing expects for modules with these names and for modules that re-export UIKit.
let testingOverlays = ["CoreGraphics", "CoreImage"].filter { name in frameworks.contains { $0.key == name } }
for (name, dependencies) in frameworks {
  package.targets.append(.target(name: name, dependencies: dependencies, swiftSettings: settings))
  let reexportsUIKit = dependencies.contains { if case .byNameItem("UIKit", _) = $0 { true } else { false } }
  let overlay = testingOverlays.contains(name) ? ["_Testing_" + name] : reexportsUIKit ? ["_Testing_UIKit"] : []
  package.products.append(.library(name: name, targets: [name] + overlay))
}
// Everything that an iOS target may import, so that manifests do not depend on the imports of a target.
package.products.append(
  .library(
    name: "iOS",
    targets: ["UIKit", "Combine", "_Testing_UIKit"] + frameworks.map(\.key) + testingOverlays.map { "_Testing_" + $0 }))
package.targets.append(
  .target(name: "TesseraPlaceholders", dependencies: ["TesseraFoundation"], swiftSettings: settings))
package.targets.append(
  .target(
    name: "TesseraPlaceholderViews", dependencies: ["UIKit", "TesseraPlaceholders"], swiftSettings: settings))
package.targets += testingOverlays.map { .target(name: "_Testing_" + $0, swiftSettings: settings) }
package.targets.append(
  .testTarget(
    name: "FrameworksTests",
    dependencies: frameworks.map { .byName(name: $0.key) }
      + ["TesseraPlaceholders", "TesseraPlaceholderViews", "TesseraTesting"]
      + (testingOverlays + ["UIKit"]).map { .byName(name: "_Testing_" + $0) },
    exclude: ["Placeholders/__Snapshots__"],
    swiftSettings: testSettings))

// `TESSERA_SDK=1` adds a product with all modules that packages import, which `.ci/sdk` builds for the Swift SDK.
if isSDK {
  // CryptoKit re-exports swift-crypto, which only the SDK needs.
  package.dependencies.append(.package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"))
  package.targets.append(
    .target(
      name: "CryptoKit", dependencies: [.product(name: "Crypto", package: "swift-crypto")], swiftSettings: settings))
  package.products.append(.library(name: "CryptoKit", targets: ["CryptoKit"]))
  let modules = Set(package.products.compactMap { ($0 as? Product.Library)?.targets }.joined())
  package.products.append(.library(name: "TesseraSDK", type: .static, targets: modules.sorted()))
}

// `TESSERA_FUZZ=1` adds the libFuzzer program, which nothing else can link; see `.ci/fuzz`.
if Context.environment["TESSERA_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "TesseraFuzz",
      dependencies: [
        "CTesseraKernels", "Mortar", "MortarVFL", "Tessera", "TesseraCommand", "TesseraGraphics", "TesseraImaging",
        "TesseraLayout", "TesseraRaster", "TesseraSolver", "TesseraText", "TesseraTextKit", "TesseraVector",
        "TesseraViews",
      ],
      path: "Tests/Fuzz/Targets", swiftSettings: settings))
  package.products.append(.executable(name: "tessera-fuzz", targets: ["TesseraFuzz"]))
}

// `TESSERA_COMPONENTS=1` adds two packages of SwiftUI components, and a catalog of their screens. They contain `#Preview`, so they
// also require `--traits Previews`. `.ci/test-sdk` tests the packages by their own manifests.
if Context.environment["TESSERA_COMPONENTS"] != nil {
  func componentPackage(_ name: String, _ mode: SwiftLanguageMode) -> Target {
    .target(
      name: name, dependencies: ["SwiftUI", "Combine", "_Testing_UIKit"],
      path: "Tests/SDK/Packages/\(name)/Sources/\(name)",
      swiftSettings: [
        .swiftLanguageMode(mode), .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "TesseraFoundation"]),
      ])
  }
  package.targets += [
    componentPackage("Northwind", .v6), componentPackage("Birch", .v5),
    .executableTarget(
      name: "ComponentCatalog", dependencies: ["Northwind", "Birch", "SwiftUI", "Tessera", "TesseraCommand"],
      path: "Tests/Components", swiftSettings: settings),
  ]
}

// `TESSERA_APP=1` adds an app that is written as for iOS, and a catalog of its previews. It takes too long to compile for `make test`.
if Context.environment["TESSERA_APP"] != nil {
  package.defaultLocalization = "en"
  package.targets += [
    .target(
      name: "Harbor", dependencies: ["SwiftUI", "Charts", "Combine", "_Testing_UIKit"],
      path: "Tests/SDK/Packages/Harbor/Sources/Harbor", resources: [.process("Resources")],
      swiftSettings: [
        .swiftLanguageMode(.v6), .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "TesseraFoundation"]),
      ]),
    .executableTarget(
      name: "AppCatalog", dependencies: ["Harbor", "SwiftUI", "Tessera", "TesseraCommand"],
      path: "Tests/App", swiftSettings: settings),
  ]
}

// `TESSERA_TESTS=TesseraViewsTests,GalleryTests swift test …` limits the package to these test targets and their dependencies, so
// that builds with other settings, such as a sanitizer, skip the rest. Package dependencies are unchanged, so that Package.resolved
// is too.
if let names = Context.environment["TESSERA_TESTS"] {
  var open = names.split(separator: ",").map(String.init)
  var wanted = Set(open)
  while let next = open.popLast() {
    for dependency in package.targets.first(where: { $0.name == next })?.dependencies ?? [] {
      switch dependency {
      case .byNameItem(let needed, _), .targetItem(let needed, _):
        if wanted.insert(needed).inserted { open.append(needed) }
      default: break
      }
    }
  }
  package.products = []
  package.targets.removeAll { !wanted.contains($0.name) }
}
