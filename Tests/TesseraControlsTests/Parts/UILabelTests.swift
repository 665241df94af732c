// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraViews

/// Labels in a window at scale 2 or 3. The system font's line height is 2444/2048 of its size: 20.287 for 17.
@MainActor @Suite struct UILabelTests {
  /// An object that retains windows, because views don't retain their window.
  final class Keeper {
    var windows: [UIWindow] = []
  }

  let keeper = Keeper()

  func makeLabel(_ text: String?, in window: UIWindow) -> UILabel {
    keeper.windows.append(window)
    let label = adopt(UILabel(), window)
    label.text = text
    return label
  }

  nonisolated static let heights: [(CGFloat, CGFloat)] = [(1, 21), (2, 20.5), (3, 61.0 / 3)]

  /// Heights are rounded up to the next pixel.
  @Test(arguments: heights)
  func oneLineHasTheFontsLineHeight(_ scale: CGFloat, _ height: CGFloat) {
    let label = makeLabel("Text", in: makeWindow(scale: scale))
    #expect(abs(label.intrinsicContentSize.height - height) < 1e-9)
    // The width is on the pixel grid as well.
    let pixels = label.intrinsicContentSize.width * scale
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
  }

  @Test func noTextHasNoSize() {
    #expect(makeLabel(nil, in: makeWindow()).intrinsicContentSize == .zero)
    #expect(makeLabel("", in: makeWindow()).intrinsicContentSize == .zero)
  }

  /// Explicit line breaks determine the number of lines. n lines of 20.287 are rounded up to half a point.
  @Test(arguments: [(0, CGFloat(61)), (1, 20.5), (2, 41), (3, 61), (9, 61)])
  func numberOfLines(_ lines: Int, _ height: CGFloat) {
    let label = makeLabel("a\nb\nc", in: makeWindow())
    label.numberOfLines = lines
    #expect(label.intrinsicContentSize.height == height)
  }

  @Test func preferredWidthWraps() {
    let label = makeLabel("word word word word word word", in: makeWindow())
    let single = label.intrinsicContentSize
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = single.width / 2
    #expect(label.intrinsicContentSize.width <= single.width / 2)
    #expect(label.intrinsicContentSize.height >= 41)
  }

  /// Layout takes two passes because the constraints determine the width, and the width determines the height. A new
  /// text is measured again.
  @Test func wrapsAtItsSolvedWidth() {
    let window = makeWindow(200, 600)
    let label = makeLabel("one two three four five six seven eight nine ten", in: window)
    label.numberOfLines = 0
    activate(
      label.leftAnchor.constraint(equalTo: window.leftAnchor),
      label.rightAnchor.constraint(equalTo: window.rightAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor))
    window.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height)
    #expect(label.frame.height >= 41)
    window.frame.size.width = 100
    window.layoutIfNeeded()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    label.text = "one"
    window.layoutIfNeeded()
    #expect(label.frame.height == 20.5)
  }

  /// The ascent is 17 x 1950/2048 = 16.19, rounded to 16; the descent is 4.10, rounded to 4.
  @Test func baselines() {
    let window = makeWindow()
    let label = makeLabel("a", in: window)
    let (first, last) = (addBox(to: window), addBox(to: window))
    activate(
      label.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      first.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
      last.topAnchor.constraint(equalTo: label.lastBaselineAnchor))
    window.layoutIfNeeded()
    #expect(first.frame.minY == 116)
    #expect(last.frame.minY == 116.5)
  }

  private func runs(_ label: UILabel, _ window: UIWindow) -> [(run: GlyphRun, x: Double, y: Double)] {
    window.displayList(scale: 1, pixels: (390, 844), background: .clear).commands.compactMap { command in
      guard case .glyphs(let run, _, let transform) = command, let glyph = run.glyphs.first else { return nil }
      return (run, transform.tx + glyph.position.x, transform.ty + glyph.position.y)
    }
  }

  /// A text of width w in 300 points begins at 0, (300 - w) / 2 or 300 - w, within the pixel to which widths are
  /// rounded up.
  @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1.0)])
  func alignsText(_ alignment: NSTextAlignment, _ share: Double) throws {
    let window = makeWindow()
    let label = makeLabel("Text", in: window)
    let width = Double(label.intrinsicContentSize.width)
    label.textAlignment = alignment
    label.translatesAutoresizingMaskIntoConstraints = true
    label.frame = CGRect(0, 0, 300, 40)
    let run = try #require(runs(label, window).first)
    #expect(abs(run.x - (300 - width) * share) <= 0.5)
    // The vertically centered line begins at (40 - 20.287) / 2 = 9.857, rounded to 10, and its baseline is 16.187
    // below.
    #expect(abs(run.y - 26.187) < 0.26)
  }

  @Test func truncatesTextThatDoesNotFit() throws {
    let window = makeWindow()
    let label = makeLabel("A rather long line of text", in: window)
    label.translatesAutoresizingMaskIntoConstraints = true
    label.frame = CGRect(0, 0, 80, 21)
    let shown = runs(label, window).reduce(0) { $0 + $1.run.glyphs.count }
    #expect(shown > 1 && shown < 20)
    // If the font shrinks to fit, all letters remain.
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    let shrunk = runs(label, window)
    #expect(shrunk.allSatisfy { $0.run.size < 17 })
    #expect(shrunk.reduce(0) { $0 + $1.run.glyphs.count } > shown)
  }

  @Test func drawTextCanInset() throws {
    final class Inset: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 0)))
      }
    }
    let window = makeWindow()
    let label = Inset(frame: CGRect(0, 0, 300, 40))
    label.text = "Text"
    window.addSubview(label)
    #expect(try #require(runs(label, window).first).x >= 25)
  }
}

@MainActor @Suite struct UISwitchTests {
  @Test func hasAFixedSize() {
    let control = UISwitch(frame: CGRect(3, 4, 500, 500))
    #expect(control.frame == CGRect(3, 4, 51, 31))
    #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
    control.setOn(true, animated: true)
    #expect(control.isOn)
  }
}
