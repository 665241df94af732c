// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics
import TesseraRaster

/// The glass of iOS 26.
///
/// - Note: Differs from UIKit: it is drawn as the system's thin material, without refraction; `tintColor` and `isInteractive` are
///   stored only.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// How much of the glass is seen.
  public enum Style: Int, Sendable {
    case regular, clear
  }

  /// Whether the glass answers touches. False by default.
  open var isInteractive = false
  /// A colour in the glass; nil for none.
  open var tintColor: UIColor?
  private let material: UIBlurEffect

  /// Glass of the regular style.
  public override init() {
    material = UIBlurEffect(style: .systemThinMaterial)
    super.init()
  }

  /// Glass of a style.
  public init(style: Style) {
    material = UIBlurEffect(style: style == .clear ? .systemUltraThinMaterial : .systemThinMaterial)
    super.init()
  }

  override var blur: DisplayList.Backdrop? { material.blur }
  override var tint: UIColor? { material.tint }
}
