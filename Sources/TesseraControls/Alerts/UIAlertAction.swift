// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A button of an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How a button looks and where it stands.
  public enum Style: Int, Sendable {
    /// In the tint colour.
    case `default` = 0
    /// In bold; left of one other button of an alert, otherwise at the end. In an action sheet it has a card of its
    /// own.
    case cancel = 1
    /// In red.
    case destructive = 2
  }

  /// The button's text; nil for none.
  open private(set) var title: String?
  /// How the button looks.
  open private(set) var style: Style
  /// Whether the button can be tapped; otherwise it is grey. True by default.
  open var isEnabled = true { didSet { didChange?() } }
  private let handler: ((UIAlertAction) -> Void)?
  var didChange: (() -> Void)?

  /// A button that dismisses the alert and then runs `handler`.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  func perform() { handler?(self) }
}
