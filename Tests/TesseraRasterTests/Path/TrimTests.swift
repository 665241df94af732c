// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraRaster
import Testing

/// Stroking only a part of a path.
@Suite struct TrimTests {
  /// The covered columns of a line that is 20 pixels long and 2 wide.
  @Test(arguments: [
    (0, 1, 0..<20), (0, 0.5, 0..<10), (0.25, 1, 5..<20), (0.25, 0.75, 5..<15), (-3, 0.1, 0..<2), (0.9, 9, 18..<20),
    (0.5, 0.5, 0..<0), (0.7, 0.2, 0..<0), (1, 1, 0..<0), (0, 0, 0..<0), (.nan, 0.5, 0..<10), (0, .nan, 0..<0),
    (2, 3, 0..<0),
  ])
  func line(start: Double, end: Double, columns: Range<Int>) throws {
    let bitmap = try stroke(
      Path(line: [(0, 1), (20, 1)]), StrokeStyle(width: 2, start: start, end: end), width: 20, height: 2)
    #expect((0..<20).filter { bitmap.alpha($0, 0) == 255 } == Array(columns))
    #expect((0..<20).allSatisfy { [0, 255].contains(bitmap.alpha($0, 1)) })
  }

  /// Two lines of 10 pixels have a total length of 20, so 0.25 to 0.75 is the second half of the first line and the
  /// first half of the second.
  @Test func contoursShareOneLength() throws {
    var path = Path(line: [(0, 1), (10, 1)])
    path.move(to: Point(x: 0, y: 4))
    path.addLine(to: Point(x: 10, y: 4))
    let bitmap = try stroke(path, StrokeStyle(width: 2, start: 0.25, end: 0.75), width: 10, height: 5)
    #expect(
      bitmap.art == """
        .....#####
        .....#####
        ..........
        #####.....
        #####.....
        """)
  }

  /// A square of side 10 has a length of 40, so three quarters exclude the last side, and there is no join at the
  /// start.
  @Test func closedContoursOpen() throws {
    let path = Path([(2, 2), (12, 2), (12, 12), (2, 12)])
    let whole = try stroke(path, StrokeStyle(width: 2), width: 14, height: 14)
    let part = try stroke(path, StrokeStyle(width: 2, end: 0.75), width: 14, height: 14)
    let open = try stroke(
      Path(line: [(2, 2), (12, 2), (12, 12), (2, 12)]), StrokeStyle(width: 2), width: 14, height: 14)
    #expect(part == open && part != whole)
    #expect(whole.alpha(1, 6) == 255 && part.alpha(1, 6) == 0)
  }

  /// Dashes of 2 and gaps of 3 begin at the start of the part, so dashes are at 5, 10 and 15 of a line of 20, which
  /// is cut at 16.
  @Test func dashes() throws {
    let style = StrokeStyle(width: 2, dashes: [2, 3], start: 0.25, end: 0.8)
    let bitmap = try stroke(Path(line: [(0, 1), (20, 1)]), style, width: 20, height: 2)
    #expect((0..<20).filter { bitmap.alpha($0, 0) == 255 } == [5, 6, 10, 11, 15])
  }

  /// A quarter of a circle's length is a quarter turn. An ellipse path starts at the top and runs clockwise.
  @Test func circle() throws {
    let path = Path(ellipseIn: Rect(x: 10, y: 10, width: 80, height: 80))
    let quarter = try stroke(path, StrokeStyle(width: 8, end: 0.25), width: 100, height: 100)
    let whole = try stroke(path, StrokeStyle(width: 8), width: 100, height: 100)
    for y in 0..<100 {
      for x in 0..<100 {
        // Check pixels that are more than two pixels from both cuts.
        let (dx, dy) = (Double(x) + 0.5 - 50, Double(y) + 0.5 - 50)
        if dx > 2 && dy < -2 {
          #expect(abs(quarter.alpha(x, y) - whole.alpha(x, y)) <= 1)
        } else if dx < -2 || dy > 2 {
          #expect(quarter.alpha(x, y) == 0)
        }
      }
    }
  }
}
