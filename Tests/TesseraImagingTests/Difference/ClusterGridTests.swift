// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraImaging

/// A cluster grid without memory for collecting clusters.
struct ClusterGridTests {
  /// Three differing pixels, at (3, 1), (1, 2) and (4, 2), are in the 4 x 2 box at (1, 1).
  @Test func findsOneClusterWithoutMemory() throws {
    let expected = ImageDiffTests.picture("......\n......\n......\n......")
    let actual = ImageDiffTests.picture("......\n...#..\n.#..a.\n......")
    let mask = try #require(DifferenceMask(expected, actual: actual, comparison: .exact, ignoring: []))
    var grid = ClusterGrid(nil)
    #expect(grid.add(mask) == ImageDiff.Position(x: 3, y: 1))
    #expect(grid.clusters().map(ImageDiffTests.box) == [[1, 1, 4, 2, 3]])
    // A second box of 10 x 2 at (70, 0).
    grid.add(PixelRect(x0: 70, y0: 0, x1: 80, y1: 2))
    #expect(grid.clusters().map(ImageDiffTests.box) == [[1, 0, 79, 3, 23]])
  }

  @Test func equalImagesHaveNoCluster() throws {
    let bitmap = ImageDiffTests.picture("#.#\n.#.")
    let mask = try #require(DifferenceMask(bitmap, actual: bitmap, comparison: .exact, ignoring: []))
    var grid = ClusterGrid(nil)
    #expect(grid.add(mask) == nil)
    #expect(grid.clusters().isEmpty)
  }
}
