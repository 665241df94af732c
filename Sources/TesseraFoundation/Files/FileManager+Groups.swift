// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension FileManager {
  /// Returns the folder that an app group shares, creating it if necessary. On Linux, it is a folder in the
  /// application data folder with the group's name. Returns nil if the name is not a valid folder name.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), !groupIdentifier.hasPrefix("."),
      !groupIdentifier.contains("\0"),
      let base = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    else { return nil }
    let url = base.appendingPathComponent("Group Containers").appendingPathComponent(groupIdentifier)
    try? createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}
