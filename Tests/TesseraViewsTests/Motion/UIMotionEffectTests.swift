// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct UIMotionEffectTests {
  /// The value is halfway between the minimum and the maximum at an offset of 0, and is one of them for offsets of -1
  /// and 1 or beyond.
  @Test(arguments: [(0.0, 0.0), (1, 20), (-1, -20), (-0.5, -10), (7, 20)])
  func interpolates(offset: Double, expected: Double) {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-20, 20.0)
    let values = effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: offset, vertical: 0.3))
    #expect((values?["center.x"] as? NSNumber)?.doubleValue == expected)
    effect.maximumRelativeValue = "much"
    #expect(effect.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }

  @Test func groups() {
    let x = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    let y = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    for effect in [x, y] { (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10) }
    let group = UIMotionEffectGroup()
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    group.motionEffects = [x, y]
    let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: -1))
    #expect(values?["center.x"] as? NSNumber == 5 && values?["center.y"] as? NSNumber == -10)
    let view = UIView()
    #expect(view.motionEffects.isEmpty)
    view.addMotionEffect(group)
    view.addMotionEffect(group)
    #expect(view.motionEffects.count == 1)
    view.removeMotionEffect(group)
    view.removeMotionEffect(x)
    #expect(view.motionEffects.isEmpty)
  }
}
