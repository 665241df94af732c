// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Modules that are there in every build with Tessera; a target of the same name would hide one of them, or SwiftPM refuses
/// two of one name.
enum ReservedModules {
  static let names = tessera.union(toolchain)

  /// All targets of the manifest but its tests; `ReservedModulesTests` compares.
  static let tessera: Set<String> = [
    "AVFoundation", "AVKit", "Accessibility", "AssetSymbols", "AudioToolbox",
    "AuthenticationServices", "CoreMedia", "CryptoKit",
    "Intents", "IntentsUI", "QuickLook", "Social", "simd", "CTesseraDeflate", "CTesseraDispatch", "CTesseraDynamicInit",
    "CTesseraFreeType", "CTesseraHarfBuzz", "CTesseraImaging", "CTesseraJPEG", "CTesseraKernels", "CTesseraLCMS",
    "CTesseraLanguages", "CTesseraLicenses", "CTesseraPNG", "CTesseraSections", "CTesseraWebP",
    "CTesseraWorkers",
    "CTesseraXXHash", "Combine", "Contacts", "ContactsUI", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreServices", "CoreText", "EvilScreens", "ImageIO", "InlineSnapshotTesting", "LayoutBuilder",
    "LocalAuthentication", "MapKit", "MessageUI", "MobileCoreServices", "Mortar", "Mortar3", "MortarVFL", "Photos",
    "PhotosUI", "Port", "QuartzCore", "SafariServices", "SnapshotTesting", "StoreKit", "SwiftLayout",
    "SwiftLayoutBase", "SwiftLayoutUtil", "SwiftUI", "Tessera", "TesseraAssertions", "TesseraAssets",
    "TesseraAssetsTool", "TesseraBench", "TesseraCLI", "TesseraCombine", "TesseraCommand", "TesseraControls",
    "TesseraFonts", "TesseraFontsCJK", "TesseraFontsEmoji", "TesseraFontsScripts", "TesseraFoundation", "TesseraFuzz",
    "TesseraGallery", "TesseraGalleryMain", "TesseraGraphics", "TesseraGraphicsFixtures", "TesseraImaging",
    "TesseraInitTool", "TesseraLivePage",
    "TesseraLists", "TesseraMacros", "TesseraMemory", "TesseraMotion", "TesseraDynamics",
    "TesseraInteractions", "TesseraNibs", "TesseraOS",
    "TesseraPlaceholderViews",
    "TesseraPlaceholders",
    "TesseraPlugin",
    "TesseraRandom", "TesseraRaster", "TesseraReportPage", "TesseraServer", "TesseraSetup",
    "TesseraSolver", "TesseraSwiftScanner",
    "TesseraTesting", "TesseraText", "TesseraVector", "TesseraViewFixtures", "TesseraViews", "TesseraWorkers",
    "TesseraXML", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "_Testing_CoreGraphics",
    "_Testing_CoreImage", "_Testing_UIKit",
  ]

  /// Of Linux's toolchain, or with a meaning to other packages.
  private static let toolchain: Set<String> = [
    "Foundation", "Dispatch", "Glibc", "Swift", "ObjectiveC", "Darwin", "os",
  ]
}
