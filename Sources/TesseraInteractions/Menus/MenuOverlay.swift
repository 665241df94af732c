// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// A view that fills the window while a menu is visible. It contains the dimmed screen, the lifted preview and the
/// menus.
final class MenuOverlay: UIView {
  var didTapOutside: (() -> Void)?
  var didTapPreview: (() -> Void)?
  /// Called after a submenu was closed by a tap on its header or outside of it.
  var didCloseSubmenu: (() -> Void)?
  let platter: PreviewPlatter?
  private let backdrop: UIView
  /// The preview's original frame, or the menu's anchor, in window coordinates.
  private let start: CGRect
  private let order: UIContextMenuConfiguration.ElementOrder
  private var panels: [MenuPanel] = []
  /// The positions of the rows that opened the submenus.
  private var origins: [CGFloat] = []
  private var placement: MenuPlacement?

  init(
    frame: CGRect, platter: PreviewPlatter?, start: CGRect, order: UIContextMenuConfiguration.ElementOrder
  ) {
    (self.platter, self.start, self.order) = (platter, start, order)
    backdrop = platter == nil ? UIView() : BlurredBackdrop()
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    addSubview(backdrop)
    backdrop.addGestureRecognizer(
      UITapGestureRecognizer(target: self) { (overlay: MenuOverlay, _: UITapGestureRecognizer) in
        overlay.handleOutsideTap()
      })
    guard let platter else { return }
    addSubview(platter)
    platter.addGestureRecognizer(
      UITapGestureRecognizer(target: self) { (overlay: MenuOverlay, _: UITapGestureRecognizer) in
        overlay.didTapPreview?()
      })
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityPerformEscape() -> Bool {
    handleOutsideTap()
    return true
  }

  /// Closes the frontmost submenu or, if no submenu is open, the menu.
  private func handleOutsideTap() { if panels.count > 1 { pop() } else { didTapOutside?() } }

  // MARK: Menus

  func push(_ menu: UIMenu, from row: UIView?, onSelect choose: @escaping (MenuRow, UIMenu, UIView) -> Void) {
    let isReversed = panels.isEmpty && isReversed(menu)
    let panel = MenuPanel(menu, isSubmenu: row != nil, isReversed: isReversed)
    panel.onSelect = choose
    panel.closeSubmenu = { [weak self] in self?.pop() }
    origins.append(row.map { $0.convert($0.bounds, to: self).minY } ?? 0)
    panels.last?.isCovered = true
    panels.append(panel)
    addSubview(panel)
    panel.show(menu, width: menuWidth)
    setNeedsLayout()
  }

  func reload(_ menus: [UIMenu]) {
    for (panel, menu) in zip(panels, menus) { panel.show(menu, width: menuWidth) }
    setNeedsLayout()
  }

  private func pop() {
    guard panels.count > 1 else { return }
    panels.removeLast().removeFromSuperview()
    origins.removeLast()
    panels.last?.isCovered = false
    panels.last?.transform = .identity
    didCloseSubmenu?()
    setNeedsLayout()
  }

  /// Returns whether the menu shows its first element at the bottom, because the menu is above its source.
  private func isReversed(_ menu: UIMenu) -> Bool {
    switch order {
    case .fixed: return false
    case .automatic where platter != nil: return false
    case .automatic, .priority:
      let probe = MenuPanel(menu)
      addSubview(probe)
      defer { probe.removeFromSuperview() }
      probe.show(menu, width: menuWidth)
      return makePlacement(of: CGSize(width: menuWidth, height: probe.neededHeight)).isAbove
    }
  }

  // MARK: Layout

  private var room: CGRect {
    let margin = platter == nil ? MenuMetrics.margin : MenuMetrics.previewMargin
    let safe = bounds.inset(by: window?.safeAreaInsets ?? .zero)
    let room = safe.insetBy(dx: margin, dy: MenuMetrics.margin)
    return room.width > 0 && room.height > 0 && !room.isNull ? room : bounds
  }

  private var menuWidth: CGFloat { MenuMetrics(traits: traitCollection).width(available: room.width) }

  private func makePlacement(of size: CGSize) -> MenuPlacement {
    platter == nil
      ? .adjacent(to: start, size: size, room: room)
      : .nextTo(preview: start, size: size, room: room, isRightToLeft: isRightToLeft)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    let grid = PixelGrid(scale: pixelScale)
    let height = panels.first.map { $0.neededHeight } ?? 0
    let placement = makePlacement(of: CGSize(width: menuWidth, height: height))
    self.placement = placement
    if let platter { movePlatter(platter, to: placement.preview) }
    for (index, panel) in panels.enumerated() {
      var frame = placement.menu
      if index > 0 {
        frame.size.height = min(panel.neededHeight, room.height)
        frame.origin.y = max(room.minY, min(origins[index], room.maxY - frame.height))
      }
      panel.bounds.size = CGSize(width: frame.width, height: grid.rounded(frame.height))
      panel.center = CGPoint(
        x: grid.rounded(frame.minX) + frame.width / 2, y: grid.rounded(frame.minY) + grid.rounded(frame.height) / 2)
      // Approximates iOS: a menu covered by another menu is slightly smaller.
      panel.transform = panel.isCovered ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    }
  }

  /// Scales a preview to fit a frame, without changing its bounds.
  private func movePlatter(_ platter: PreviewPlatter, to frame: CGRect) {
    let size = platter.bounds.size
    let scale = size.width > 0 ? frame.width / size.width : size.height > 0 ? frame.height / size.height : 1
    platter.center = CGPoint(x: frame.midX, y: frame.midY)
    platter.transform = scale == 1 || !scale.isFinite ? .identity : CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Returns the frontmost menu's control at a point in the window.
  func control(at point: CGPoint) -> UIControl? {
    panels.last.flatMap { $0.control(at: $0.convert(point, from: nil)) }
  }

  // MARK: Animation

  // Approximates iOS; not measured.
  private static let appearDuration = 0.4
  private static let disappearDuration = 0.3

  func appear(_ animations: @escaping () -> Void, completion: @escaping () -> Void) {
    let seen = placement
    UIView.performWithoutAnimation {
      backdrop.alpha = 0
      if let platter { movePlatter(platter, to: start) }
      shrinkMenu()
    }
    platter?.isLifted = true
    SystemAnimation.run(
      for: Self.appearDuration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0
    ) {
      self.backdrop.alpha = 1
      if let platter = self.platter, let seen { self.movePlatter(platter, to: seen.preview) }
      self.panels.first?.transform = .identity
      self.panels.first?.alpha = 1
      animations()
    } completion: { _ in
      completion()
    }
  }

  /// Scales the menu down to its initial frame.
  private func shrinkMenu() {
    guard let panel = panels.first, let placement else { return }
    let anchor = platter == nil ? start : placement.preview
    let point = CGPoint(
      x: max(placement.menu.minX, min(anchor.midX, placement.menu.maxX)),
      y: placement.isAbove ? placement.menu.maxY : placement.menu.minY)
    let (dx, dy) = (point.x - placement.menu.midX, point.y - placement.menu.midY)
    panel.transform = CGAffineTransform(translationX: dx * 0.8, y: dy * 0.8).scaledBy(x: 0.2, y: 0.2)
    panel.alpha = 0
  }

  /// Animates the dismissal and removes the overlay. A preview moves to a custom target, or to its original frame.
  func disappear(to goal: CGRect?, _ animations: @escaping () -> Void, completion: @escaping () -> Void) {
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    SystemAnimation.run(for: Self.disappearDuration, delay: 0, options: .curveEaseOut) {
      self.backdrop.alpha = 0
      if let platter = self.platter { self.movePlatter(platter, to: goal ?? self.start) }
      for panel in self.panels.dropFirst() { panel.alpha = 0 }
      self.shrinkMenu()
      animations()
    } completion: { _ in
      self.platter?.finish()
      self.removeFromSuperview()
      completion()
    }
  }
}

/// The blurred and dimmed screen below a lifted view.
private final class BlurredBackdrop: UIView {
  override var isOpaqueByDefault: Bool { false }
  override var viewInspector: AnyViewInspector { AnyViewInspector(EffectInspector(view: self)) }
  override var contentOverlaps: Bool { true }

  override func paintContent(into canvas: inout Canvas) {
    let shape = DisplayList.Shape.rect(Rect(bounds))
    canvas.append(.backdrop(shape, DisplayList.Backdrop(sigma: 12, saturation: 1.2), canvas.transform))
    canvas.fill(shape, MenuMetrics.backdrop.rasterColor(with: traitCollection))
  }
}
