// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension FileManager {
  /// Returns the folder that the apps of a group share: on Linux one of the group's name in the folder for application data. It
  /// is made where it is missing. Nil for a name that is no name of a folder.
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
