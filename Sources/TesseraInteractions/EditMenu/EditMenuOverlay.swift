// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// A view that covers a window while an edit menu is visible, and contains the menu's bubble. Touches outside of the
/// bubble dismiss the menu and are then delivered to the views below.
final class EditMenuOverlay: UIView {
  let bubble = EditMenuBubble()
  var onChoice: ((UIMenuElement) -> Void)?
  var onOutside: (() -> Void)?
  /// Whether the menu was dismissed and is fading out.
  var isDismissing = false
  var items: [UIMenuElement] { didSet { reload() } }
  /// The rectangle that the bubble must not cover.
  var target = CGRect.zero { didSet { placeBubble() } }
  private let direction: UIEditMenuArrowDirection
  private static let gap: CGFloat = 8

  init(_ items: [UIMenuElement], direction: UIEditMenuArrowDirection) {
    (self.items, self.direction) = (items, direction)
    super.init(frame: .zero)
    addSubview(bubble)
    bubble.onChoice = { [weak self] in self?.select($0) }
  }

  required init?(coder: NSCoder) { nil }

  func show(in window: UIWindow, target: CGRect) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
    self.target = target
    reload()
  }

  private func reload() {
    bubble.show(items, maximum: bounds.width - 2 * Self.gap)
    placeBubble()
  }

  private func select(_ item: UIMenuElement) {
    guard let menu = item as? UIMenu else { return onChoice?(item) ?? () }
    items = menu.children.flatMap {
      ($0 as? UIMenu).map { $0.options.contains(.displayInline) ? $0.children : [$0] } ?? [$0]
    }
  }

  /// Positions the bubble above the target, or below the target if there is no space, unless another side is
  /// preferred.
  private func placeBubble() {
    let size = bubble.bounds.size
    let room = bounds.inset(by: window?.deviceSafeArea ?? .zero)
    let gap = Self.gap
    let above = target.minY - gap - size.height
    var origin = CGPoint(x: target.midX - size.width / 2, y: above)
    switch direction {
    case .automatic: if above < room.minY + gap { origin.y = target.maxY + gap }
    case .up: origin.y = target.maxY + gap
    case .down: break
    case .left: origin = CGPoint(x: target.maxX + gap, y: target.midY - size.height / 2)
    case .right: origin = CGPoint(x: target.minX - gap - size.width, y: target.midY - size.height / 2)
    }
    origin.x = max(room.minX + gap, min(origin.x, room.maxX - gap - size.width))
    origin.y = max(room.minY + gap, min(origin.y, room.maxY - gap - size.height))
    let grid = PixelGrid(scale: pixelScale)
    bubble.frame.origin = CGPoint(x: grid.rounded(origin.x), y: grid.rounded(origin.y))
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isDismissing else { return nil }
    let view = super.hitTest(point, with: event)
    guard view === self else { return view }
    if event != nil { onOutside?() }
    return nil
  }
}
