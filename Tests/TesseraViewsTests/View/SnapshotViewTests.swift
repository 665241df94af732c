// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct SnapshotViewTests {
  let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))

  init() {
    view.backgroundColor = .red
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    dot.backgroundColor = .blue
    view.addSubview(dot)
  }

  func colors(_ shown: UIView, _ size: (Int, Int) = (40, 40), _ places: (Int, Int)...) throws -> [String] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: size.0, height: size.1))
    root.addSubview(shown)
    let bitmap = try root.displayList(scale: 1, pixels: size, background: .white).paint()
    return places.map { x, y in
      switch Array(bitmap.bytes[(y * size.0 + x) * 4..<(y * size.0 + x) * 4 + 3]) {
      case [255, 0, 0]: "R"
      case [0, 0, 255]: "B"
      case [255, 255, 255]: "."
      default: "?"
      }
    }
  }

  /// A snapshot view is at the origin, has the view's size and is unaffected by later changes.
  @Test func isUnaffectedByLaterChanges() throws {
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .green
    view.subviews[0].removeFromSuperview()
    #expect(try colors(snapshot, (40, 40), (2, 2), (10, 10), (25, 25)) == ["B", "R", "."])
  }

  /// If the snapshot view is twice as large, so is the dot.
  @Test func stretches() throws {
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    snapshot.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(try colors(snapshot, (40, 40), (7, 7), (8, 8), (39, 39)) == ["B", "R", "R"])
  }

  /// The view's position and content outside its bounds are excluded.
  @Test func clipsToTheBounds() throws {
    let outside = UIView(frame: CGRect(x: 15, y: 0, width: 20, height: 5))
    outside.backgroundColor = .blue
    view.addSubview(outside)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(try colors(snapshot, (40, 40), (18, 2), (22, 2)) == ["B", "."])
  }

  /// A snapshot of the part from (2, 2), and a resizable snapshot whose 4-point caps keep their size while the rest
  /// is stretched.
  @Test func resizable() throws {
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 2, y: 2, width: 10, height: 10), afterScreenUpdates: true, withCapInsets: .zero))
    #expect(part.bounds.size == CGSize(width: 10, height: 10))
    #expect(try colors(part, (40, 40), (1, 1), (2, 2), (11, 11)) == ["B", "R", "."])
    let capped = try #require(
      view.resizableSnapshotView(
        from: view.bounds, afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)))
    capped.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(try colors(capped, (40, 40), (3, 3), (4, 4), (39, 39)) == ["B", "R", "R"])
    capped.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(try colors(capped, (40, 40), (0, 0)) == ["B"])
  }

  @Test func snapshotsOfSnapshots() throws {
    let first = try #require(view.snapshotView(afterScreenUpdates: true))
    let second = try #require(first.snapshotView(afterScreenUpdates: true))
    #expect(try colors(second, (40, 40), (2, 2), (10, 10)) == ["B", "R"])
  }

  @Test func emptyAndBroken() throws {
    let empty = UIView()
    #expect(try #require(empty.snapshotView(afterScreenUpdates: true)).bounds == .zero)
    for rect in [CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] {
      _ = view.resizableSnapshotView(
        from: rect, afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: .nan, left: -1, bottom: .infinity, right: 3))
    }
  }

  @Test func ofTheScreen() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.backgroundColor = .red
    window.isHidden = false
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let snapshot = UIScreen.main.snapshotView(afterScreenUpdates: true)
    #expect(snapshot.bounds.size == UIScreen.main.bounds.size)
    #expect(try colors(snapshot, (40, 40), (10, 10)) == ["R"])
  }
}
