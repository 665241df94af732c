// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Drawing within a view's `draw(_:)`. Does nothing elsewhere.
extension UIImage {
  /// Draws the image at its own size.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image stretched to a rectangle, in its own colours.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    let image = renderingMode == .automatic ? withRenderingMode(.alwaysOriginal) : self
    Canvas.withCurrent { canvas in
      ImagePainter(image: image, tint: attributes.tint ?? .black, traits: .current)
        .paint(in: rect, .scaleToFill, into: &canvas)
    }
  }
}
