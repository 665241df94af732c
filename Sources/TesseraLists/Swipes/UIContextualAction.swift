// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A button behind a row, seen when the row is swiped to the side.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What a button means.
  public enum Style: Int, Sendable {
    case normal = 0
    case destructive
  }

  /// Runs for a tap: with the action, its view, and what is to be called with whether it was done. That closes the row,
  /// which stays open until then.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the button means.
  open private(set) var style: Style
  /// What a tap runs.
  open private(set) var handler: Handler
  /// The text on the button; nil for none.
  open var title: String?
  /// The colour behind it. Unless set, and after nil was set, red for what deletes, and grey.
  open var backgroundColor: UIColor! {
    get { colorStorage ?? (style == .destructive ? .systemRed : .systemGray) }
    set { colorStorage = newValue }
  }
  private var colorStorage: UIColor?
  /// The picture on the button, white if it is a template; nil for none. The title stands below it in rows of 91 points
  /// and more, and does not show in others.
  open var image: UIImage?

  /// A button with a text.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}
