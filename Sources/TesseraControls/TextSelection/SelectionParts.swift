// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The standard views of a text selection. They have the same appearance as the selection of a text field, which
// TextSelectionPainter.swift draws.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// An insertion point: a bar in the tint color.
final class CursorView: UIView, UITextCursorView {
  var isBlinking = true
  func resetBlinkAnimation() {}

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var viewInspector: AnyViewInspector { AnyViewInspector(SelectionPartInspector(view: self)) }
  override var isOpaqueByDefault: Bool { false }
  override func paintContent(into canvas: inout Canvas) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let radius = min(1, Double(bounds.width) / 2)
    canvas.fill(.roundedRect(RoundedRect(Rect(bounds), radius: radius)), tintColor.rasterColor(with: traitCollection))
  }
}

/// A selection highlight in the tint color at 20% opacity.
final class HighlightView: UIView, UITextSelectionHighlightView {
  var selectionRects: [UITextSelectionRect] = []

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var viewInspector: AnyViewInspector { AnyViewInspector(SelectionPartInspector(view: self)) }
  override var isOpaqueByDefault: Bool { false }
  override func paintContent(into canvas: inout Canvas) {
    let color = tintColor.withAlphaComponent(0.2).rasterColor(with: traitCollection)
    for place in selectionRects where !place.rect.isEmpty && place.rect.isFiniteRect {
      canvas.fill(.rect(Rect(place.rect.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY))), color)
    }
  }
}

/// A selection handle: a bar with a disc above the selection's start or below its end.
final class HandleView: UIView, UITextSelectionHandleView {
  var direction: NSDirectionalRectEdge
  var isVertical = false
  var customShape: UIBezierPath?
  private let isStart: Bool
  private static let knob: CGFloat = 10

  init(_ direction: NSDirectionalRectEdge) {
    (self.direction, isStart) = (direction, direction == .leading)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func preferredFrame(for rect: CGRect) -> CGRect {
    let x = direction == .leading ? rect.minX - 1 : rect.maxX + 1
    let top = isStart ? rect.minY - Self.knob : rect.minY
    return CGRect(x: x - Self.knob / 2, y: top, width: Self.knob, height: rect.height + Self.knob)
  }

  override var viewInspector: AnyViewInspector { AnyViewInspector(SelectionPartInspector(view: self)) }
  override var isOpaqueByDefault: Bool { false }
  override func paintContent(into canvas: inout Canvas) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let color = tintColor.rasterColor(with: traitCollection)
    if let customShape {
      Canvas.makeCurrent(&canvas) {
        tintColor.setFill()
        customShape.fill()
      }
      return
    }
    let knob = Self.knob
    let bar = CGRect(
      x: bounds.midX - 1, y: isStart ? bounds.minY + knob : bounds.minY, width: 2, height: bounds.height - knob)
    canvas.fill(.rect(Rect(bar)), color)
    let disc = CGRect(
      x: bounds.minX, y: isStart ? bounds.minY : bounds.maxY - knob, width: knob, height: knob)
    canvas.fill(.roundedRect(RoundedRect(Rect(disc), radius: Double(knob) / 2)), color)
  }
}

/// The view inspector for these views, which draw the tint color directly instead of using a layer's background
/// color.
private struct SelectionPartInspector: ViewInspector {
  let view: UIView

  func addAttributes(to attributes: inout ViewAttributes) { attributes["tint"] = color(view.tintColor) }
}
