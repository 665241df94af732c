// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A text that another build of the service does not have, and the same build has on every machine. Pictures follow from the
/// request and the program alone.
enum BuildIdentity {
  static let text: String = {
    let path = FileManager.default.fileExists(atPath: "/proc/self/exe") ? "/proc/self/exe" : CommandLine.arguments[0]
    guard let program = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return path }
    return ContentHash.hex(of: program)
  }()
}
