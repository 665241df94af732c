// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The name of an image set and its bundle. The plugin `Assets` writes one for each set, as Xcode does.
public struct ImageResource: Hashable, Sendable {
  let name: String
  /// The path of the bundle, as bundles themselves go to no other thread.
  private let path: String

  /// Creates the set of a name in a bundle.
  public init(name: String, bundle: Bundle) {
    (self.name, path) = (name, bundle.bundlePath)
  }

  var bundle: Bundle? { Bundle(path: path) }
}
