// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics
import TesseraRaster

/// The glass of iOS 26.
///
/// - Note: Differs from UIKit: it is drawn as the system's thin material, without refraction; `tintColor` and `isInteractive`
///   are stored but not used.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// The visibility of the glass.
  public enum Style: Int, Sendable {
    case regular, clear
  }

  /// Whether the glass responds to touches. `false` by default.
  open var isInteractive = false
  /// The tint of the glass; nil for none.
  open var tintColor: UIColor?
  private let material: UIBlurEffect

  /// Creates glass of the regular style.
  public override init() {
    material = UIBlurEffect(style: .systemThinMaterial)
    super.init()
  }

  /// Creates glass of a style.
  public init(style: Style) {
    material = UIBlurEffect(style: style == .clear ? .systemUltraThinMaterial : .systemThinMaterial)
    super.init()
  }

  override var blur: DisplayList.Backdrop? { material.blur }
  override var tint: UIColor? { material.tint }
}
