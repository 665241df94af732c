// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A button at the trailing side of a row, the predecessor of `UIContextualAction`. A full swipe does not run it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The meaning of a button. `default` is `destructive`.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal
    /// The style of deleting buttons: red.
    public static var destructive: Style { .default }
  }

  /// The meaning of the button.
  open private(set) var style: Style
  /// The text of the button; nil for none.
  open var title: String?
  /// The background color. Unless set, or after setting nil, red for destructive buttons and gray for others.
  open var backgroundColor: UIColor? {
    get { colorStorage ?? (style == .destructive ? .systemRed : .systemGray) }
    set { colorStorage = newValue }
  }
  private var colorStorage: UIColor?
  /// The effect of the button's background. Stored only: the button shows its color.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates a button with a text. A tap runs the handler with the row's path and then closes the row.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// Returns the equivalent contextual action for a path.
  func contextualAction(at path: IndexPath) -> UIContextualAction {
    let result = UIContextualAction(style: style == .destructive ? .destructive : .normal, title: title) {
      [self] _, _, completion in
      handler(self, path)
      completion(true)
    }
    result.backgroundColor = backgroundColor
    return result
  }
}
