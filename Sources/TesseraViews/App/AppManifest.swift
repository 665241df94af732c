// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The scene manifest of an app's Info.plist.
@MainActor
struct AppManifest {
  static let main = AppManifest(read())

  private let scenes: [String: Any]
  /// The main storyboard of an app without scenes.
  let mainStoryboard: String?
  /// The module that contains the app's classes.
  private let module: String?

  private init(_ info: [String: Any]) {
    scenes = info["UIApplicationSceneManifest"] as? [String: Any] ?? [:]
    mainStoryboard = info["UIMainStoryboardFile"] as? String
    module = info["CFBundleExecutable"] as? String
  }

  private static func read() -> [String: Any] {
    for folder in ResourceFolders.of(.main) {
      let file = folder.appendingPathComponent("Info.plist")
      guard let data = try? Data(contentsOf: file),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
        list["UIApplicationSceneManifest"] != nil || list["UIMainStoryboardFile"] != nil
      else { continue }
      return list
    }
    return [:]
  }

  /// Completes a scene configuration with the manifest entry of the same name, or with the first entry for its role.
  func completeConfiguration(_ configuration: UISceneConfiguration) {
    let roles = scenes["UISceneConfigurations"] as? [String: Any]
    let entries = roles?[configuration.role.rawValue] as? [[String: Any]] ?? []
    let named = entries.first { $0["UISceneConfigurationName"] as? String == configuration.name }
    guard let entry = named ?? (configuration.name == nil ? entries.first : nil) else { return }
    if let name = entry["UISceneDelegateClassName"] as? String { configuration.delegateClass = type(named: name) }
    if let name = entry["UISceneStoryboardFile"] as? String {
      configuration.storyboard = UIStoryboard(name: name, bundle: nil)
    }
  }

  /// Returns the class with a name. `$(PRODUCT_MODULE_NAME)` represents the app's module, which is named after the
  /// executable.
  private func type(named name: String) -> AnyClass? {
    let module = self.module.flatMap { $0.hasPrefix("$") ? nil : $0 } ?? ProcessInfo.processInfo.processName
    let full = name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
    if let found = NSClassFromString(full) { return found }
    MissingResources.report(
      MissingResource(.data, full, in: "Info.plist", reason: "there is no such class; add the name of its module"))
    return nil
  }
}
