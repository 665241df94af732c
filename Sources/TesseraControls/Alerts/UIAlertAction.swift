// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A button of an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The appearance and position of a button.
  public enum Style: Int, Sendable {
    /// A regular button, with a title in the tint color.
    case `default` = 0
    /// A button with a bold title. In an alert with two buttons, it is on the left; otherwise, it is last. In an
    /// action sheet, it is on a separate card.
    case cancel = 1
    /// A button with a red title, for an action that deletes data.
    case destructive = 2
  }

  /// The button's title; nil for none.
  open private(set) var title: String?
  /// The button's style.
  open private(set) var style: Style
  /// Whether the button can be tapped. A disabled button has a gray title. `true` by default.
  open var isEnabled = true { didSet { didChange?() } }
  private let handler: ((UIAlertAction) -> Void)?
  var didChange: (() -> Void)?

  /// Creates a button that dismisses the alert and then runs `handler`.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() { handler?(self) }
}
