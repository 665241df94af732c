// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A text that is different for each build of the service, but the same on every machine. A picture depends only on the request
/// and the program.
enum BuildIdentity {
  static let text: String = {
    let path = FileManager.default.fileExists(atPath: "/proc/self/exe") ? "/proc/self/exe" : CommandLine.arguments[0]
    guard let program = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return path }
    return ContentHash.hex(of: program)
  }()
}
