// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraAssets

/// The command-line tool of the `AssetSymbols` plugin, called as `TesseraAssetsTool OUTPUT CATALOG...`. It writes a
/// Swift file with a symbol for each image and color set.
@main
struct TesseraAssetsTool {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first, arguments.count > 1 else {
      say("usage: TesseraAssetsTool OUTPUT CATALOG...")
      exit(2)
    }
    let symbols = AssetSymbols(AssetIndex(catalogs: Array(arguments.dropFirst())))
    for warning in symbols.warnings { say("warning: \(warning)") }
    do {
      try Data(symbols.source.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      say("error: can't write \(output): \(error.localizedDescription)")
      exit(1)
    }
  }

  private static func say(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
