// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics
import TesseraRaster

/// The glass effect of iOS 26.
///
/// - Note: Differs from UIKit: the effect is drawn as the system's thin material, without refraction. `tintColor` and
///   `isInteractive` are stored but not used.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// The style of the glass.
  public enum Style: Int, Sendable {
    case regular, clear
  }

  /// Whether the glass responds to touches. `false` by default.
  open var isInteractive = false
  /// The tint color of the glass, or nil.
  open var tintColor: UIColor?
  private let material: UIBlurEffect

  /// Creates glass with the regular style.
  public override init() {
    material = UIBlurEffect(style: .systemThinMaterial)
    super.init()
  }

  /// Creates glass with a style.
  public init(style: Style) {
    material = UIBlurEffect(style: style == .clear ? .systemUltraThinMaterial : .systemThinMaterial)
    super.init()
  }

  override var blur: DisplayList.Backdrop? { material.blur }
  override var tint: UIColor? { material.tint }
}
