// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The appearance of a tab bar: background and items.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the icon above the title, on screens of compact width.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { stackedLayoutAppearance = stackedLayoutAppearance.copied(); partsDidChange() }
  }
  /// The appearance of tabs with the icon beside the title, on screens of regular width.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { inlineLayoutAppearance = inlineLayoutAppearance.copied(); partsDidChange() }
  }
  /// Stored only: there are no low bars.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// Stored only: the selected tab has no ground.
  open var selectionIndicatorTintColor: UIColor?

  /// The system's translucent background.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Equivalent to `init(idiom: .unspecified)`.
  @preconcurrency @MainActor public convenience init() {
    self.init(idiom: .unspecified)
  }

  /// The background of another appearance; of a tab bar's, the looks of the tabs too.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func copied() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }
  override func linkParts() { for part in [stackedLayoutAppearance, inlineLayoutAppearance] { part.link = link } }
}

/// The appearance of a tab bar's items, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Where the title stands: below the icon, beside it, or beside it in a low bar.
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline, compactInline
  }

  /// For tabs that are not selected.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// For the selected tab.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// For tabs that are not enabled.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// For tabs that a keyboard or remote control has chosen. Stored only.
  open private(set) var focused = UITabBarItemStateAppearance()
  private let style: Style
  var link: AppearanceLink? { didSet { for state in [normal, selected, disabled, focused] { state.link = link } } }

  /// Creates a look for tabs of a style. The style decides nothing by itself.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates a look for tabs with the icon above the title.
  @preconcurrency @MainActor public override convenience init() {
    self.init(style: .stacked)
  }

  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: style)
    for (new, old) in [
      (copy.normal, normal), (copy.selected, selected), (copy.disabled, disabled), (copy.focused, focused),
    ] {
      new.take(old)
    }
    return copy
  }
}

/// The appearance of a tab bar's items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Of these the font and the foreground color are used. Empty by default, which gives 10 points medium, 13 beside
  /// icons.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { link?.didChange() } }
  /// How far the title moves from its usual place, in points; the item's own is added. Zero by default.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { link?.didChange() } }
  /// The color of the icon; nil for the tint of the selected tab and gray for others.
  open var iconColor: UIColor? { didSet { link?.didChange() } }
  /// The ground of the badge where the item has no color for it; nil for red.
  open var badgeBackgroundColor: UIColor? { didSet { link?.didChange() } }
  /// Of these the font and the foreground color are used. Empty by default, which gives 13 points in white.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { link?.didChange() } }
  /// Stored only. Zero by default.
  open var badgePositionAdjustment: UIOffset = .zero
  var link: AppearanceLink?

  func take(_ other: UITabBarItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
    (badgeTextAttributes, badgePositionAdjustment) = (other.badgeTextAttributes, other.badgePositionAdjustment)
  }
}
