// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import TesseraRaster
import Testing

@testable import TesseraVector

/// Images compared with the output of other renderers. `References/README.md` describes how they were created and
/// explains the tolerances.
@Suite struct ReferenceTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("References")

  static func names(_ suffix: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  @Test func referencesExist() {
    #expect(Self.names(".svg").count >= 30)
  }

  @Test(arguments: names(".svg"))
  func matchesLibrsvg(name: String) throws {
    let picture = try VectorPicture(try Self.bytes(name + ".svg")) { try? PNG.decode($0) }
    let expected = try PNG.decode(try Self.bytes(name + ".png"))
    // No unsupported feature is reported, because it would explain a difference. The exception is invalid path data.
    #expect(picture.unsupported == (name == "error-path" ? ["path data with an error"] : []))
    #expect(expected.width == Int((picture.width * 2).rounded(.up)))
    #expect(expected.height == Int((picture.height * 2).rounded(.up)))
    let bitmap = try picture.rasterized(width: expected.width, height: expected.height)
    let difference = Difference(bitmap, expected)
    #expect(difference.mean <= 1, "\(name)")
    #expect(difference.worst <= 24, "\(name) at \(difference.place)")
  }

  @Test(arguments: names(".pdf"))
  func matchesPoppler(name: String) throws {
    let picture = try VectorPicture(try Self.bytes(name + ".pdf")) { try? PNG.decode($0) }
    let expected = try PNG.decode(try Self.bytes(name + ".png"))
    #expect(picture.unsupported == [])
    #expect(abs(Double(expected.width) - picture.width * 2) <= 1)
    #expect(abs(Double(expected.height) - picture.height * 2) <= 1)
    let bitmap = try picture.rasterized(width: expected.width, height: expected.height)
    let difference = Difference(bitmap, expected)
    #expect(difference.mean <= 1.5, "\(name)")
    #expect(difference.worst <= 24, "\(name) at \(difference.place)")
  }
}

/// The difference between two images.
struct Difference {
  /// The mean difference of a component.
  var mean = 0.0
  /// The maximum difference of a component from the closest value in the other image within a distance of one pixel.
  var worst = 0
  var place = (x: 0, y: 0)

  init(_ a: Bitmap, _ b: Bitmap) {
    guard a.width == b.width, a.height == b.height else {
      (mean, worst) = (255, 255)
      return
    }
    var sum = 0
    for y in 0..<a.height {
      for x in 0..<a.width {
        for channel in 0..<4 {
          let value = Int(a.bytes[(y * a.width + x) * 4 + channel])
          sum += abs(value - Int(b.bytes[(y * a.width + x) * 4 + channel]))
          var (low, high) = (255, 0)
          for v in max(0, y - 1)...min(a.height - 1, y + 1) {
            for u in max(0, x - 1)...min(a.width - 1, x + 1) {
              let other = Int(b.bytes[(v * a.width + u) * 4 + channel])
              (low, high) = (min(low, other), max(high, other))
            }
          }
          let excess = max(low - value, value - high)
          if excess > worst { (worst, place) = (excess, (x, y)) }
        }
      }
    }
    mean = Double(sum) / Double(a.bytes.count)
  }
}
