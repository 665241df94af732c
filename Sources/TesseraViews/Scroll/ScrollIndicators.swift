// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The scroll indicators. With a clock, they appear while the content moves, and then fade out. The model opacity of
// their layers is zero, so they are never visible in a still image.

import Foundation
import TesseraGraphics

/// A scroll view's indicators. Approximates iOS: they are 3 points wide, 3 points from the edge and at least 36
/// points long, but shorter if the content is pulled beyond its end. They stay visible for 0.5 seconds after the last
/// movement and fade out in 0.25 seconds.
@MainActor final class ScrollIndicators {
  private static let width: CGFloat = 3
  private static let gap: CGFloat = 3
  private static let least: CGFloat = 36
  private static let shortest: CGFloat = 8
  static let hold = 0.5
  static let fade = 0.25

  private let vertical = CALayer()
  private let horizontal = CALayer()

  init() {
    for layer in [vertical, horizontal] {
      LayerRecorder.withoutRecording {
        layer.opacity = 0
        layer.cornerRadius = Self.width / 2
      }
    }
  }

  func show(in view: UIScrollView, clock: AnimationClock) {
    layOut(in: view)
    let range = view.scrollRange
    let shows = [
      (vertical, view.showsVerticalScrollIndicator && range.greatest.y > range.least.y),
      (horizontal, view.showsHorizontalScrollIndicator && range.greatest.x > range.least.x),
    ]
    for (layer, isWanted) in shows where isWanted {
      // Keep the layer above subviews that have been added in the meantime.
      if view.layer.sublayers?.last !== layer { view.layer.addSublayer(layer) }
      let fading = IndicatorFade(keyPath: "opacity")
      fading.duration = Self.hold + Self.fade
      layer.installAnimation(fading, forKey: "opacity", group: nil)
    }
  }

  /// Updates the indicators' frames for the content offset.
  func layOut(in view: UIScrollView) {
    LayerRecorder.withoutRecording {
      let shown = view.indicatorColor.resolvedColor(with: view.traitCollection).cgColor
      for layer in [vertical, horizontal] { layer.backgroundColor = shown }
      let (box, range) = (view.bounds, view.scrollRange)
      let system = view.automaticallyAdjustsScrollIndicatorInsets ? view.systemContentInset : .zero
      let (v, h) = (view.verticalScrollIndicatorInsets, view.horizontalScrollIndicatorInsets)
      let isRTL = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (top, bottom) = (v.top + system.top + Self.gap, v.bottom + system.bottom + Self.gap)
      let (y, height) = Self.span(
        track: box.height - top - bottom, offset: box.minY, visibleLength: box.height, low: range.least.y,
        high: range.greatest.y)
      vertical.frame = CGRect(
        x: isRTL ? box.minX + v.left + Self.gap : box.maxX - v.right - Self.gap - Self.width, y: box.minY + top + y,
        width: Self.width, height: height)
      let (left, right) = (h.left + system.left + Self.gap, h.right + system.right + Self.gap)
      let (x, width) = Self.span(
        track: box.width - left - right, offset: box.minX, visibleLength: box.width, low: range.least.x,
        high: range.greatest.x)
      horizontal.frame = CGRect(
        x: box.minX + left + x, y: box.maxY - h.bottom - system.bottom - Self.gap - Self.width, width: width,
        height: Self.width)
    }
  }

  /// Returns an indicator's position and length on a track of the given length, for an offset within a range.
  private static func span(
    track: CGFloat, offset: CGFloat, visibleLength seen: CGFloat, low: CGFloat, high: CGFloat
  ) -> (CGFloat, CGFloat) {
    guard track > 0, high > low, seen > 0, offset.isFinite else { return (0, 0) }
    let whole = min(track, max(least, track * seen / (seen + high - low)))
    let over = max(low - offset, offset - high, 0)
    let length = max(min(shortest, track), whole - over)
    let part = max(0, min(1, (offset - low) / (high - low)))
    return ((track - length) * part, length)
  }
}

/// An animation that shows the indicators at full opacity for a while and then fades them out.
private final class IndicatorFade: CAPropertyAnimation {
  override func value(at time: Double, base: AnimatableValue) -> AnimatableValue? {
    guard let basic = timing.basicTime(at: time) else { return nil }
    let left = ScrollIndicators.hold + ScrollIndicators.fade - basic
    return AnimatableValue(min(1, max(0, left / ScrollIndicators.fade)))
  }
}

extension UIScrollView {
  /// Shows the indicators, which fade out later. Does nothing without a clock.
  func showIndicators() {
    guard let clock = AnimationClock.current, window != nil, UIView.areAnimationsEnabled,
      showsVerticalScrollIndicator || showsHorizontalScrollIndicator
    else { return }
    let shown = indicators ?? ScrollIndicators()
    indicators = shown
    shown.show(in: self, clock: clock)
  }

  fileprivate var indicatorColor: UIColor {
    switch indicatorStyle {
    case .default:
      UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35) }
    case .black: UIColor(white: 0, alpha: 0.35)
    case .white: UIColor(white: 1, alpha: 0.5)
    }
  }
}
