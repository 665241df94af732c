// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension TuistProject {
  /// Returns the settings of a target: Tuist's recommended ones, the project's and the target's.
  func settings(of target: SwiftCall, name: String) -> TargetSettings {
    let configuration = context.options.configuration
    var settings = BuildSettings(
      defaults: BuildSettings.defaults(
        target: name, project: self.name, root: manifest.folder, configuration: configuration),
      configuration: configuration)
    settings.apply(["SWIFT_VERSION": "5.0"])
    if configuration.lowercased().contains("debug") { settings.apply(["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"]) }
    if let value = call["settings"] { apply(value, to: &settings) }
    if let value = target["settings"] { apply(value, to: &settings) }
    if let product = manifest.string(target["productName"], of: "productName") {
      settings.apply(["PRODUCT_NAME": product])
    }
    var result = TargetSettings(settings, targetName: name)
    complete(&result, target: target)
    return result
  }

  private func complete(_ settings: inout TargetSettings, target: SwiftCall) {
    if let version = deploymentTarget(target["deploymentTargets"] ?? target["deploymentTarget"]) {
      settings.deploymentTarget = version
    }
    if settings.developmentLanguage == nil {
      settings.developmentLanguage = developmentRegion
    }
    if case .call(let call)? = target["infoPlist"], call.baseName == "file" {
      settings.infoPlist = manifest.string(call["path"], of: "infoPlist")
    } else if case .string(let path)? = target["infoPlist"] {
      settings.infoPlist = path
    }
    settings.infoPlist = settings.infoPlist.map { context.relative(PathText.join(manifest.folder, $0)) }
    settings.bridgingHeader = settings.bridgingHeader.map { context.relative(PathText.join(manifest.folder, $0)) }
  }

  private var developmentRegion: String {
    let options = call["options"]?.call
    return manifest.string(options?["developmentRegion"], of: "developmentRegion") ?? "en"
  }

  private func deploymentTarget(_ value: SwiftExpression?) -> String? {
    guard let call = value?.call else { return nil }
    switch call.baseName {
    case "iOS": return manifest.string(call[nil] ?? call["targetVersion"], of: "deploymentTargets")
    case "multiplatform": return manifest.string(call["iOS"], of: "deploymentTargets")
    default: return nil
    }
  }

  /// Applies `.settings(base:debug:configurations:)`.
  private func apply(_ value: SwiftExpression, to settings: inout BuildSettings) {
    guard let call = value.call, ["settings", "Settings"].contains(call.baseName) else {
      return manifest.report(value, of: "settings")
    }
    let configuration = context.options.configuration
    if let base = call["base"] { settings.apply(dictionary(base)) }
    for label in ["debug", "release"] where configuration.lowercased().contains(label) {
      if let specific = call[label] { settings.apply(dictionary(specific)) }
    }
    for element in manifest.elements(call["configurations"], of: "configurations") {
      guard let item = element.call, manifest.string(item["name"], of: "name") == configuration else { continue }
      if let path = manifest.string(item["xcconfig"], of: "xcconfig") {
        settings.apply(ConfigurationFile(PathText.join(manifest.folder, path), context: context).assignments)
      }
      if let values = item["settings"] { settings.apply(dictionary(values)) }
    }
  }

  private func dictionary(_ value: SwiftExpression) -> [String: String] {
    guard case .dictionary(let entries) = value else {
      // An empty dictionary literal is `[:]`.
      if value != .array([]) { manifest.report(value, of: "settings") }
      return [:]
    }
    var result: [String: String] = [:]
    for entry in entries {
      guard let key = manifest.string(entry.key, of: "settings") else { continue }
      switch entry.value {
      case .array(let values): result[key] = values.compactMap(\.string).joined(separator: " ")
      case .bool(let flag): result[key] = flag ? "YES" : "NO"
      case .call(let call) where call.baseName == "array":
        result[key] = manifest.strings(call[nil], of: key).joined(separator: " ")
      default: result[key] = manifest.string(entry.value, of: key)
      }
    }
    return result
  }
}
