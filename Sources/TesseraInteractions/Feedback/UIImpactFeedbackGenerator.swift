// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// Lets a collision be felt.
///
/// - Note: Differs from UIKit: there is no motor; nothing is felt.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy what collides is.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  /// Creates a generator for collisions of a weight.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Creates a generator for collisions of a weight, for a view. The view is not kept.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Creates a generator for collisions of medium weight.
  public convenience override init() {
    self.init(style: .medium)
  }

  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  ///
  /// - Parameter intensity: From 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}
