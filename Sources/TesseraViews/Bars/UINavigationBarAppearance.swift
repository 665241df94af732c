// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The look of a navigation bar: background, titles, buttons.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Of these the font and the foreground colour are used. Empty by default, which gives 17 points semibold.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { appearanceDidChange() } }
  /// Of these the font and the foreground colour are used. Empty by default, which gives 34 points bold.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { appearanceDidChange() } }
  /// How far the small title moves from its place, in points. Zero by default.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { appearanceDidChange() } }
  /// The look of plain items.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonAppearance = buttonAppearance.copied(); partsDidChange() }
  }
  /// The look of the back button: of its state `normal` the title's font, colour and place.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { backButtonAppearance = backButtonAppearance.copied(); partsDidChange() }
  }
  /// The look of items in the style `.done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { doneButtonAppearance = doneButtonAppearance.copied(); partsDidChange() }
  }
  private var backImage: UIImage?
  private var backMask: UIImage?

  /// The system's translucent background.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// The same as `init(idiom: .unspecified)`.
  @preconcurrency @MainActor public convenience init() {
    self.init(idiom: .unspecified)
  }

  /// The background of another appearance; of a navigation bar's, titles and buttons too.
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

  /// The picture before the back button's title; nil for the system's chevron.
  open var backIndicatorImage: UIImage? { backImage }
  /// Stored only: titles slide by the picture without a mask.
  open var backIndicatorTransitionMaskImage: UIImage? { backMask }

  /// Sets the picture before the back button's title; nil for the chevron. The mask is stored only.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    (backImage, backMask) = (backIndicatorImage, transitionMaskImage)
    appearanceDidChange()
  }
}
