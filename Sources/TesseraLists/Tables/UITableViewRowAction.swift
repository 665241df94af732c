// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A button behind the trailing side of a row, as before `UIContextualAction`. A full swipe does not run it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What a button means. `default` is `destructive`.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal
    /// For what deletes: red.
    public static var destructive: Style { .default }
  }

  /// What the button means.
  open private(set) var style: Style
  /// The text on the button; nil for none.
  open var title: String?
  /// The colour behind it. Unless set, and after nil was set, red for what deletes, and grey.
  open var backgroundColor: UIColor? {
    get { colorStorage ?? (style == .destructive ? .systemRed : .systemGray) }
    set { colorStorage = newValue }
  }
  private var colorStorage: UIColor?
  /// Stored only: the button shows its colour.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// A button with a text, and what a tap runs, with the row's path. The row closes after it.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// The same button for a path.
  func contextual(_ path: IndexPath) -> UIContextualAction {
    let result = UIContextualAction(style: style == .destructive ? .destructive : .normal, title: title) {
      [self] _, _, completion in
      handler(self, path)
      completion(true)
    }
    result.backgroundColor = backgroundColor
    return result
  }
}
