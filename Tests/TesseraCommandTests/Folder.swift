// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A test's temporary folder. It does not exist initially and is deleted with the object.
final class Folder: Sendable {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)").path

  /// The names of all files in the folder, including hidden files.
  var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
