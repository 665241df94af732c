// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The build settings that XcodeGen gives to a target.
struct XcodeGenSettings {
  let spec: YAMLValue
  let context: ReadingContext
  let folder: String

  /// Returns the settings of a target: presets, then the project's, then the target's.
  func settings(of target: YAMLValue, name: String) -> BuildSettings {
    let configuration = context.options.configuration
    var settings = BuildSettings(
      defaults: BuildSettings.defaults(
        target: name, project: spec["name"].string ?? "", root: folder, configuration: configuration),
      configuration: configuration)
    settings.apply(presets)
    for owner in [spec, target] {
      if let file = value(for: configuration, in: owner["configFiles"]).string {
        settings.apply(ConfigurationFile(PathText.join(folder, file), context: context).assignments)
      }
      apply(owner["settings"], to: &settings, active: [])
    }
    if let name = target["productName"].string { settings.apply(["PRODUCT_NAME": name]) }
    return settings
  }

  /// The settings that XcodeGen adds unless `options.settingPresets` is `none`.
  private var presets: [String: String] {
    let configuration = context.options.configuration
    let isDebug =
      spec["configs"][configuration].string.map { $0 == "debug" } ?? configuration.lowercased().contains("debug")
    guard spec["options"]["settingPresets"].string != "none" else { return [:] }
    return ["SWIFT_VERSION": "5.0"].merging(isDebug ? ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"] : [:]) { $1 }
  }

  /// Applies groups, then base settings, then those of the configuration. Settings without these keys are base settings.
  private func apply(_ value: YAMLValue, to settings: inout BuildSettings, active: Set<String>) {
    for group in value["groups"].strings where !active.contains(group) && context.countStep(group) {
      let definition = spec["settingGroups"][group]
      if definition == .null {
        context.warn(group, "There is no setting group with this name.", remedy: "Define it below 'settingGroups'.")
      }
      apply(definition, to: &settings, active: active.union([group]))
    }
    let keys: Set<String> = ["groups", "base", "configs"]
    let isStructured = value.entries.contains { keys.contains($0.key) }
    settings.apply(Self.flatten(isStructured ? value["base"] : value))
    let specific = self.value(for: context.options.configuration, in: value["configs"])
    if specific != .null { apply(specific, to: &settings, active: active) }
  }

  /// Returns the value for a configuration, whose name matches exactly or else case-insensitively in part.
  private func value(for configuration: String, in map: YAMLValue) -> YAMLValue {
    if map[configuration] != .null { return map[configuration] }
    let name = configuration.lowercased()
    return map.entries.first { name.contains($0.key.lowercased()) }?.value ?? .null
  }

  private static func flatten(_ value: YAMLValue) -> [String: String] {
    var result: [String: String] = [:]
    for entry in value.entries {
      switch entry.value {
      case .scalar(let text): result[entry.key] = entry.value.bool.map { $0 ? "YES" : "NO" } ?? text
      case .sequence: result[entry.key] = entry.value.strings.joined(separator: " ")
      case .null, .mapping: break
      }
    }
    return result
  }
}
