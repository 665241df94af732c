// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A reference to a color set by its name and bundle. The `Assets` plugin generates a resource for each color set, as
/// Xcode does.
public struct ColorResource: Hashable, Sendable {
  let name: String
  /// The bundle's path, which is stored because Bundle is not Sendable.
  private let path: String

  /// Creates a resource with a color set's name and bundle.
  public init(name: String, bundle: Bundle) {
    (self.name, path) = (name, bundle.bundlePath)
  }

  var bundle: Bundle? { Bundle(path: path) }
}
