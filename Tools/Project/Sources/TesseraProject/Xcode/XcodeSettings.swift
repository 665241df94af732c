// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The build settings of an Xcode project and its targets in one configuration.
struct XcodeSettings {
  let objects: XcodeObjects
  let paths: XcodePaths
  let context: ReadingContext
  let projectName: String

  /// Returns the build settings of a target: defaults, then the project's, then the target's.
  func settings(of target: XcodeObject, in project: XcodeObject) -> BuildSettings {
    let name = target.string("name") ?? target.id
    let configuration = context.options.configuration
    var settings = BuildSettings(
      defaults: BuildSettings.defaults(
        target: name, project: projectName, root: paths.sourceRoot, configuration: configuration),
      configuration: configuration)
    for owner in [project, target] {
      guard let object = self.configuration(of: owner) else { continue }
      if let file = configurationFile(of: object) {
        settings.apply(ConfigurationFile(file, context: context).assignments)
        if owner.id == target.id, PathText.name(file).hasPrefix("Pods-") { context.podTargets.insert(name) }
      }
      settings.apply(object.dictionary("buildSettings").mapValues { $0.strings.joined(separator: " ") })
    }
    return settings
  }

  /// Returns the configuration with the requested name, or else the default or first one.
  private func configuration(of owner: XcodeObject) -> XcodeObject? {
    guard let list = objects[owner.string("buildConfigurationList")] else { return nil }
    let all = objects.all(list.strings("buildConfigurations"))
    let requested = context.options.configuration
    if let exact = all.first(where: { $0.string("name") == requested }) { return exact }
    let similar = all.first { ($0.string("name") ?? "").lowercased().contains(requested.lowercased()) }
    let standard = all.first { $0.string("name") == list.string("defaultConfigurationName") }
    guard let fallback = similar ?? standard ?? all.first else { return nil }
    context.warn(
      owner.label, "There is no build configuration '\(requested)'. '\(fallback.label)' is used.",
      remedy: "Choose another one with --configuration NAME.")
    return fallback
  }

  /// Returns the path of a configuration's xcconfig file.
  private func configurationFile(of configuration: XcodeObject) -> String? {
    if let file = objects[configuration.string("baseConfigurationReference")] { return paths.path(of: file) }
    guard let path = configuration.string("baseConfigurationReferenceRelativePath") else { return nil }
    let anchor = objects[configuration.string("baseConfigurationReferenceAnchor")].flatMap { paths.path(of: $0) }
    return PathText.join(anchor ?? paths.sourceRoot, path)
  }
}

extension BuildSettings {
  /// Returns the settings that Xcode defines for every target.
  static func defaults(target: String, project: String, root: String, configuration: String) -> [String: String] {
    [
      "TARGET_NAME": target, "TARGETNAME": target, "PROJECT_NAME": project, "PROJECT": project, "SRCROOT": root,
      "SOURCE_ROOT": root, "PROJECT_DIR": root, "CONFIGURATION": configuration, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "PLATFORM_NAME": "iphonesimulator",
    ]
  }

  /// Whether a target builds for iOS, by its SDK and supported platforms, and otherwise by its deployment targets.
  var isForIOS: Bool {
    let platforms = (self["SUPPORTED_PLATFORMS"] ?? "").split(whereSeparator: \.isWhitespace)
    if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
    let sdk = self["SDKROOT"] ?? "auto"
    if sdk != "auto" { return sdk.lowercased().contains("iphone") }
    let others = ["MACOSX", "WATCHOS", "TVOS", "XROS"].contains { self["\($0)_DEPLOYMENT_TARGET"] != nil }
    return self["IPHONEOS_DEPLOYMENT_TARGET"] != nil || !others
  }

  /// The platform that a target builds for, as shown in messages.
  var platformName: String { self["SDKROOT"] ?? self["SUPPORTED_PLATFORMS"] ?? "another platform" }
}
