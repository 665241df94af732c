// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A view that has the keyboard's background and either replaces the keyboard or is shown above it.
open class UIInputView: UIView {
  /// The background style of an input view.
  public enum Style: Int, Sendable {
    /// The background of legacy accessory views. Drawn like the keyboard's background.
    case `default` = 0
    /// The keyboard's background.
    case keyboard
  }

  /// The background style of the view.
  open private(set) var inputViewStyle: Style
  /// Whether constraints determine the view's height, regardless of its frame. `false` by default.
  open var allowsSelfSizing = false

  /// Creates a view with a frame. Only the height of the frame is used.
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
