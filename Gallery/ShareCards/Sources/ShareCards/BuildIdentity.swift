// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A string that identifies the build of the service. It is the same on every machine. Together with the request, it
/// determines the rendered image, so it is part of cache keys.
enum BuildIdentity {
  static let text: String = {
    let path = FileManager.default.fileExists(atPath: "/proc/self/exe") ? "/proc/self/exe" : CommandLine.arguments[0]
    guard let program = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return path }
    return ContentHash.hex(of: program)
  }()
}
