// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A split view controller's view. It contains a host view for each column, the separators, and the dimming view
/// below columns that overlay the content.
final class SplitContainerView: UIView {
  /// The layout of the columns and separators.
  struct Plan: Equatable {
    /// The frames of the visible columns, from back to front.
    var columns: [(column: UISplitViewController.Column, frame: CGRect)] = []
    /// The number of columns that overlay the content. They are the last elements of `columns`.
    var overCount = 0
    /// Whether the columns that overlay the content are on glass.
    var isFloating = false
    /// The frames of the separators.
    var lines: [CGRect] = []

    static func == (left: Plan, right: Plan) -> Bool {
      left.overCount == right.overCount && left.isFloating == right.isFloating && left.lines == right.lines
        && left.columns.elementsEqual(right.columns) { $0.column == $1.column && $0.frame == $1.frame }
    }
  }

  var onLayout: (() -> Void)?
  var onShadeTap: (() -> Void)?
  private let shade = UIView()
  private var hosts: [UISplitViewController.Column: UIView] = [:]
  private var lines: [UIView] = []
  /// The plates of glass below floating columns.
  private var plates: [UISplitViewController.Column: UIVisualEffectView] = [:]
  /// The corner radius of floating columns, in points: that of cards in iOS 26.
  private static let floatingCorner: CGFloat = 26

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The dimming color approximates iOS.
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.12)
    shade.addGestureRecognizer(UITapGestureRecognizer(target: self) { view, _ in view.onShadeTap?() })
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  /// Returns a column's host view.
  func host(_ column: UISplitViewController.Column) -> UIView {
    if let host = hosts[column] { return host }
    let host = SplitColumnView()
    hosts[column] = host
    return host
  }

  /// Shows the columns of a plan with their views, and removes all other columns.
  func applyPlan(_ plan: Plan, views: (UISplitViewController.Column) -> UIView?) {
    for (column, host) in hosts where !plan.columns.contains(where: { $0.column == column }) {
      host.subviews.forEach { $0.removeFromSuperview() }
      host.removeFromSuperview()
    }
    let firstOver = plan.overCount > 0 ? plan.columns.count - plan.overCount : -1
    var order: [UIView] = []
    for (index, place) in plan.columns.enumerated() {
      if index == firstOver { order.append(shade) }
      let host = host(place.column)
      if host.frame != place.frame { host.frame = place.frame }
      let isOver = plan.overCount > 0 && index >= firstOver
      setRaised(host, isOver: isOver && !plan.isFloating)
      setFloating(host, isFloating: isOver && plan.isFloating)
      if isOver, plan.isFloating { order.append(plate(place.column, frame: place.frame)) }
      order.append(host)
    }
    if shade.frame != bounds { shade.frame = bounds }
    if plan.overCount == 0 { shade.removeFromSuperview() }
    setLines(plan.lines)
    order += lines
    for plate in plates.values where !order.contains(where: { $0 === plate }) { plate.removeFromSuperview() }
    // Adding a view that is already a subview would trigger another layout.
    if !subviews.elementsEqual(order, by: ===) { order.forEach(addSubview) }
    for place in plan.columns { fill(host(place.column), with: views(place.column)) }
  }

  private func fill(_ host: UIView, with view: UIView?) {
    for other in host.subviews where other !== view { other.removeFromSuperview() }
    guard let view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.frame != host.bounds { view.frame = host.bounds }
    if view.superview !== host { host.addSubview(view) }
  }

  /// Adds the shadow of a column that overlays the content, or removes it. The values approximate iOS.
  private func setRaised(_ host: UIView, isOver: Bool) {
    guard isOver || host.layer.shadowOpacity > 0 else { return }
    host.layer.shadowOpacity = isOver ? 0.15 : 0
    host.layer.shadowRadius = 16
    host.layer.shadowOffset = .zero
    host.layer.shadowPath = isOver ? UIBezierPath(rect: host.bounds).cgPath : nil
  }

  /// Returns the plate of glass below a floating column.
  private func plate(_ column: UISplitViewController.Column, frame: CGRect) -> UIView {
    let plate = plates[column] ?? UIVisualEffectView(effect: UIGlassEffect())
    plates[column] = plate
    plate.cornerConfiguration = .corners(radius: .fixed(Double(Self.floatingCorner)))
    if plate.frame != frame { plate.frame = frame }
    return plate
  }

  /// Gives a floating column round corners, or removes them.
  private func setFloating(_ host: UIView, isFloating: Bool) {
    guard isFloating != host.clipsToBounds else { return }
    host.clipsToBounds = isFloating
    host.layer.cornerRadius = isFloating ? Self.floatingCorner : 0
    host.layer.cornerCurve = .continuous
  }

  private func setLines(_ frames: [CGRect]) {
    while lines.count > frames.count { lines.removeLast().removeFromSuperview() }
    while lines.count < frames.count {
      let line = UIView()
      line.backgroundColor = .separator
      lines.append(line)
    }
    for (line, frame) in zip(lines, frames) where line.frame != frame { line.frame = frame }
  }
}
