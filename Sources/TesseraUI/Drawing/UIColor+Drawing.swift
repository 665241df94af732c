// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIColor {
  /// Fills and strokes with the colour from now on, in the current context.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  @preconcurrency @MainActor
  public func setFill() { GraphicsStack.current?.setFillColor(cgColor) }

  @preconcurrency @MainActor
  public func setStroke() { GraphicsStack.current?.setStrokeColor(cgColor) }
}
