// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The background and shadow of a bar.
///
/// Bars and items store a copy of the appearance. Changes to the stored copy take effect at the next layout.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The device idiom of the appearance. Stored only, because bars look the same on all devices.
  open private(set) var idiom: UIUserInterfaceIdiom
  /// The effect that blurs the content under the bar.
  open var backgroundEffect: UIBlurEffect? { didSet { appearanceDidChange() } }
  /// The color drawn over the effect, or nil.
  open var backgroundColor: UIColor? { didSet { appearanceDidChange() } }
  /// The image drawn over the color, or nil.
  open var backgroundImage: UIImage? { didSet { appearanceDidChange() } }
  /// The content mode of the background image. `.scaleToFill` by default.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { appearanceDidChange() } }
  /// The color of the one-pixel hairline, or nil for no hairline.
  open var shadowColor: UIColor? { didSet { appearanceDidChange() } }
  /// The shadow image. Stored only, because the shadow is a one-pixel hairline.
  open var shadowImage: UIImage?
  var link: AppearanceLink? { didSet { linkParts() } }

  /// Creates an appearance with the system's translucent background.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Equivalent to `init(idiom: .unspecified)`.
  @preconcurrency @MainActor public override convenience init() {
    self.init(idiom: .unspecified)
  }

  /// Creates an appearance with the background of another appearance, and with all other properties that both classes
  /// share.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    copyBackground(from: barAppearance)
  }

  public required init?(coder: NSCoder) {
    idiom = .unspecified
    super.init()
    configureWithDefaultBackground()
  }

  /// Returns an independent copy of the same class.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableCopy(copied()) }.value
  }

  func copied() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  /// Returns a copy that has the same static type.
  static func copy<Appearance: UIBarAppearance>(_ appearance: Appearance) -> Appearance {
    appearance.copy() as? Appearance ?? appearance
  }

  func copyBackground(from other: UIBarAppearance) {
    (backgroundEffect, backgroundColor, backgroundImage) =
      (other.backgroundEffect, other.backgroundColor, other.backgroundImage)
    (backgroundImageContentMode, shadowColor, shadowImage) =
      (other.backgroundImageContentMode, other.shadowColor, other.shadowImage)
  }

  /// Sets the system's translucent background, which consists of a blur and a hairline.
  open func configureWithDefaultBackground() {
    (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemChromeMaterial), nil)
    (backgroundImage, shadowColor) = (nil, Self.systemShadowColor)
  }

  /// Sets the system background color and a hairline.
  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor) = (nil, .systemBackground)
    (backgroundImage, shadowColor) = (nil, Self.systemShadowColor)
  }

  /// Removes the background and the hairline.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, backgroundImage, shadowColor) = (nil, nil, nil, nil)
  }

  /// Whether the background is the system's translucent one.
  var hasSystemBackground: Bool {
    backgroundEffect == UIBlurEffect(style: .systemChromeMaterial) && backgroundColor == nil && backgroundImage == nil
  }

  func appearanceDidChange() { link?.didChange() }
  func linkParts() {}

  func partsDidChange() {
    linkParts()
    appearanceDidChange()
  }

  /// 30 percent black or 15 percent white. Approximates iOS 13 to 18; not measured.
  static let systemShadowColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// A wrapper that passes a copy out of a main actor closure on the same thread.
package struct SendableCopy<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
