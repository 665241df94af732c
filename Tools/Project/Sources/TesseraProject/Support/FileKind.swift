// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The role of a file in a target, determined by its extension.
enum FileKind: Equatable {
  case source
  case resource
  /// A header, property list of the product, or another file that isn't part of the product.
  case ignored
  /// A file that can't be part of a package, with the reason.
  case unsupported(String)

  init(path: String) {
    let fileExtension = PathText.fileExtension(path)
    if fileExtension == "swift" {
      self = .source
    } else if let reason = Self.reasons[fileExtension] {
      self = .unsupported(reason)
    } else if Self.ignoredExtensions.contains(fileExtension) || PathText.name(path).hasSuffix("Info.plist") {
      self = .ignored
    } else {
      self = .resource
    }
  }

  /// Returns whether a folder is treated as a single file.
  static func isBundle(_ path: String) -> Bool { bundleExtensions.contains(PathText.fileExtension(path)) }

  private static let bundleExtensions: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "framework", "xcframework", "playground",
    "docc",
    "scnassets", "mlpackage", "mlmodelc", "icon", "rcproject", "storyboardc", "xcstickers", "xcodeproj", "xcworkspace",
    "app", "appex", "momd", "rkassets", "atlas", "dsym",
  ]

  private static let ignoredExtensions: Set<String> = [
    "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "gpx", "xctestplan", "xcodeproj", "xcworkspace",
    "playground", "docc", "podspec", "app", "appex", "apinotes", "dsym", "exp", "apns",
  ]

  private static let reasons: [String: String] = {
    let clang = "Objective-C, C and C++ can't be compiled together with Swift in one module on Linux."
    let coreData = "Core Data models need Apple's compiler. Types that it generates are missing."
    let binary = "Binary frameworks and libraries for iOS can't be linked on Linux."
    let model = "Core ML models need Apple's compiler. Types that it generates are missing."
    let table = [
      (["m", "mm", "c", "cc", "cpp", "cxx", "s"], clang),
      (["xcdatamodeld", "xcdatamodel", "xcmappingmodel"], coreData),
      (["framework", "xcframework", "a", "dylib", "tbd"], binary), (["mlmodel", "mlpackage", "mlmodelc"], model),
      (["metal"], "Metal shaders need Apple's compiler."),
      (["intentdefinition"], "Intent definitions need Apple's compiler. Types that it generates are missing."),
      (["rcproject", "rkassets", "scnassets"], "3D scenes need Apple's compiler."),
    ]
    return Dictionary(table.flatMap { row in row.0.map { ($0, row.1) } }) { first, _ in first }
  }()
}
