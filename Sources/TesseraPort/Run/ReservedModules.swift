// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Modules that are there in every build with Tessera; a target of the same name would hide one of them.
enum ReservedModules {
  static let names: Set<String> = [
    "UIKit", "Mortar", "MortarVFL", "Mortar3", "SwiftLayout", "SwiftLayoutUtil", "LayoutBuilder", "Tessera",
    "TesseraTesting", "TesseraCommand", "TesseraFoundation", "TesseraGraphics", "TesseraViews", "TesseraControls",
    "TesseraLists", "TesseraSolver", "TesseraRaster", "TesseraImaging", "TesseraText", "TesseraFonts", "TesseraPort",
    "CoreGraphics", "QuartzCore", "CoreText", "CoreImage", "Combine", "os", "UniformTypeIdentifiers",
    "MobileCoreServices", "CoreServices", "CoreLocation", "WebKit", "MapKit", "AVFoundation", "AVKit", "SafariServices",
    "Photos", "PhotosUI", "StoreKit", "MessageUI", "UserNotifications", "Contacts", "ContactsUI", "LocalAuthentication",
    "CoreHaptics", "AudioToolbox", "TesseraOS", "TesseraPlaceholders", "TesseraPlaceholderViews", "Foundation",
    "Dispatch", "Glibc", "Swift", "ObjectiveC", "Darwin",
  ]
}
