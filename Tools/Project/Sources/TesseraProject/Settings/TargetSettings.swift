// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The settings of a target that affect how its Swift sources are compiled and what its product is called.
package struct TargetSettings: Equatable, Sendable, Codable {
  /// `SWIFT_VERSION`, such as `5.0`.
  package var swiftVersion: String?
  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS` and `-D` in `OTHER_SWIFT_FLAGS`, sorted.
  package var conditions: [String]
  /// `SWIFT_DEFAULT_ACTOR_ISOLATION`, such as `MainActor`.
  package var defaultIsolation: String?
  /// The names of features enabled by `SWIFT_UPCOMING_FEATURE_…`, `SWIFT_APPROACHABLE_CONCURRENCY` and flags, sorted.
  package var upcomingFeatures: [String]
  /// `PRODUCT_MODULE_NAME`, a valid identifier.
  package var moduleName: String
  /// `PRODUCT_NAME`.
  package var productName: String
  /// `SWIFT_OBJC_BRIDGING_HEADER`.
  package var bridgingHeader: String?
  /// `IPHONEOS_DEPLOYMENT_TARGET`.
  package var deploymentTarget: String?
  /// `INFOPLIST_FILE`.
  package var infoPlist: String?
  /// The name of the app in `TEST_HOST`.
  package var testHost: String?
  /// `DEVELOPMENT_LANGUAGE`.
  package var developmentLanguage: String?

  package init(productName: String) {
    self.productName = productName
    moduleName = Identifier.c99(productName)
    conditions = []
    upcomingFeatures = []
  }

  /// Extracts the settings of a target from its build settings.
  init(_ settings: BuildSettings, targetName: String) {
    self.init(productName: settings["PRODUCT_NAME"] ?? targetName)
    if let name = settings["PRODUCT_MODULE_NAME"] { moduleName = Identifier.c99(name) }
    swiftVersion = settings["SWIFT_VERSION"]
    if let isolation = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"], isolation != "nonisolated" {
      defaultIsolation = isolation
    }
    bridgingHeader = settings["SWIFT_OBJC_BRIDGING_HEADER"]
    deploymentTarget = settings["IPHONEOS_DEPLOYMENT_TARGET"]
    infoPlist = settings["INFOPLIST_FILE"].map { path in
      // Xcode accepts absolute paths below the project's folder.
      path.hasPrefix("/") && settings["SRCROOT"] != nil ? path : PathText.normalize(path)
    }
    testHost = (settings["TEST_HOST"] ?? "").split(separator: "/").first { $0.hasSuffix(".app") }.map {
      String($0.dropLast(4))
    }
    developmentLanguage = settings["DEVELOPMENT_LANGUAGE"]
    let flags = CompilerFlags(settings["OTHER_SWIFT_FLAGS"] ?? "")
    let words = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(whereSeparator: \.isWhitespace)
    conditions = (words.map(String.init) + flags.conditions).sortedSet()
    if defaultIsolation == nil { defaultIsolation = flags.defaultIsolation }
    upcomingFeatures = (UpcomingFeatures.names(in: settings) + flags.features).sortedSet()
  }
}

/// The flags in `OTHER_SWIFT_FLAGS` that a package manifest can express.
private struct CompilerFlags {
  var conditions: [String] = []
  var features: [String] = []
  var defaultIsolation: String?

  init(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map { $0.replacing("\"", with: "") }.filter {
      $0 != "-Xfrontend"
    }
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : nil
      switch word {
      case "-D": if let next { conditions.append(next) }
      case "-enable-upcoming-feature": if let next { features.append(next) }
      case "-default-isolation": defaultIsolation = next
      default: if word.hasPrefix("-D"), word.count > 2 { conditions.append(String(word.dropFirst(2))) }
      }
    }
  }
}

/// The upcoming features of Swift and the build settings that enable them.
private enum UpcomingFeatures {
  static func names(in settings: BuildSettings) -> [String] {
    var names: [String] = []
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    for key in settings.values.keys where key.hasPrefix(prefix) && isEnabled(settings[key]) {
      let word = String(key.dropFirst(prefix.count))
      names.append(exceptions[word] ?? camelCase(word))
    }
    if isEnabled(settings["SWIFT_APPROACHABLE_CONCURRENCY"]) { names += approachable }
    return names
  }

  private static func isEnabled(_ value: String?) -> Bool { value == "YES" || value == "true" || value == "1" }

  private static func camelCase(_ word: String) -> String {
    word.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
  }

  /// The features whose names can't be derived from the setting.
  private static let exceptions = [
    "CONCISE_MAGIC_FILE": "ConciseMagicFile", "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
    "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY":
      "GlobalActorIsolatedTypesUsability", "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
  ]

  /// The features that approachable concurrency stands for.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]
}
