// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The files that an approval commits.
package struct GoldenFiles: Sendable {
  /// A file of the repository.
  package struct File: Hashable, Sendable {
    /// The path, relative to the repository's root.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Converts a picture of a report to the contents of a golden. The default returns the picture's bytes.
  package typealias Encoding = @Sendable (_ path: String, _ bytes: [UInt8]) throws -> [UInt8]

  package let files: [File]
  /// Whether everything that differs is approved.
  package let isComplete: Bool

  package init(files: [File], isComplete: Bool) {
    self.files = files
    self.isComplete = isComplete
  }

  /// Selects the new pictures and texts of a report.
  ///
  /// The report comes from another machine and must not choose arbitrary files. Goldens are therefore only PNG files
  /// and files in folders named `__Snapshots__`, never in hidden folders; ``GoldenCommit`` also requires that the
  /// repository has the golden, or another one in the same folder.
  ///
  /// - Parameters:
  ///   - names: The snapshots or screens, or an empty array for everything that differs or is new.
  ///   - origin: The root folder of the repository on the machine that rendered.
  package static func select(
    _ names: [String], from input: ReviewInput, origin: PullRequestFile, encoding: Encoding = { $1 }
  ) throws -> GoldenFiles {
    guard input.base == nil else { throw ApprovalRefusal.noGoldens }
    let waiting = input.entries.filter { $0.state == .failed || $0.state == .missing }
    let chosen = try names.isEmpty ? waiting : choose(names, from: waiting)
    guard !chosen.isEmpty else { throw ApprovalRefusal.nothing }
    var files: [File] = []
    for entry in chosen {
      guard let path = goldenPath(of: entry, origin: origin) else {
        throw ApprovalRefusal.unsafeGolden(name: entry.name, path: entry.golden)
      }
      files.append(File(path: path, bytes: try bytes(of: entry, input, encoding)))
    }
    let isComplete = chosen.count == waiting.count && input.count(.error) == 0 && input.count(.obsolete) == 0
    return GoldenFiles(files: files, isComplete: isComplete)
  }

  private static func choose(
    _ names: [String], from waiting: [ReviewInput.Entry]
  ) throws(ApprovalRefusal) -> [ReviewInput.Entry] {
    let known = Set(waiting.flatMap { [$0.name, $0.group] })
    let unknown = names.filter { !known.contains($0) }
    guard unknown.isEmpty else { throw .unknown(names: unknown) }
    let wanted = Set(names)
    return waiting.filter { wanted.contains($0.name) || wanted.contains($0.group) }
  }

  /// Returns the path of an entry's golden in the repository, or nil if it is not inside of it.
  static func goldenPath(of entry: ReviewInput.Entry, origin: PullRequestFile) -> String? {
    let root = origin.root.hasSuffix("/") ? String(origin.root.dropLast()) : origin.root
    let golden: String
    if entry.golden.hasPrefix("/") {
      guard entry.golden.hasPrefix(root + "/") else { return nil }
      golden = String(entry.golden.dropFirst(root.count + 1))
    } else {
      golden = origin.folder.isEmpty ? entry.golden : "\(origin.folder)/\(entry.golden)"
    }
    return isAllowed(golden, isText: entry.newText != nil) ? golden : nil
  }

  /// Returns whether a path can be that of a golden.
  static func isAllowed(_ path: String, isText: Bool) -> Bool {
    let parts = path.split(separator: "/")
    guard SafePath.isContained(path), !parts.contains(where: { $0.hasPrefix(".") }) else { return false }
    if isText { return parts.dropLast().contains("__Snapshots__") && !path.hasSuffix(".swift") }
    return path.hasSuffix(".png")
  }

  private static func bytes(of entry: ReviewInput.Entry, _ input: ReviewInput, _ encoding: Encoding) throws -> [UInt8] {
    if let text = entry.newText {
      guard let bytes = try? SafePath.read(text, in: input.folder, maximumBytes: input.limits.pictureBytes) else {
        throw ApprovalRefusal.noPicture(name: entry.name)
      }
      return bytes
    }
    guard let path = entry.after, let picture = try? ReviewPicture.read(path, of: input) else {
      throw ApprovalRefusal.noPicture(name: entry.name)
    }
    return try encoding("\(input.folder)/\(path)", picture.bytes)
  }
}
