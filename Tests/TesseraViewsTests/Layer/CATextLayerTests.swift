// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct CATextLayerTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let layer = CATextLayer()

  init() {
    layer.frame = root.bounds
    layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.fontSize = 20
    root.layer.addSublayer(layer)
  }

  var list: DisplayList { root.displayList(scale: 1, pixels: (200, 100), background: .white) }

  var runs: [(run: GlyphRun, color: Color, place: Affine)] {
    list.commands.compactMap {
      if case .glyphs(let run, let color, let place) = $0 { (run, color, place) } else { nil }
    }
  }

  /// The x position of each run's first glyph.
  var starts: [Double] { runs.compactMap { run in run.run.glyphs.first.map { run.place.apply($0.position).x } } }

  @Test func defaults() {
    let plain = CATextLayer()
    #expect(plain.fontSize == 36 && plain.string == nil && plain.font == nil && !plain.isWrapped)
    #expect(plain.foregroundColor?.rasterColor == .white)
    #expect(plain.alignmentMode == .natural && plain.truncationMode == .none)
  }

  @Test func showsPlainText() {
    layer.string = "Hello"
    #expect(runs.count == 1 && runs[0].run.glyphs.count == 5 && runs[0].run.size == 20)
    #expect(runs[0].color == Color(red: 255, green: 0, blue: 0))
    layer.font = UIFont.boldSystemFont(ofSize: 99)
    #expect(runs[0].run.size == 20)
    layer.font = "Helvetica-Bold" as CFTypeRef
    #expect(runs[0].run.size == 20)
  }

  /// An attributed string has its own font and color. The defaults are 12-point Helvetica and black.
  @Test func showsAttributedText() {
    layer.string = NSAttributedString(
      string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.blue])
    #expect(runs[0].run.size == 30 && runs[0].color == Color(red: 0, green: 0, blue: 255))
    layer.string = NSAttributedString(string: "Hi")
    #expect(runs[0].run.size == 12 && runs[0].color == .black)
    layer.alignmentMode = .right
    #expect(starts[0] > 150)
  }

  @Test func alignment() {
    layer.string = "Hi"
    let width = 200 - startsAt(.right)
    #expect(abs(startsAt(.left)) < 2 && startsAt(.natural) == startsAt(.left))
    #expect(abs(startsAt(.center) - (100 - width / 2)) < 1.5)
  }

  func startsAt(_ mode: CATextLayerAlignmentMode) -> Double {
    layer.alignmentMode = mode
    return starts.first ?? .nan
  }

  /// Without wrapping, only line breaks in the string end a line. With wrapping, the text has several lines.
  @Test func wrapping() {
    layer.string = "one two three four five six seven eight"
    #expect(Set(runs.map(\.place.ty)).count == 1 && runs.flatMap(\.run.glyphs).count == 39)
    layer.isWrapped = true
    let heights = Set(runs.flatMap { run in run.run.glyphs.map { $0.position.y + run.place.ty } })
    #expect(heights.count > 1)
    layer.isWrapped = false
    layer.string = "one\ntwo\n\nthree"
    let lines = Set(runs.flatMap { run in run.run.glyphs.map { ($0.position.y + run.place.ty).rounded() } })
    // The empty line contains a zero-width space, so it has a glyph.
    #expect(lines.count == 4)
  }

  /// The ellipsis replaces letters, so there are fewer than 39 glyphs.
  @Test(arguments: [CATextLayerTruncationMode.start, .middle, .end])
  func truncation(mode: CATextLayerTruncationMode) {
    layer.string = "one two three four five six seven eight"
    layer.truncationMode = mode
    #expect(runs.flatMap(\.run.glyphs).count < 39)
    #expect(runs.flatMap(\.run.glyphs).count > 10)
  }

  @Test func hostileValues() throws {
    for string in ["", 5, NSAttributedString(), nil, "\n\n"] as [Any?] {
      layer.string = string
      _ = try list.paint()
    }
    layer.string = "x"
    for size in [CGFloat.nan, .infinity, 0, -3, 1e9] {
      layer.fontSize = size
      _ = try list.paint()
    }
    layer.fontSize = 10
    layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
    _ = try list.paint()
    layer.bounds = .zero
    #expect(runs.isEmpty)
  }

  @Test func copiesAndAnimations() {
    layer.string = "Hi"
    layer.isWrapped = true
    let copy = CATextLayer(layer: layer)
    #expect(copy.string as? String == "Hi" && copy.isWrapped && copy.fontSize == 20)
    let clock = AnimationClock()
    clock.run {
      let grow = CABasicAnimation(keyPath: "fontSize")
      (grow.fromValue, grow.toValue, grow.duration) = (10, 30, 1)
      grow.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.add(grow, forKey: nil)
    }
    clock.advance(to: 0.5)
    clock.run { #expect(layer.presentation()?.fontSize == 20 && layer.fontSize == 20) }
    clock.advance(to: 0.75)
    clock.run { #expect(layer.presentation()?.fontSize == 25) }
  }
}
