// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// Haptic feedback for collisions.
///
/// - Note: Differs from UIKit: no haptic feedback is produced.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the collision.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  /// Creates a generator with a weight.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Creates a generator with a weight for a view, which is not retained.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Creates a generator with medium weight.
  public convenience override init() {
    self.init(style: .medium)
  }

  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  ///
  /// - Parameter intensity: The intensity, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}
