// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
import TesseraImaging
import TesseraRaster

struct ImageDiffTests {
  /// Returns an image drawn as lines of characters: `.` is white, `#` black and ` ` transparent. A letter's red value
  /// is its character code.
  static func picture(_ art: String) -> Bitmap {
    let lines = art.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    let bytes = lines.joined().flatMap { character -> [UInt8] in
      switch character {
      case ".": [255, 255, 255, 255]
      case "#": [0, 0, 0, 255]
      case " ": [0, 0, 0, 0]
      default: [character.asciiValue ?? 0, 0, 0, 255]
      }
    }
    return Bitmap(width: lines.first?.count ?? 0, height: lines.count, bytes: bytes) ?? Bitmap(width: 0, height: 0)
  }

  static func box(_ cluster: ImageDiff.Cluster) -> [Int] {
    [cluster.origin.x, cluster.origin.y, cluster.size.width, cluster.size.height, cluster.mismatched]
  }

  @Test func equalImages() {
    let bitmap = Self.picture("#.#\n.#.")
    let diff = ImageDiff(expected: bitmap, actual: bitmap)
    #expect(diff.isEmpty && diff.mismatched == 0 && diff.compared == 6 && diff.ratio == 0)
    #expect(diff.first == nil && diff.clusters.isEmpty)
    #expect("\(diff)" == "the pictures are equal")
  }

  @Test func differingRegion() throws {
    let expected = Self.picture("......\n......\n......\n......")
    let actual = Self.picture("......\n...#..\n.#..a.\n......")
    let diff = ImageDiff(expected: expected, actual: actual)
    #expect(diff.mismatched == 3 && diff.compared == 24 && diff.ratio == 0.125)
    #expect("\(try #require(diff.first))" == "(3, 1)")
    #expect(diff.clusters.map(Self.box) == [[1, 1, 4, 2, 3]])
    #expect("\(diff)" == "3 of 24 pixels differ (12.50 %), first at (3, 1), in 1 place: 4 x 2 at (1, 1)")
  }

  @Test func everyByteIsCompared() {
    for byte in 0..<4 * 6 {
      var bytes = [UInt8](repeating: 7, count: 24)
      bytes[byte] = 6
      let diff = ImageDiff(
        expected: Bitmap(width: 3, height: 2, bytes: [UInt8](repeating: 7, count: 24))!,
        actual: Bitmap(width: 3, height: 2, bytes: bytes)!)
      #expect(diff.mismatched == 1 && !diff.isEmpty)
      #expect(diff.clusters.map(Self.box) == [[byte / 4 % 3, byte / 12, 1, 1, 1]])
    }
  }

  /// Image sizes and counts expected by definition: pixels that exist in only one image do not match.
  struct Sizes: CustomTestStringConvertible {
    let expected: (Int, Int)
    let actual: (Int, Int)
    let compared: Int
    let mismatched: Int

    var testDescription: String { "\(expected) against \(actual)" }

    static let all = [
      Sizes(expected: (4, 4), actual: (4, 6), compared: 24, mismatched: 8),
      Sizes(expected: (4, 6), actual: (4, 4), compared: 24, mismatched: 8),
      Sizes(expected: (4, 4), actual: (5, 4), compared: 20, mismatched: 4),
      Sizes(expected: (2, 5), actual: (5, 2), compared: 16, mismatched: 12),
      Sizes(expected: (0, 0), actual: (3, 2), compared: 6, mismatched: 6),
      Sizes(expected: (0, 2), actual: (3, 2), compared: 6, mismatched: 6),
      Sizes(expected: (3, 0), actual: (0, 3), compared: 0, mismatched: 0),
      Sizes(expected: (100_000, 1), actual: (1, 100_000), compared: 199_999, mismatched: 199_998),
    ]
  }

  @Test(arguments: Sizes.all)
  func differentSizes(_ sizes: Sizes) {
    let diff = ImageDiff(
      expected: Bitmap(width: sizes.expected.0, height: sizes.expected.1),
      actual: Bitmap(width: sizes.actual.0, height: sizes.actual.1))
    #expect(diff.compared == sizes.compared && diff.mismatched == sizes.mismatched)
    #expect(diff.clusters.reduce(0) { $0 + $1.mismatched } == sizes.mismatched)
    #expect(!diff.isEmpty)
    let start = "sizes differ: expected \(sizes.expected.0) x \(sizes.expected.1), got \(sizes.actual.0) x"
    #expect(diff.description.hasPrefix(start))
  }

  /// The distances between two specks, and whether the specks form one cluster, regardless of grid cell boundaries.
  @Test func clustersNearbyPixels() {
    for (distance, shared) in [(1, true), (15, true), (16, true), (33, false), (90, false)] {
      for start in 0..<40 {
        for isVertical in [false, true] {
          let plain = Bitmap(width: isVertical ? 1 : 200, height: isVertical ? 200 : 1)
          var bytes = plain.bytes
          bytes[start * 4] = 1
          bytes[(start + distance) * 4] = 1
          let diff = ImageDiff(
            expected: plain, actual: Bitmap(width: plain.width, height: plain.height, bytes: bytes)!)
          #expect(diff.mismatched == 2)
          #expect(diff.clusters.count == (shared ? 1 : 2), "\(start) + \(distance)")
        }
      }
    }
  }

  @Test func theLargestClusterComesFirst() {
    let width = 200
    let plain = Bitmap(width: width, height: 100)
    var bytes = plain.bytes
    for (x, y) in [(2, 3), (100, 50), (101, 50), (101, 51), (150, 90), (199, 99), (199, 98)] {
      bytes[(y * width + x) * 4 + 3] = 9
    }
    let diff = ImageDiff(expected: plain, actual: Bitmap(width: width, height: 100, bytes: bytes)!)
    #expect(
      diff.clusters.map(Self.box) == [[100, 50, 2, 2, 3], [199, 98, 1, 2, 2], [2, 3, 1, 1, 1], [150, 90, 1, 1, 1]])
    #expect("\(diff)".hasSuffix("first at (2, 3), in 4 places, most in 2 x 2 at (100, 50)"))
  }

  /// Random images are compared with a slow reference implementation, which examines every pixel and finds clusters
  /// by their definition.
  @Test func randomImagesMatchAReferenceImplementation() {
    var random = SeededRandom(state: 5)
    for _ in 0..<200 {
      let sizes = (0..<4).map { _ in Int.random(in: 0...150, using: &random) }
      let share = Int.random(in: 1...40, using: &random)
      let bitmaps = [(sizes[0], sizes[1]), (sizes[2], sizes[3])].map { width, height in
        let bytes = (0..<width * height).flatMap { _ in
          [Int.random(in: 0...share, using: &random) == 0 ? 1 : 0, 0, 0, 0]
        }
        return Bitmap(width: width, height: height, bytes: bytes.map(UInt8.init))!
      }
      let diff = ImageDiff(expected: bitmaps[0], actual: bitmaps[1])
      var mismatched: [[Int]] = []
      for y in 0..<max(sizes[1], sizes[3]) {
        for x in 0..<max(sizes[0], sizes[2]) {
          let pixels = bitmaps.map { x < $0.width && y < $0.height ? Int($0.bytes[(y * $0.width + x) * 4]) : nil }
          if pixels[0] != pixels[1] { mismatched.append([x, y]) }
        }
      }
      #expect(diff.mismatched == mismatched.count)
      #expect(diff.first.map { [$0.x, $0.y] } == mismatched.first)
      for cluster in diff.clusters {
        let inside = mismatched.filter {
          (cluster.origin.x..<cluster.origin.x + cluster.size.width).contains($0[0])
            && (cluster.origin.y..<cluster.origin.y + cluster.size.height).contains($0[1])
        }
        #expect(inside.count >= cluster.mismatched)
      }
      #expect(diff.clusters.reduce(0) { $0 + $1.mismatched } == mismatched.count)
    }
  }

  @Test func diffImageShowsDifferencesInRed() {
    let expected = Self.picture(".#\n..")
    let actual = Self.picture(".#.\n#. ")
    // White stays white. Black becomes darker than white by only a tenth of the contrast: 255 - 255 / 10 = 230.
    let white: [UInt8] = [255, 255, 255, 255]
    let gray: [UInt8] = [230, 230, 230, 255]
    let red: [UInt8] = [255, 0, 0, 255]
    let picture = ImageDiff.picture(expected: expected, actual: actual)
    #expect(picture == Bitmap(width: 3, height: 2, bytes: white + gray + red + red + white + red))
  }

  @Test func areasOutsideBothImagesAreTransparent() {
    let picture = ImageDiff.picture(expected: Self.picture("..."), actual: Self.picture(".\n.\n."))
    let transparent = stride(from: 3, to: picture.bytes.count, by: 4).filter { picture.bytes[$0] == 0 }.map { $0 / 4 }
    #expect(transparent == [4, 5, 7, 8])
    #expect(ImageDiff.picture(expected: Bitmap(width: 0, height: 0), actual: Bitmap(width: 0, height: 0)).bytes == [])
  }

  /// 100000 x 100000 pixels would take 40 GB, so the image is cropped after 2^28 pixels, which are 2684 rows.
  @Test(.enabled(if: isLongRun)) func hugeCanvasesAreCropped() {
    let picture = ImageDiff.picture(
      expected: Bitmap(width: 100_000, height: 1), actual: Bitmap(width: 1, height: 100_000))
    #expect(picture.width == 100_000 && picture.height == 2684)
  }
}
