// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraImaging

/// Computes the cache keys of results from all inputs on which the results depend.
package struct ResultCacheKeys: Sendable {
  private let program: PixelHash
  private let run: SnapshotRun

  /// - Parameter program: The fingerprint of the program, its resources and its environment.
  package init(_ program: PixelHash, _ run: SnapshotRun) {
    (self.program, self.run) = (program, run)
  }

  /// Returns the key of a snapshot's result, or nil if its golden is missing or can't be read.
  package func key(_ entry: SnapshotPlan.Entry) -> PixelHash? {
    guard let golden = try? AtomicFile.read(entry.goldenPath) else { return nil }
    let screen = entry.screen
    var parts = [
      "\(program)", "\(golden.withUnsafeBytes { PixelHash(bytes: $0) })", entry.name, screen.name, "\(entry.variant)",
      "\(screen.tolerance)", "\(screen.masks)", "\(screen.allowsBrokenConstraints)", "\(run.isStrict)",
      "\(DisplayListHash.look)",
    ]
    if let animation = entry.animation {
      parts += [animation.name, "\(animation.duration)", "\(animation.snapshotFrames)"]
    }
    if let flow = entry.flow { parts += ["flow", flow.name] }
    if let audit = run.audit {
      parts.append("audit")
      parts += audit.rules.map(\.rawValue).sorted() + ["known"] + (audit.baseline.known[screen.name] ?? []).sorted()
    }
    return Self.fingerprint(parts)
  }

  /// Returns the fingerprint of an ordered list of strings.
  package static func fingerprint(_ parts: [String]) -> PixelHash {
    // The length prefix makes the concatenation unambiguous.
    let bytes = parts.flatMap { Array("\($0.utf8.count):".utf8) + Array($0.utf8) }
    return bytes.withUnsafeBytes { PixelHash(bytes: $0) }
  }
}
