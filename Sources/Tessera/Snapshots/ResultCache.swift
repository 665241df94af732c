// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A snapshot that passed will pass again with the same program, resources, golden, environment and options.
// Therefore, its result is cached in a file whose name is the fingerprint of all these inputs:
//
//     DIR/tessera-results-1/<key: 32 hex digits>.result
//
//       tessera-result 1 <key> <fingerprint of the rest>⏎
//       {"name":…}
//
// Files are written to temporary files and then renamed, so any number of runs can share the folder. They are not
// flushed to disk. If a system crash truncates a file, it no longer matches its fingerprint.

internal import Foundation
package import TesseraImaging

/// A cache that stores the results of passed snapshots in a folder.
package struct ResultCache: Sendable {
  /// The folder that contains the cache files, within the folder chosen by the user.
  package let folder: String
  /// The maximum size on disk. If it is exceeded, the least recently used files are deleted until the size is three
  /// quarters of the maximum.
  private let limit: Int

  /// The default size limit, 64 MiB, which is sufficient for 16,000 results.
  package static let defaultLimit = 64 << 20

  package init(_ folder: String, limit: Int = defaultLimit) {
    self.folder = (folder as NSString).appendingPathComponent("tessera-results-1")
    self.limit = limit
  }

  private static let ending = ".result"
  private static let mark = "tessera-result 1"

  func path(_ key: PixelHash) -> String { (folder as NSString).appendingPathComponent("\(key)" + Self.ending) }

  /// Returns the cached result for a key, or nil if there is none.
  ///
  /// - Parameter dropped: Receives a message for each file that is deleted because it is damaged or not a cache file.
  package func result(_ key: PixelHash, dropped: inout [String]) -> SnapshotResult? {
    let path = path(key)
    let bytes: [UInt8]
    do { bytes = try AtomicFile.read(path, maximumBytes: 1 << 24) } catch {
      if error.reason != .notFound { dropResult(at: path, reason: "\(error)", dropped: &dropped) }
      return nil
    }
    guard let result = Self.decodeResult(bytes, key: key) else {
      dropResult(at: path, reason: "it is damaged, or not a result of this version", dropped: &dropped)
      return nil
    }
    // Update the modification time, so that less recently used files are deleted first.
    utimensat(AT_FDCWD, path, nil, 0)
    return result
  }

  private func dropResult(at path: String, reason: String, dropped: inout [String]) {
    unlink(path)
    dropped.append("Dropped \(path) from the cache: \(reason).")
  }

  private static func decodeResult(_ bytes: [UInt8], key: PixelHash) -> SnapshotResult? {
    guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
    let rest = bytes[(end + 1)...]
    let head = "\(mark) \(key) \(rest.withUnsafeBytes { PixelHash(bytes: $0) })"
    guard bytes[..<end].elementsEqual(head.utf8),
      let result = try? JSONDecoder().decode(SnapshotResult.self, from: Data(rest)),
      result.state == .passed
    else { return nil }
    return result
  }

  /// Stores the results of passed snapshots, and then deletes files if the size limit is exceeded.
  ///
  /// - Returns: The first write error, or nil.
  package func store(_ results: [(key: PixelHash, result: SnapshotResult)]) -> FileError? {
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
        // The next write would fail for the same reason.
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
    // Other files in the folder are not touched.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(Self.ending) {
      let path = (folder as NSString).appendingPathComponent(name)
      var state = stat()
      guard lstat(path, &state) == 0, state.st_mode & S_IFMT == S_IFREG else { continue }
      // Small files occupy whole blocks on disk.
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
