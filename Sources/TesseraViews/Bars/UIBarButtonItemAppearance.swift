// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The appearance of a style's bar buttons, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of items in the normal state.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The appearance of pressed items. Only the title color has an effect.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of disabled items.
  open private(set) var disabled = UIBarButtonItemStateAppearance()
  /// The appearance of items focused by a keyboard or remote control. Stored only.
  open private(set) var focused = UIBarButtonItemStateAppearance()
  private let style: UIBarButtonItem.Style
  var link: AppearanceLink? { didSet { for state in [normal, highlighted, disabled, focused] { state.link = link } } }

  /// Creates an appearance for items of a style. The style itself has no effect.
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
  }

  /// Creates an appearance for plain items.
  @preconcurrency @MainActor public override convenience init() {
    self.init(style: .plain)
  }

  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: style)
    for (new, old) in [
      (copy.normal, normal), (copy.highlighted, highlighted), (copy.disabled, disabled), (copy.focused, focused),
    ] {
      new.copyAttributes(from: old)
    }
    return copy
  }
}

/// The appearance of bar buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The title attributes. Only the font and the foreground color have an effect. Empty by default, which means 17
  /// points in the tint color.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { link?.didChange() } }
  /// The offset of the title from its default position, in points. Zero by default.
  open var titlePositionAdjustment: UIOffset = .zero { didSet { link?.didChange() } }
  /// The background image. Stored only.
  open var backgroundImage: UIImage?
  var link: AppearanceLink?

  func copyAttributes(from other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
  }
}
