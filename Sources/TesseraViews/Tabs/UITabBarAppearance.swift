// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The look of a tab bar: background and items.
open class UITabBarAppearance: UIBarAppearance {
  /// Items with the icon above the title: iPhones.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { appearanceDidChange() } }
  /// Items with the icon beside the title: iPads.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { appearanceDidChange() } }
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  open var selectionIndicatorTintColor: UIColor?

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  @preconcurrency @MainActor public convenience init() {
    self.init(idiom: .unspecified)
  }

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
}

/// The look of a tab bar's items, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline, compactInline
  }

  open private(set) var normal = UITabBarItemStateAppearance()
  open private(set) var selected = UITabBarItemStateAppearance()
  open private(set) var disabled = UITabBarItemStateAppearance()
  open private(set) var focused = UITabBarItemStateAppearance()
  private let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

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

/// The look of a tab bar's items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment: UIOffset = .zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgePositionAdjustment: UIOffset = .zero

  func take(_ other: UITabBarItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
    (badgeTextAttributes, badgePositionAdjustment) = (other.badgeTextAttributes, other.badgePositionAdjustment)
  }
}
