// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Texts on the current context, with the layout and the painter of labels.

public import Foundation

extension NSAttributedString {
  /// Draws the text in lines as long as its paragraphs, its top left at the point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    draw(at: point, width: .infinity, height: .infinity)
  }

  /// Draws the text in a rectangle: lines are as long as it is wide, those that do not fit its height are left out.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    draw(at: rect.origin, width: Double(rect.width), height: Double(rect.height))
  }

  /// Draws the text in a rectangle; a side of 0 is no limit. Without `usesLineFragmentOrigin` it is one line whose baseline
  /// begins at the rectangle's origin.
  @preconcurrency @MainActor
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let box = boundingRect(with: rect.size, options: options, context: context)
    let origin = CGPoint(x: rect.minX, y: rect.minY + (isMultiline ? 0 : box.minY))
    draw(
      at: origin, width: isMultiline && rect.width > 0 ? Double(rect.width) : .infinity,
      height: isMultiline && rect.height > 0 ? Double(rect.height) : .infinity)
  }

  @MainActor
  private func draw(at origin: CGPoint, width: Double, height: Double) {
    let text = LabelText(
      .attributed(self), defaults: TextDefaults(font: .unspecified, color: .black), lines: 0)
    Canvas.withCurrent { canvas in
      text.paint(text.layout(width: width, height: height), at: origin, .current, into: &canvas)
    }
  }
}

extension String {
  /// Draws the text in one look, its top left at the point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in one look in a rectangle.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(at: point, withAttributes: attrs)
  }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(in: rect, withAttributes: attrs)
  }
}
