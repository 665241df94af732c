// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Names of modules that every build with Tessera contains. A target with the same name would shadow the module or be
/// rejected by SwiftPM as a duplicate.
enum ReservedModules {
  static let names = tessera.union(toolchain)

  /// The names of all targets in the manifest except test targets. `ReservedModulesTests` checks them.
  static let tessera: Set<String> = [
    "AVFoundation", "AVKit", "Accessibility", "AssetSymbols", "AudioToolbox",
    "AuthenticationServices", "CoreMedia", "CryptoKit",
    "Intents", "IntentsUI", "QuickLook", "Social", "simd", "CTesseraDispatch", "CTesseraDynamicInit",
    "CTesseraImaging", "CTesseraKernels",
    "CTesseraLanguages", "CTesseraLicenses", "CTesseraSections", "CTesseraSystem",
    "CTesseraWorkers",
    "Charts", "Combine", "ComponentCatalog", "Contacts", "ContactsUI", "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreLocation",
    "CoreServices", "CoreText", "EvilScreens", "ImageIO", "InlineSnapshotTesting", "LayoutBuilder",
    "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices", "Mortar", "Mortar3", "MortarVFL", "Photos",
    "PhotosUI", "Port", "QuartzCore", "SafariServices", "SnapshotTesting", "StoreKit", "SwiftLayout",
    "SwiftLayoutBase", "SwiftLayoutUtil", "SwiftUI", "Tessera", "TesseraAssertions", "TesseraAssets",
    "TesseraAssetsTool", "TesseraBench", "TesseraCLI", "TesseraCombine", "TesseraCommand", "TesseraControls",
    "TesseraFonts", "TesseraFontsCJK", "TesseraFontsEmoji", "TesseraFontsScripts", "TesseraFoundation", "TesseraFuzz",
    "TesseraGallery", "TesseraGalleryMain", "TesseraGraphics", "TesseraTextKit", "TesseraLayout",
    "TesseraGraphicsFixtures",
    "TesseraImaging",
    "TesseraInitTool", "TesseraLivePage",
    "TesseraLists", "TesseraMacros", "TesseraMarkdown", "TesseraMemory", "TesseraMotion", "TesseraDynamics",
    "TesseraInteractions",
    "TesseraNibs",
    "TesseraOS",
    "TesseraPlaceholderViews",
    "TesseraPlaceholders",
    "TesseraPlugin",
    "TesseraRandom", "TesseraRaster", "TesseraReportPage", "TesseraServer", "TesseraSetup",
    "TesseraSolver", "TesseraSwiftScanner",
    "TesseraTesting", "TesseraText", "TesseraVector", "TesseraViewFixtures",
    "TesseraSwiftUIBench", "TesseraSwiftUIGallery", "TesseraSwiftUIGalleryMain", "TesseraSwiftUILayout",
    "TesseraViews", "TesseraWorkers", "TesseraXML", "UIKit",
    "UniformTypeIdentifiers",
    "UserNotifications", "WebKit", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit", "WidgetKit",
  ]

  /// Modules of the Linux toolchain, and names that have a meaning for other packages.
  private static let toolchain: Set<String> = [
    "Foundation", "Dispatch", "Glibc", "Swift", "ObjectiveC", "Darwin", "os",
  ]
}
