// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Two pictures with the same name.
package struct PicturePair: Hashable, Sendable {
  /// The relative path without `.png`, such as `messages.iphone-14@3.dark`.
  package let name: String
  /// The path of the base's picture.
  package let expected: String
  /// The path of the head's picture.
  package let actual: String
  /// The path to which a picture of the difference can be written. Its folder exists.
  package let difference: String

  package init(name: String, expected: String, actual: String, difference: String) {
    self.name = name
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }
}

/// The result of comparing two pictures.
package enum PictureComparison: Hashable, Sendable {
  /// The pictures are equal, or differ within the tolerance.
  case equal
  /// The pictures differ.
  ///
  /// - Parameters:
  ///   - sentence: A sentence that describes the most important change.
  ///   - changes: Sentences about all changed views, most important first. Empty if they are unknown.
  ///   - measured: The measured difference, or nil if it was not measured.
  case different(sentence: String, changes: [String] = [], measured: PictureDifference? = nil)
}

/// A comparison of pictures.
package protocol PictureComparing: Sendable {
  /// Compares two pictures. Writes a picture of the difference, if possible.
  ///
  /// - Throws: An error if a picture can't be read. It is reported as the pair's result.
  func compare(_ pair: PicturePair) async throws -> PictureComparison
}

/// A comparison of files byte by byte. It can tell whether pictures differ, but not where.
///
/// Tessera renders the same bytes on every machine, so equal files are the definition of an unchanged screen.
package struct BytewiseComparing: PictureComparing {
  package init() {}

  package func compare(_ pair: PicturePair) async throws -> PictureComparison {
    let expected = try Self.read(pair.expected)
    let actual = try Self.read(pair.actual)
    if expected.bytes == actual.bytes { return .equal }
    let (before, after) = (expected.size, actual.size)
    if before != after {
      let box = { (size: PNGHeader) in PictureDifference.Box(x: 0, y: 0, width: size.width, height: size.height) }
      return .different(
        sentence:
          "The picture's size changed \(before.width) × \(before.height) → \(after.width) × \(after.height) pixels",
        measured: PictureDifference(
          mismatched: 0, compared: 0, largestCluster: 0, boxes: [], expected: box(before), actual: box(after)))
    }
    return .different(sentence: "The picture changed")
  }

  private static func read(_ path: String) throws -> (bytes: [UInt8], size: PNGHeader) {
    let (folder, file) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
    let bytes: [UInt8]
    do { bytes = try SafePath.read(file, in: folder, maximumBytes: 1 << 28) } catch {
      throw ReviewInputError.unreadable(path: path, reason: "the picture can't be read")
    }
    guard let size = PNGHeader(bytes) else {
      throw ReviewInputError.unreadable(path: path, reason: "it is truncated or not a PNG file")
    }
    return (bytes, size)
  }
}
