// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Background and shadow of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  open private(set) var idiom: UIUserInterfaceIdiom
  /// Blurs what is behind the bar.
  open var backgroundEffect: UIBlurEffect? { didSet { appearanceDidChange() } }
  open var backgroundColor: UIColor? { didSet { appearanceDidChange() } }
  open var backgroundImage: UIImage? { didSet { appearanceDidChange() } }
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill { didSet { appearanceDidChange() } }
  /// The hairline; nil or clear for none.
  open var shadowColor: UIColor? { didSet { appearanceDidChange() } }
  /// Stored only: the shadow is a line of one pixel.
  open var shadowImage: UIImage?
  var didChange: (() -> Void)?

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  @preconcurrency @MainActor public override convenience init() {
    self.init(idiom: .unspecified)
  }

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

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { SendableCopy(copied()) }.value
  }

  func copied() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  func takeBackground(of other: UIBarAppearance) {
    (backgroundEffect, backgroundColor, backgroundImage) =
      (other.backgroundEffect, other.backgroundColor, other.backgroundImage)
    (backgroundImageContentMode, shadowColor, shadowImage) =
      (other.backgroundImageContentMode, other.shadowColor, other.shadowImage)
  }

  /// The system's translucent bar.
  open func configureWithDefaultBackground() {
    (backgroundEffect, backgroundColor) = (UIBlurEffect(style: .systemChromeMaterial), nil)
    (backgroundImage, shadowColor) = (nil, Self.systemShadowColor)
  }

  /// A bar of the system's background colour.
  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundColor) = (nil, .systemBackground)
    (backgroundImage, shadowColor) = (nil, Self.systemShadowColor)
  }

  /// No background and no shadow.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundColor, backgroundImage, shadowColor) = (nil, nil, nil, nil)
  }

  func appearanceDidChange() { didChange?() }

  /// Source: from memory of iOS 13 to 18: 30 percent black, 15 percent white.
  static let systemShadowColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// Carries a copy out of the main actor's closure to the same thread.
private struct SendableCopy: @unchecked Sendable {
  let value: UIBarAppearance

  init(_ value: UIBarAppearance) {
    self.value = value
  }
}
