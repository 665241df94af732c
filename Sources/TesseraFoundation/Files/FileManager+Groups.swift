// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension FileManager {
  /// Returns the shared folder of an app group, creating it if necessary. On Linux, the folder has the group's name
  /// and is in the application data folder. Returns nil if the name is not a valid folder name.
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
