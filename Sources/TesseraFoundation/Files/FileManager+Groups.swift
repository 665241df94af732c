// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension FileManager {
  /// Returns the folder shared by the apps of a group: on Linux, a folder with the name of the group in the application data
  /// folder. It is created if necessary. Returns nil if the name is not a valid folder name.
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
