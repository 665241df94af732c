// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A button on the trailing side of a row. Superseded by `UIContextualAction`. A full swipe does not run it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of a button. `default` is the same as `destructive`.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal
    /// The style of a button that deletes the row, which is red.
    public static var destructive: Style { .default }
  }

  /// The button's style.
  open private(set) var style: Style
  /// The button's title, or nil for none.
  open var title: String?
  /// The background color. If it was not set or was set to nil, red for destructive buttons and gray for other
  /// buttons.
  open var backgroundColor: UIColor? {
    get { colorStorage ?? (style == .destructive ? .systemRed : .systemGray) }
    set { colorStorage = newValue }
  }
  private var colorStorage: UIColor?
  /// The visual effect of the button's background. Stored only: the button shows its background color.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates a button with a title. A tap calls the handler with the row's index path and then closes the row.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// Returns the equivalent contextual action for a row.
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
