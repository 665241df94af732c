// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Background and shadow of a bar.
///
/// Bars and items keep a copy of what is set as their appearance. Changes of that copy show with the next layout.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The kind of device it was made for. Stored only: bars look the same on all.
  open private(set) var idiom: UIUserInterfaceIdiom
  /// Blurs what is behind the bar.
  open var backgroundEffect: UIBlurEffect? { didSet { appearanceDidChange() } }
  /// A colour over the effect; nil for none.
  open var backgroundColor: UIColor? { didSet { appearanceDidChange() } }
  /// A picture over the colour; nil for none.
  open var backgroundImage: UIImage? { didSet { appearanceDidChange() } }
  /// How the picture fills the bar. `.scaleToFill` by default.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { appearanceDidChange() } }
  /// The colour of the hairline, which is one pixel high; nil for none.
  open var shadowColor: UIColor? { didSet { appearanceDidChange() } }
  /// Stored only: the shadow is a line of one pixel.
  open var shadowImage: UIImage?
  var link: AppearanceLink? { didSet { linkParts() } }

  /// The system's translucent background.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// The same as `init(idiom: .unspecified)`.
  @preconcurrency @MainActor public override convenience init() {
    self.init(idiom: .unspecified)
  }

  /// The background of another appearance, and in a subclass all that the classes have in common.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeBackground(of: barAppearance)
  }

  public required init?(coder: NSCoder) {
    idiom = .unspecified
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of the same class, of which changes do not reach this one.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableCopy(copied()) }.value
  }

  func copied() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  /// A copy of a subclass's appearance.
  static func copy<Appearance: UIBarAppearance>(_ appearance: Appearance) -> Appearance {
    appearance.copy() as? Appearance ?? appearance
  }

  func takeBackground(of other: UIBarAppearance) {
    (backgroundEffect, backgroundColor, backgroundImage) =
      (other.backgroundEffect, other.backgroundColor, other.backgroundImage)
    (backgroundImageContentMode, shadowColor, shadowImage) =
      (other.backgroundImageContentMode, other.shadowColor, other.shadowImage)
  }

  /// Sets the system's translucent background: a blur and a hairline.
  open func configureWithDefaultBackground() {
    (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemChromeMaterial), nil)
    (backgroundImage, shadowColor) = (nil, Self.systemShadowColor)
  }

  /// Sets the system's background colour and a hairline.
  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor) = (nil, .systemBackground)
    (backgroundImage, shadowColor) = (nil, Self.systemShadowColor)
  }

  /// Sets no background and no hairline.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, backgroundImage, shadowColor) = (nil, nil, nil, nil)
  }

  func appearanceDidChange() { link?.didChange() }
  /// Hands the link to the parts.
  func linkParts() {}

  func partsDidChange() {
    linkParts()
    appearanceDidChange()
  }

  /// Source: from memory of iOS 13 to 18: 30 percent black, 15 percent white.
  static let systemShadowColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// Carries a copy out of the main actor's closure to the same thread.
package struct SendableCopy<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
