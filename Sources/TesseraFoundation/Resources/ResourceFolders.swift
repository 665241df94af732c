// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The locations of a bundle's resources. An iOS app's resources are in the main bundle, and its code requests nil,
// `Bundle.main` or `Bundle(for:)`. SwiftPM instead creates a bundle for each target next to the executable,
// `Package_Target.resources`. Therefore, these bundles are searched for resources that are not in the main bundle.

package import Foundation

/// The folders that contain a bundle's resources.
package enum ResourceFolders {
  /// Returns a bundle's folders in search order. A nil bundle is the main bundle.
  package static func of(_ bundle: Bundle?) -> [URL] {
    guard let bundle, bundle.bundleURL.standardizedFileURL != main.bundleURL.standardizedFileURL else {
      return ofMain
    }
    return own(bundle)
  }

  /// Returns the bundle's name for messages.
  package static func name(of bundle: Bundle?) -> String {
    guard let bundle, bundle.bundleURL.standardizedFileURL != main.bundleURL.standardizedFileURL else {
      return ofMain.count > own(main).count ? "the bundles next to the executable" : "the main bundle"
    }
    return bundle.bundleURL.lastPathComponent
  }

  private static let main = Bundle.main
  private static let ofMain = own(main) + targets(beside: main)

  private static func own(_ bundle: Bundle) -> [URL] {
    guard let resources = bundle.resourceURL, resources.standardizedFileURL != bundle.bundleURL.standardizedFileURL
    else {
      return [bundle.bundleURL]
    }
    return [resources, bundle.bundleURL]
  }

  /// Returns the bundles of the targets. The bundle of the executable's target is first, and the others are sorted by
  /// name.
  static func targets(beside bundle: Bundle) -> [URL] {
    let folder = bundle.executableURL?.deletingLastPathComponent() ?? bundle.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let target = "_\(bundle.executableURL?.deletingPathExtension().lastPathComponent ?? "").resources"
    let found = names.filter { $0.hasSuffix(".resources") }.sorted()
    let ordered = found.filter { $0.hasSuffix(target) } + found.filter { !$0.hasSuffix(target) }
    return ordered.map { folder.appendingPathComponent($0, isDirectory: true) }
  }
}
