// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A button of a row, revealed when the row is swiped to the side.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The meaning of a button.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive
  }

  /// A handler of a tap. Its arguments are the action, its view, and a completion to call with whether the action was
  /// performed. The row stays open until the completion is called.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The meaning of the button.
  open private(set) var style: Style
  /// The handler of taps.
  open private(set) var handler: Handler
  /// The text of the button; nil for none.
  open var title: String?
  /// The background color. Unless set, or after setting nil, red for destructive buttons and gray for others.
  open var backgroundColor: UIColor! {
    get { colorStorage ?? (style == .destructive ? .systemRed : .systemGray) }
    set { colorStorage = newValue }
  }
  private var colorStorage: UIColor?
  /// The image of the button, white if it is a template; nil for none. The title is below it in rows of 91 points and more, and
  /// hidden in others.
  open var image: UIImage?

  /// Creates a button with a text.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}
