// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A view that stands in place of the keyboard or on it, with the keyboard's ground.
open class UIInputView: UIView {
  /// What is behind the view's content.
  public enum Style: Int, Sendable {
    /// The ground that accessory views of old had; drawn as the keyboard's.
    case `default` = 0
    /// The ground of the keyboard.
    case keyboard
  }

  /// What is behind the view's content.
  open private(set) var inputViewStyle: Style
  /// Whether the view is as high as its constraints want it, whatever its frame says. `false` by default.
  open var allowsSelfSizing = false

  /// Creates a view of a size, whose height counts.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    backgroundColor = KeyboardPlate.ground
  }

  /// Creates a view with the keyboard's ground.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .keyboard)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .keyboard
    super.init(coder: coder)
    backgroundColor = KeyboardPlate.ground
  }
}
