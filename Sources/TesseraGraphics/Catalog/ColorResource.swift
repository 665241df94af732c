// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The name of a color set and its bundle. The plugin `Assets` generates one for each set, as Xcode does.
public struct ColorResource: Hashable, Sendable {
  let name: String
  /// The path of the bundle, because bundles are not sendable.
  private let path: String

  /// Creates a resource from the name of a set and its bundle.
  public init(name: String, bundle: Bundle) {
    (self.name, path) = (name, bundle.bundlePath)
  }

  var bundle: Bundle? { Bundle(path: path) }
}
