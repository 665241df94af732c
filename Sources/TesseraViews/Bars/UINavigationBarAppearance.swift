// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The look of a navigation bar: background, titles, buttons.
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { appearanceDidChange() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { appearanceDidChange() } }
  /// How far titles move from their usual place, in points.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { appearanceDidChange() } }
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { appearanceDidChange() } }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { appearanceDidChange() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { appearanceDidChange() } }
  private var backImage: UIImage?
  private var backMask: UIImage?

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  @preconcurrency @MainActor public convenience init() {
    self.init(idiom: .unspecified)
  }

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

  /// The picture before the back button's title; nil for the system's chevron.
  open var backIndicatorImage: UIImage? { backImage }
  open var backIndicatorTransitionMaskImage: UIImage? { backMask }

  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    (backImage, backMask) = (backIndicatorImage, transitionMaskImage)
    appearanceDidChange()
  }
}
