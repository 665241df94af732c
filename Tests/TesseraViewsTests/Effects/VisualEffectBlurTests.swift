// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// An effect view blurs the content below it, but not its own content.
@Suite @MainActor struct VisualEffectBlurTests {
  /// Returns an image of black and white 4-point stripes below an effect view from (20, 20) to (80, 80).
  private func picture(_ effect: UIVisualEffect?, _ change: (UIVisualEffectView) -> Void = { _ in }) throws -> Bitmap {
    let window = makeWindow(100, 100, scale: 1)
    for x in stride(from: 0, to: 100, by: 8) {
      let stripe = UIView(frame: CGRect(x: x, y: 0, width: 4, height: 100))
      stripe.backgroundColor = .black
      window.addSubview(stripe)
    }
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    window.addSubview(view)
    change(view)
    window.layoutIfNeeded()
    return try window.displayList(scale: 1, pixels: (100, 100), background: .white).paint()
  }

  private func levels(_ bitmap: Bitmap, row: Int) -> [Int] {
    (30..<70).map { Int(bitmap.bytes[(row * 100 + $0) * 4]) }
  }

  /// Without an effect, the stripes are black and white. With an effect, they are a uniform gray below the tint: 0.5
  /// · 0 + 0.5 · 255 = 127.5.
  @Test(arguments: [
    UIBlurEffect.Style.systemUltraThinMaterialLight, .systemMaterialLight, .light, .systemThickMaterialDark,
  ])
  func blursStripesEvenly(_ style: UIBlurEffect.Style) throws {
    let sharp = levels(try picture(nil), row: 50)
    #expect(sharp.min() == 0 && sharp.max() == 255)
    let soft = levels(try picture(UIBlurEffect(style: style)), row: 50)
    let (low, high) = (try #require(soft.min()), try #require(soft.max()))
    #expect(high - low <= 6, "\(soft)")
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(style.tint.getWhite(&white, alpha: &alpha))
    let expected = 127.5 * (1 - alpha) + 255 * white * alpha
    #expect(abs(CGFloat(low + high) / 2 - expected) <= 6, "\(low) to \(high) instead of \(expected)")
  }

  /// The view's content and its surroundings are as sharp as without the effect.
  @Test func contentIsSharp() throws {
    let soft = try picture(UIBlurEffect(style: .systemMaterialLight)) { view in
      let square = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
      square.backgroundColor = .black
      view.contentView.addSubview(square)
    }
    #expect(soft.bytes[(35 * 100 + 35) * 4] == 0 && soft.bytes[(35 * 100 + 28) * 4] > 100)
    let around = (0..<100).map { Int(soft.bytes[(10 * 100 + $0) * 4]) }
    #expect(around == (0..<100).map { $0 % 8 < 4 ? 0 : 255 })
  }

  /// Rounded corners also clip the blur.
  @Test func corners() throws {
    let soft = try picture(UIBlurEffect(style: .systemMaterialLight)) { view in
      view.layer.cornerRadius = 20
      view.clipsToBounds = true
    }
    let sharp = try picture(nil)
    for (x, y) in [(21, 21), (78, 21), (21, 78)] {
      #expect(soft.bytes[(y * 100 + x) * 4] == sharp.bytes[(y * 100 + x) * 4])
    }
  }

  /// Effect views above effect views, including empty and huge ones.
  @Test func nestedEmptyAndHuge() throws {
    for size in [CGSize.zero, CGSize(width: 1e7, height: 1e7), CGSize(width: 60, height: 0)] {
      let soft = try picture(UIBlurEffect(style: .regular)) { view in
        for _ in 0..<4 {
          let inner = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
          inner.frame = CGRect(origin: .zero, size: size)
          view.contentView.addSubview(inner)
        }
      }
      #expect(soft.bytes.count == 40_000)
    }
  }

  /// Below a vibrancy effect, content acts as a stencil. A secondary label shifts the gray of 0.6 below it by 0.55
  /// toward black or white, regardless of the label's color, and by half of that if the label is half transparent.
  @Test(arguments: [UIColor.red, .white])
  func vibrantContentIsAStencil(_ color: UIColor) throws {
    func level(_ style: UIBlurEffect.Style, alpha: CGFloat) throws -> Int {
      let window = makeWindow(40, 40, scale: 1)
      let ground = UIView(frame: window.bounds)
      ground.backgroundColor = UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)
      window.addSubview(ground)
      let view = UIVisualEffectView(
        effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: style), style: .secondaryLabel))
      view.frame = window.bounds
      let box = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
      box.backgroundColor = color.withAlphaComponent(alpha)
      view.contentView.addSubview(box)
      window.addSubview(view)
      window.layoutIfNeeded()
      let picture = try window.displayList(scale: 1, pixels: (40, 40), background: .white).paint()
      #expect(picture.bytes[(30 * 40 + 30) * 4] == 153)
      return Int(picture.bytes[(15 * 40 + 15) * 4])
    }
    // 0.6 - 0.55 = 0.05. 0.6 + 0.55 is clamped to 1. Half-transparent content has half of the effect: 0.6 - 0.275.
    #expect(try abs(level(.systemMaterialLight, alpha: 1) - 13) <= 1)
    #expect(try level(.systemMaterialDark, alpha: 1) == 255)
    #expect(try abs(level(.systemMaterialLight, alpha: 0.5) - 83) <= 2)
  }
}
