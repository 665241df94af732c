// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The appearance of a navigation bar: its background, titles and buttons.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the inline title. Only the font and the foreground color have an effect. Empty by default,
  /// which means 17 points semibold.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { appearanceDidChange() } }
  /// The attributes of the large title. Only the font and the foreground color have an effect. Empty by default,
  /// which means 34 points bold.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { appearanceDidChange() } }
  /// The offset of the inline title from its default position, in points. Zero by default.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { appearanceDidChange() } }
  /// The appearance of plain items.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonAppearance = buttonAppearance.copied(); partsDidChange() }
  }
  /// The appearance of the back button. Only the title's font, color and offset in the `normal` state have an effect.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { backButtonAppearance = backButtonAppearance.copied(); partsDidChange() }
  }
  /// The appearance of items with the `.done` style.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { doneButtonAppearance = doneButtonAppearance.copied(); partsDidChange() }
  }
  private var backImage: UIImage?
  private var backMask: UIImage?

  /// Creates an appearance with the system's translucent background.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Equivalent to `init(idiom: .unspecified)`.
  @preconcurrency @MainActor public convenience init() {
    self.init(idiom: .unspecified)
  }

  /// Creates an appearance with the background of another appearance. Also copies its titles and buttons if it is a
  /// navigation bar appearance.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
    (titlePositionAdjustment, backImage, backMask) = (other.titlePositionAdjustment, other.backImage, other.backMask)
    buttonAppearance = other.buttonAppearance.copied()
    backButtonAppearance = other.backButtonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func copied() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

  override func linkParts() {
    for part in [buttonAppearance, backButtonAppearance, doneButtonAppearance] { part.link = link }
  }

  /// The image that precedes the back button's title, or nil for the system's chevron.
  open var backIndicatorImage: UIImage? { backImage }
  /// The mask of the back indicator. Stored only, because titles slide past the image without a mask.
  open var backIndicatorTransitionMaskImage: UIImage? { backMask }

  /// Sets the image that precedes the back button's title, or nil for the chevron. The mask is stored only.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    (backImage, backMask) = (backIndicatorImage, transitionMaskImage)
    appearanceDidChange()
  }
}
