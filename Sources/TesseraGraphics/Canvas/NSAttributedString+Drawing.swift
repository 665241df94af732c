// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Text drawing in the current context, with the layout and the painter of labels.

public import Foundation

extension NSAttributedString {
  /// Draws the text in the current context, with its top-left corner at the point. Lines are broken only at paragraph ends.
  /// Characters without a font use Helvetica at 12 points, and those without a color are black. Does nothing without a context.
  public func draw(at point: CGPoint) {
    draw(at: point, width: .infinity, height: .infinity)
  }

  /// Draws the text wrapped in a rectangle in the current context. Lines that do not fit the height are omitted. Does nothing
  /// without a context or if the rectangle has no area.
  public func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    draw(at: rect.origin, width: Double(rect.width), height: Double(rect.height))
  }

  /// Draws the text in a rectangle in the current context. A side of 0 means no limit. Without `usesLineFragmentOrigin`,
  /// lines are broken only at paragraph ends and the first baseline is at the rectangle's origin. With
  /// `truncatesLastVisibleLine`, text that does not fit the height ends with an ellipsis; otherwise lines are omitted. Fonts
  /// shrink to fit, as far as the context's `minimumScaleFactor` permits. Does nothing without a graphics context.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let drawing = StringDrawing(
      self, in: rect.size, options: options, context: context, lines: 0, limitsHeight: isMultiline)
    let lift = isMultiline ? 0 : CGFloat(drawing.layout.firstBaseline)
    Canvas.withCurrent { canvas in
      drawing.text.paint(
        drawing.layout, at: CGPoint(x: rect.minX, y: rect.minY - lift), .current, into: &canvas)
    }
  }

  private func draw(at origin: CGPoint, width: Double, height: Double) {
    var defaults = TextDefaults(font: .unspecified, color: .black)
    defaults.drawsListMarkers = true
    let text = LabelText(.attributed(self), defaults: defaults, lines: 0)
    Canvas.withCurrent { canvas in
      text.paint(text.layout(width: width, height: height), at: origin, .current, into: &canvas)
    }
  }
}

extension String {
  /// Draws the text in a single style, with its top-left corner at the point. Does nothing without a context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in a single style in a rectangle. Does nothing without a context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in a single style in a rectangle. A side of 0 means no limit. Does nothing without a context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Draws the text in a single style, with its top-left corner at the point. Does nothing without a context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in a single style in a rectangle. Does nothing without a context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    substring(from: 0).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in a single style in a rectangle. A side of 0 means no limit. Does nothing without a context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    substring(from: 0).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
