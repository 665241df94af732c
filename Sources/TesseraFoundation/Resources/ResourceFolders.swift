// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Where the resources of a bundle are. An iOS app has its own in the main bundle, and its code says nil, `Bundle.main` or
// `Bundle(for:)`. SwiftPM gives each target a bundle beside the executable instead, `Package_Target.resources`; so what
// the main bundle does not have is looked for in those.

package import Foundation

/// The folders in which a bundle's resources are looked for.
package enum ResourceFolders {
  /// Returns the folders of a bundle, in the order in which they are looked through. Nil stands for the main bundle.
  package static func of(_ bundle: Bundle?) -> [URL] {
    guard let bundle, bundle.bundleURL.standardizedFileURL != main.bundleURL.standardizedFileURL else {
      return ofMain
    }
    return own(bundle)
  }

  /// How a bundle is called in messages.
  package static func name(of bundle: Bundle?) -> String {
    guard let bundle, bundle.bundleURL.standardizedFileURL != main.bundleURL.standardizedFileURL else {
      return ofMain.count > own(main).count ? "the bundles beside the executable" : "the main bundle"
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

  /// Returns the bundles of targets, that of the executable's own target first, then in the order of their names.
  static func targets(beside bundle: Bundle) -> [URL] {
    let folder = bundle.executableURL?.deletingLastPathComponent() ?? bundle.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let target = "_\(bundle.executableURL?.deletingPathExtension().lastPathComponent ?? "").resources"
    let found = names.filter { $0.hasSuffix(".resources") }.sorted()
    let ordered = found.filter { $0.hasSuffix(target) } + found.filter { !$0.hasSuffix(target) }
    return ordered.map { folder.appendingPathComponent($0, isDirectory: true) }
  }
}
