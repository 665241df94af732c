// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A view that replaces the keyboard or is attached above it, with the keyboard's background.
open class UIInputView: UIView {
  /// The background of an input view.
  public enum Style: Int, Sendable {
    /// The background of early accessory views; drawn as the keyboard's.
    case `default` = 0
    /// The background of the keyboard.
    case keyboard
  }

  /// The background of the view.
  open private(set) var inputViewStyle: Style
  /// Whether constraints determine the view's height, regardless of its frame. `false` by default.
  open var allowsSelfSizing = false

  /// Creates a view with a size, whose height is used.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    backgroundColor = KeyboardSurface.background
  }

  /// Creates a view with the keyboard's background.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .keyboard)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .keyboard
    super.init(coder: coder)
    backgroundColor = KeyboardSurface.background
  }
}
