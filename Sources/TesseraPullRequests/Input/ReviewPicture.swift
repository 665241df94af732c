// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A validated picture of a report.
package struct ReviewPicture: Sendable {
  /// The bytes of the PNG file.
  package let bytes: [UInt8]
  /// The width and height, in pixels.
  package let size: PNGHeader
  /// The first 160 bits of the SHA-256 of the content, in hexadecimal digits. Pictures with the same hash are equal.
  package let hash: String

  /// The reason that a picture can't be shown.
  package struct Problem: Error, Hashable, CustomStringConvertible {
    package let path: String
    package let reason: String

    /// A description of the problem and its remedy.
    package var description: String {
      "The picture \(PlainText.line(path, limit: 200)) can't be shown: \(reason). Run the tests again."
    }
  }

  /// Reads a picture of a report.
  ///
  /// - Parameter path: The picture's path, relative to the report's folder.
  package static func read(_ path: String, of input: ReviewInput) throws(Problem) -> ReviewPicture {
    let limits = input.limits
    let bytes: [UInt8]
    do { bytes = try SafePath.read(path, in: input.folder, maximumBytes: limits.pictureBytes) } catch {
      throw Problem(path: path, reason: reason(error, limits))
    }
    guard let size = PNGHeader(bytes) else {
      throw Problem(path: path, reason: "it is truncated or not a PNG file")
    }
    guard max(size.width, size.height) <= limits.pictureSide, size.width * size.height <= limits.pictureArea else {
      throw Problem(path: path, reason: "its \(size.width) x \(size.height) pixels exceed the limit")
    }
    return ReviewPicture(bytes: bytes, size: size, hash: ContentHash.hexadecimal(of: bytes))
  }

  private static func reason(_ problem: SafePath.Problem, _ limits: ReviewLimits) -> String {
    switch problem {
    case .missing: "the file is missing"
    case .unsafe: "it is not a regular file inside the report's folder"
    case .tooLarge(let count): "its \(count) bytes exceed the limit of \(limits.pictureBytes)"
    case .failed(let reason): reason
    }
  }
}
