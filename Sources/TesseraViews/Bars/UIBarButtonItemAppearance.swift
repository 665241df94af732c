// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The look of bar buttons of a style, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// For items at rest.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// For items under a finger: of its title the colour.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// For items that are not enabled.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// For items that a keyboard or remote control has chosen. Stored only.
  open private(set) var focused = UIBarButtonItemStateAppearance()
  private let style: UIBarButtonItem.Style
  var link: AppearanceLink? { didSet { for state in [normal, highlighted, disabled, focused] { state.link = link } } }

  /// A look for items of a style. The style decides nothing by itself.
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  /// A look for plain items.
  @preconcurrency @MainActor public override convenience init() {
    self.init(style: .plain)
  }

  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: style)
    for (new, old) in [
      (copy.normal, normal), (copy.highlighted, highlighted), (copy.disabled, disabled), (copy.focused, focused),
    ] {
      new.take(old)
    }
    return copy
  }
}

/// The look of bar buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Of these the font and the foreground colour are used. Empty by default, which gives 17 points and the tint.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { link?.didChange() } }
  /// How far the title moves from its usual place, in points. Zero by default.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { link?.didChange() } }
  /// Stored only.
  open var backgroundImage: UIImage?
  var link: AppearanceLink?

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}
