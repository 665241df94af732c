// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A button that is revealed when a row is swiped.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of a button.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive
  }

  /// A closure called when the button is tapped. Its arguments are the action, the action's view and a completion
  /// handler, which must be called with a Boolean that states whether the action was performed. The row stays open
  /// until the completion handler is called.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The button's style.
  open private(set) var style: Style
  /// The closure called when the button is tapped.
  open private(set) var handler: Handler
  /// The button's title, or nil for none.
  open var title: String?
  /// The background color. If it was not set or was set to nil, red for destructive buttons and gray for other
  /// buttons.
  open var backgroundColor: UIColor! {
    get { colorStorage ?? (style == .destructive ? .systemRed : .systemGray) }
    set { colorStorage = newValue }
  }
  private var colorStorage: UIColor?
  /// The button's image, or nil for none. A template image is white. In rows that are at least 91 points high, the
  /// title is below the image. In other rows, the title is hidden.
  open var image: UIImage?

  /// Creates a button with a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}
