// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Sizes and colors approximate iOS 18: a capsule of thick material, 44 points high, with a shadow. Items have
// 15-point text with a padding of 16 points on both sides, and are separated by hairlines. Items that do not fit are
// moved to more pages.

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The bubble of an edit menu, which shows the items in a row.
final class EditMenuBubble: UIView {
  var onChoice: ((UIMenuElement) -> Void)?
  private var pages: [[UIMenuElement]] = []
  private var page = 0
  private var buttons: [UIView] = []
  private static let height: CGFloat = 44
  private static let arrow: CGFloat = 40

  static let backgroundTint = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.19, alpha: 0.97) : UIColor(white: 0.98, alpha: 0.97)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = []
    if traitCollection.isGlass { addGlass() } else { addMaterial() }
  }

  required init?(coder: NSCoder) { nil }

  private func addMaterial() {
    backgroundColor = Self.backgroundTint
    layer.cornerRadius = Self.height / 2
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 6)
  }

  /// Adds a capsule of glass below the items.
  private func addGlass() {
    let glass = UIVisualEffectView(effect: UIGlassEffect())
    glass.frame = bounds
    glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    glass.isUserInteractionEnabled = false
    addSubview(glass)
  }

  func show(_ items: [UIMenuElement], maximum: CGFloat) {
    pages = Self.paged(items, maximum: max(120, maximum))
    page = 0
    showPage()
  }

  /// Divides the items into pages. The first page reserves space for an arrow at its end, and the other pages at both
  /// ends.
  private static func paged(_ items: [UIMenuElement], maximum: CGFloat) -> [[UIMenuElement]] {
    let widths = items.map { makeButton($0).bounds.width }
    guard widths.reduce(0, +) > maximum else { return [items] }
    var pages: [[UIMenuElement]] = [[]]
    var used = arrow
    for (item, width) in zip(items, widths) {
      if used + width > maximum, pages[pages.count - 1].isEmpty == false {
        pages.append([])
        used = 2 * arrow
      }
      pages[pages.count - 1].append(item)
      used += width
    }
    return pages
  }

  private func showPage() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = []
    guard pages.indices.contains(page) else { return }
    if page > 0 { addButton(makeArrow(symbol: "chevron.left", step: -1)) }
    for item in pages[page] {
      let button = Self.makeButton(item)
      button.addAction(UIAction { [weak self] _ in self?.onChoice?(item) }, for: .touchUpInside)
      addButton(button)
    }
    if page + 1 < pages.count { addButton(makeArrow(symbol: "chevron.right", step: 1)) }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = buttons.reduce(0) { $0 + $1.bounds.width }
    var x: CGFloat = 0
    for button in buttons {
      let size = button.bounds.size
      button.frame = CGRect(x: isRightToLeft ? width - x - size.width : x, y: 0, width: size.width, height: Self.height)
      x += size.width
    }
    let middle = frame.midX
    bounds.size = CGSize(width: width, height: Self.height)
    if superview != nil, page > 0 { center.x = middle }
  }

  private func addButton(_ button: UIView) {
    buttons.append(button)
    addSubview(button)
  }

  private func makeArrow(symbol: String, step: Int) -> UIButton {
    let button = UIButton(type: .custom)
    let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    button.setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
    button.tintColor = .label
    button.bounds.size = CGSize(width: Self.arrow, height: Self.height)
    button.accessibilityLabel = step > 0 ? "Show more items" : "Show previous items"
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.page += step
        self.showPage()
      }, for: .touchUpInside)
    return button
  }

  private static func makeButton(_ item: UIMenuElement) -> UIButton {
    let button = UIButton(type: .custom)
    let attributes = (item as? UIAction)?.attributes ?? (item as? UICommand)?.attributes ?? []
    let color: UIColor = attributes.contains(.destructive) ? .systemRed : .label
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.setTitleColor(color, for: .normal)
    button.setTitleColor(.tertiaryLabel, for: .disabled)
    button.tintColor = color
    if item.title.isEmpty, let image = item.image {
      button.setImage(image, for: .normal)
    } else {
      button.setTitle(item.title, for: .normal)
    }
    button.isEnabled = !attributes.contains(.disabled)
    button.bounds.size = CGSize(width: button.intrinsicContentSize.width.rounded(.up) + 32, height: height)
    return button
  }

  // MARK: Painting

  override var viewInspector: AnyViewInspector { AnyViewInspector(BarInspector(view: self)) }

  override var contentOverlaps: Bool { true }

  /// Draws the hairlines between the items.
  override func paintContent(into canvas: inout Canvas) {
    let hairline = PixelGrid(scale: pixelScale).ceiled(0.5)
    for button in buttons where button.frame.maxX < bounds.maxX - 1 {
      let rect = CGRect(x: button.frame.maxX - hairline, y: 0, width: hairline, height: bounds.height)
      canvas.fill(.rect(Rect(rect)), UIColor.separator.rasterColor(with: traitCollection))
    }
  }
}
