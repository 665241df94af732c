// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The layout of a text field's parts. UIKit's documentation specifies the drawing order (border, overlays, text) but
// no distances. The following metrics are known. A field with a 17-point font is 34 points high with a rounded border
// and 22 points high without a border. A field with a 14-point font is 30 points high with the old thin border. The
// left view is flush with the leading edge. A rounded border insets the text by 7 points at each side. The clear
// button is 19 points wide and 5 points from the edge. It follows that a line of text is as high as its font, rounded
// up to a whole point, plus 1 point.
//
//     ┌─┬──────┬───────────────────────────┬───────┬──┐
//     │ │ left │7 text                    7│ clear │ 5│   height: ⌈line⌉ + 1, rounded border: + 12, at least 34
//     └─┴──────┴───────────────────────────┴───────┴──┘

import Foundation

extension UITextField {
  /// The border's inset at the sides (`width`) and at the top and bottom (`height`).
  var borderInset: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 2)
    }
  }

  // MARK: Visibility

  private func shows(_ mode: ViewMode, isEditing: Bool) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  func showsLeftView(isEditing: Bool) -> Bool { leftView != nil && shows(leftViewMode, isEditing: isEditing) }
  func showsRightView(isEditing: Bool) -> Bool { rightView != nil && shows(rightViewMode, isEditing: isEditing) }
  func showsClearButton(isEditing: Bool) -> Bool {
    hasText && isEnabled && !showsRightView(isEditing: isEditing) && shows(clearButtonMode, isEditing: isEditing)
  }

  // MARK: Rectangles

  /// Returns the bounds without the border and the overlay views.
  func contentRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    let inset = borderInset
    var (left, right) = (bounds.minX, bounds.maxX)
    if showsLeftView(isEditing: isEditing) {
      excludeOverlay(leftViewRect(forBounds: bounds), atLeading: true, left: &left, right: &right)
    }
    if showsRightView(isEditing: isEditing) {
      excludeOverlay(rightViewRect(forBounds: bounds), atLeading: false, left: &left, right: &right)
    } else if showsClearButton(isEditing: isEditing) {
      excludeOverlay(clearButtonRect(forBounds: bounds), atLeading: false, left: &left, right: &right)
    }
    let top = min(inset.height, bounds.height / 2)
    left += inset.width
    right -= inset.width
    return CGRect(x: left, y: bounds.minY + top, width: max(0, right - left), height: bounds.height - 2 * top)
  }

  private func excludeOverlay(_ rect: CGRect, atLeading: Bool, left: inout CGFloat, right: inout CGFloat) {
    if atLeading != isRightToLeft { left = max(left, rect.maxX) } else { right = min(right, rect.minX) }
  }

  func overlayRect(_ view: UIView?, atLeading: Bool, bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let size = overlaySize(view)
    let height = min(size.height, bounds.height)
    let x = atLeading != isRightToLeft ? bounds.minX : bounds.maxX - size.width
    let y = PixelGrid(scale: pixelScale).rounded(bounds.minY + (bounds.height - height) / 2)
    return CGRect(x: x, y: y, width: size.width, height: height)
  }

  /// Returns a view's size, or its intrinsic content size if its size is zero.
  private func overlaySize(_ view: UIView) -> CGSize {
    let (own, natural) = (view.bounds.size, view.intrinsicContentSize)
    return CGSize(
      width: own.width > 0 ? own.width : max(0, natural.width),
      height: own.height > 0 ? own.height : max(0, natural.height))
  }

  func standardClearButtonRect(_ bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let x = isRightToLeft ? bounds.minX + 5 : bounds.maxX - 5 - side
    let y = PixelGrid(scale: pixelScale).rounded(bounds.minY + (bounds.height - side) / 2)
    return CGRect(x: x, y: y, width: side, height: side)
  }

  // MARK: Size

  var contentSize: CGSize {
    let grid = PixelGrid(scale: pixelScale)
    let shown = hasText ? labelText : placeholderText
    let text = shown.layout(width: .infinity, height: .infinity)
    let highest = max(CGFloat(text.height), shownFont.lineHeight)
    var height = grid.ceiled((highest - 1e-6).rounded(.up) + 1)
    var width = grid.ceiled(CGFloat(text.width)) + 2 * borderInset.width
    switch borderStyle {
    case .none: break
    case .line, .bezel: height += 4
    case .roundedRect: height = max(34, height + 12)
    }
    if showsLeftView(isEditing: isEditing) { width += leftViewRect(forBounds: fittingBounds(height: height)).width }
    if showsRightView(isEditing: isEditing) {
      width += rightViewRect(forBounds: fittingBounds(height: height)).width
    } else if showsClearButton(isEditing: isEditing) {
      width += 24
    }
    return CGSize(width: width, height: height)
  }

  private func fittingBounds(height: CGFloat) -> CGRect { CGRect(x: 0, y: 0, width: 1000, height: height) }

  /// The distances of the first baseline from the top and of the last baseline from the bottom, at the field's
  /// intrinsic height.
  var textBaselines: (first: CGFloat, last: CGFloat) {
    let grid = PixelGrid(scale: pixelScale)
    let (ascent, descent) = (hasText ? labelText : placeholderText).verticalMetrics
    let height = contentSize.height
    let free = height - ascent - descent
    let above: CGFloat =
      switch contentVerticalAlignment {
      case .center, .fill: free / 2
      case .top: borderInset.height
      case .bottom: free - borderInset.height
      }
    let first = grid.rounded(grid.rounded(above) + ascent)
    return (first, height - first)
  }

  // MARK: Overlays

  func replaceOverlay(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    contentDidChange()
  }

  func layoutOverlays() {
    placeOverlay(leftView, isShown: showsLeftView(isEditing: isEditing), frame: leftViewRect(forBounds: bounds))
    placeOverlay(rightView, isShown: showsRightView(isEditing: isEditing), frame: rightViewRect(forBounds: bounds))
    let showsClear = showsClearButton(isEditing: isEditing)
    if showsClear, clearButton == nil { clearButton = makeClearButton() }
    placeOverlay(clearButton, isShown: showsClear, frame: clearButtonRect(forBounds: bounds))
  }

  private func placeOverlay(_ view: UIView?, isShown: Bool, frame rect: CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = rect
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    let symbol = UIImage.SymbolConfiguration(pointSize: 17)
    button.setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: symbol), for: .normal)
    button.tintColor = .tertiaryLabel
    button.accessibilityLabel = "Clear text"
    button.addAction(UIAction { [weak self] _ in self?.tapClearButton() }, for: .touchUpInside)
    return button
  }
}
