// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The appearance of a tab bar: its background and its items.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the icon above the title, used in compact width.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { stackedLayoutAppearance = stackedLayoutAppearance.copied(); partsDidChange() }
  }
  /// The appearance of tabs with the icon next to the title, used in regular width.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { inlineLayoutAppearance = inlineLayoutAppearance.copied(); partsDidChange() }
  }
  /// The appearance of tabs in low bars, used on phones in landscape.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The tint of the selected tab's indicator. Stored but not used.
  open var selectionIndicatorTintColor: UIColor?

  /// Creates an appearance with the system's translucent background.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Equivalent to `init(idiom: .unspecified)`.
  @preconcurrency @MainActor public convenience init() {
    self.init(idiom: .unspecified)
  }

  /// Creates an appearance with the background of another appearance and, if that is a tab bar appearance, its item
  /// appearances.
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

/// The appearance of a tab bar's items in all states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The layout of a tab: the title below the icon, next to it, or next to it in a low bar.
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline, compactInline
  }

  /// The appearance of unselected tabs.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// The appearance of disabled tabs.
  open private(set) var disabled = UITabBarItemStateAppearance()
  /// The appearance of tabs focused by a keyboard or remote control. Stored but not used.
  open private(set) var focused = UITabBarItemStateAppearance()
  private let style: Style
  var link: AppearanceLink? { didSet { for state in [normal, selected, disabled, focused] { state.link = link } } }

  /// Creates an appearance for a tab layout. The layout has no effect on the default values.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates an appearance for tabs with the icon above the title.
  @preconcurrency @MainActor public override convenience init() {
    self.init(style: .stacked)
  }

  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: style)
    for (new, old) in [
      (copy.normal, normal), (copy.selected, selected), (copy.disabled, disabled), (copy.focused, focused),
    ] {
      new.copyAttributes(from: old)
    }
    return copy
  }
}

/// The appearance of a tab bar's items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The title's text attributes. Only the font and the foreground color have an effect. Empty by default, which
  /// means a medium 10-point font, or a 13-point font next to icons.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { link?.didChange() } }
  /// The offset of the title from its default position, in points. The item's offset is added to it. Zero by default.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { link?.didChange() } }
  /// The icon color. Nil means the tint color for the selected tab and gray for other tabs.
  open var iconColor: UIColor? { didSet { link?.didChange() } }
  /// The badge's background color, unless the item sets one. Nil means red.
  open var badgeBackgroundColor: UIColor? { didSet { link?.didChange() } }
  /// The badge's text attributes. Only the font and the foreground color have an effect. Empty by default, which
  /// means a white 13-point font.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { link?.didChange() } }
  /// The offset of the badge. Stored but not used. Zero by default.
  open var badgePositionAdjustment: UIOffset = .zero
  var link: AppearanceLink?

  func copyAttributes(from other: UITabBarItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
    (badgeTextAttributes, badgePositionAdjustment) = (other.badgeTextAttributes, other.badgePositionAdjustment)
  }
}
