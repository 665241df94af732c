// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A snapshot that passed passes again with the same program, resources, golden, environment and options. So its result is
// kept in a file that is named by the fingerprint of all these:
//
//   DIR/tessera-results-1/<key: 32 hex digits>.result
//
//     tessera-result 1 <key> <fingerprint of the rest>⏎
//     {"name":…}
//
// Files are written beside their places and renamed, so any number of runs may share the folder. They are not flushed: what
// a crash of the system cut off does not have its fingerprint.

internal import Foundation
package import TesseraImaging

/// Results of snapshots that passed, in a folder.
package struct ResultCache: Sendable {
  /// The files' folder, in the one that the user named.
  package let folder: String
  /// Bytes on the disk, from which on the files that were not used for the longest time are deleted, down to three quarters.
  private let limit: Int

  /// 64 MiB are 16,000 results.
  package static let defaultLimit = 64 << 20

  package init(_ folder: String, limit: Int = defaultLimit) {
    self.folder = (folder as NSString).appendingPathComponent("tessera-results-1")
    self.limit = limit
  }

  private static let ending = ".result"
  private static let mark = "tessera-result 1"

  func path(_ key: PixelHash) -> String { (folder as NSString).appendingPathComponent("\(key)" + Self.ending) }

  /// The result that is kept under a key. Nil where there is none.
  ///
  /// - Parameter dropped: Gets a sentence about a file that is damaged or something else, which is deleted.
  package func result(_ key: PixelHash, dropped: inout [String]) -> SnapshotResult? {
    let path = path(key)
    let bytes: [UInt8]
    do { bytes = try AtomicFile.read(path, maximumBytes: 1 << 24) } catch {
      if error.reason != .notFound { drop(path, "\(error)", &dropped) }
      return nil
    }
    guard let result = Self.decode(bytes, key) else {
      drop(path, "it is damaged, or no result of this version", &dropped)
      return nil
    }
    // Used now, so others are deleted first.
    utimensat(AT_FDCWD, path, nil, 0)
    return result
  }

  private func drop(_ path: String, _ reason: String, _ dropped: inout [String]) {
    unlink(path)
    dropped.append("Dropped \(path) from the cache: \(reason).")
  }

  private static func decode(_ bytes: [UInt8], _ key: PixelHash) -> SnapshotResult? {
    guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
    let rest = bytes[(end + 1)...]
    let head = "\(mark) \(key) \(rest.withUnsafeBytes { PixelHash(bytes: $0) })"
    guard bytes[..<end].elementsEqual(head.utf8),
      let result = try? JSONDecoder().decode(SnapshotResult.self, from: Data(rest)),
      result.state == .passed
    else { return nil }
    return result
  }

  /// Keeps results that passed, then deletes what is too much.
  ///
  /// - Returns: Why something could not be written; nil if all was.
  package func keep(_ results: [(key: PixelHash, result: SnapshotResult)]) -> FileError? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for (key, result) in results where result.state == .passed {
      var result = result
      (result.skipped, result.verified, result.position) = (nil, nil, nil)
      guard let data = try? encoder.encode(result) else { continue }
      let head = "\(Self.mark) \(key) \(data.withUnsafeBytes { PixelHash(bytes: $0) })\n"
      do throws(FileError) {
        try AtomicFile.write(Array(head.utf8) + Array(data), to: path(key), makesFolder: true, flushes: false)
      } catch {
        // The next would fail in the same way.
        return error
      }
    }
    if !results.isEmpty { prune() }
    return nil
  }

  private func prune() {
    AbandonedFiles.remove(TemporaryFiles.abandoned(in: [folder]))
    var files: [(time: Double, path: String, size: Int)] = []
    var total = 0
    // Other files are left alone.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(Self.ending) {
      let path = (folder as NSString).appendingPathComponent(name)
      var state = stat()
      guard lstat(path, &state) == 0, state.st_mode & S_IFMT == S_IFREG else { continue }
      // Small files take whole blocks.
      let size = max(Int(state.st_size), Int(state.st_blocks) * 512)
      let time = state.st_mtim
      files.append((Double(time.tv_sec) + Double(time.tv_nsec) / 1e9, path, size))
      total += size
    }
    guard total > limit else { return }
    for file in files.sorted(by: { ($0.time, $0.path) < ($1.time, $1.path) }) where total > limit / 4 * 3 {
      unlink(file.path)
      total -= file.size
    }
  }
}
