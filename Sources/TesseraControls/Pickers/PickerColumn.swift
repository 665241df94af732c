// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// One wheel of a picker view. It contains the visible rows and follows the user's touch.
final class PickerColumn: UIView {
  private weak var picker: UIPickerView?
  let component: Int
  private(set) var rowCount = 0
  private(set) var rowHeight: CGFloat = 32
  /// The index of the selected row; -1 if there are no rows.
  private(set) var selected = -1
  /// The index of the row in the center. Fractional while the wheel turns.
  private var position: CGFloat = 0
  private(set) var rows: [Int: PickerRow] = [:]
  private var spare: [UIView] = []
  /// The position when the current drag began; nil if there is no drag.
  private var dragStart: CGFloat?
  /// The number of turns so far. A turn calls its completion handler only if no later turn has begun.
  private var turns = 0

  /// The number of seconds in which a wheel comes to rest. Approximates iOS; not measured.
  private static let settleDuration = 0.3
  /// The distance that a flicked wheel turns divided by its speed, in milliseconds. iOS's normal deceleration rate of
  /// 0.998 per millisecond yields 0.998 / (1 - 0.998) = 499.
  private static let flickDuration: CGFloat = 499
  /// The maximum number of rows that an animated turn shows. A longer turn starts this number of rows before its
  /// destination.
  private static let longestTurn: CGFloat = 12

  init(_ picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    clipsToBounds = true
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self) { column, pan in column.track(pan) }
    addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer()
    tap.addTarget(self) { column, tap in column.selectRow(at: tap.location(in: column).y) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override var isOpaqueByDefault: Bool { false }

  // MARK: Rows

  var shape: WheelGeometry { WheelGeometry(height: bounds.height, rowHeight: rowHeight) }

  /// Sets the number and height of rows, and rebuilds the rows.
  ///
  /// - Parameter isRefill: Whether the reload was requested during a query. If true, reloads requested during this
  ///   reload are ignored.
  func reload(count: Int, rowHeight: CGFloat, isRefill: Bool) {
    self.isRefill = isRefill
    turns += 1
    dragStart = nil
    for row in rows.keys.sorted() { removeRow(at: row) }
    rowCount = count
    self.rowHeight = rowHeight
    selected = count == 0 ? -1 : max(0, min(selected, count - 1))
    position = CGFloat(max(0, selected))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    buildRows(from: position, to: position)
    removeHiddenRows()
    placeRows()
  }

  /// Creates the rows that are visible while the wheel turns from one position to another.
  private func buildRows(from start: CGFloat, to end: CGFloat) {
    guard rowCount > 0, let picker, bounds.width > 0, bounds.height > 0 else { return }
    let span = CGFloat(shape.span)
    let last = CGFloat(rowCount - 1)
    let low = max(0, min(min(start, end) - span, last)).rounded(.up)
    let high = max(0, min(max(start, end) + span, last)).rounded(.down)
    guard low <= high else { return }
    let (shape, near, far) = (shape, min(start, end), max(start, end))
    // Rows at the very edge are hidden by the curvature. If they were created here, each layout pass would remove
    // them.
    func isSeen(_ row: Int) -> Bool {
      let row = CGFloat(row)
      return shape.rowAppearance(at: row - max(near, min(row, far))) != nil
    }
    picker.query(dropsReloads: isRefill) {
      for row in Int(low)...Int(high) where rows[row] == nil && isSeen(row) {
        let view = PickerRow()
        rows[row] = view
        insertSubview(view, at: 0)
        picker.fillRow(view, row: row, component: component, reusing: spare.popLast())
        placeRow(view, at: row)
      }
    }
  }

  private var isRefill = false

  private func removeRow(at row: Int) {
    guard let view = rows.removeValue(forKey: row) else { return }
    if let content = view.release(), spare.count < 16 { spare.append(content) }
    view.removeFromSuperview()
  }

  private func removeHiddenRows() {
    let shape = shape
    for row in rows.keys.sorted() where shape.rowAppearance(at: CGFloat(row) - position) == nil { removeRow(at: row) }
  }

  private func placeRows() {
    for row in rows.keys.sorted() { if let view = rows[row] { placeRow(view, at: row) } }
  }

  private func placeRow(_ view: PickerRow, at row: Int) {
    let distance = CGFloat(row) - position
    let look = shape.rowAppearance(at: distance)
    let behind = WheelGeometry.RowAppearance(y: distance < 0 ? 0 - shape.radius : shape.radius, height: 0.01, alpha: 0)
    let shown = look ?? behind
    view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    // Rows farther away appear narrower and closer to the picker's center.
    let width = shape.width(height: shown.height)
    let aside = superview.map { $0.bounds.midX - frame.midX } ?? 0
    view.center = CGPoint(x: bounds.midX + aside * (1 - width), y: bounds.midY + shown.y)
    view.transform = shown.height == 1 ? .identity : CGAffineTransform(scaleX: width, y: shown.height)
    view.alpha = shown.alpha
  }

  // MARK: Rotation

  /// Turns the wheel to a row. Then calls `body`, unless another turn or a reload has interrupted the turn.
  func turn(to row: Int, animated: Bool, then body: @escaping @MainActor () -> Void = {}) {
    guard row >= 0, row < rowCount else { return }
    turns += 1
    let turn = turns
    selected = row
    let target = CGFloat(row)
    guard animated, window != nil, position != target else {
      position = target
      setNeedsLayout()
      body()
      return
    }
    position = max(target - Self.longestTurn, min(position, target + Self.longestTurn))
    buildRows(from: position, to: target)
    placeRows()
    position = target
    SystemAnimation.run(for: Self.settleDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      self.placeRows()
    } completion: { _ in
      guard turn == self.turns else { return }
      self.removeHiddenRows()
      body()
    }
  }

  /// Turns to the row that the user selected. If the row is different, notifies the delegate after the wheel comes to
  /// rest.
  func settle(on row: Int) {
    guard rowCount > 0 else { return }
    let old = selected
    let row = max(0, min(row, rowCount - 1))
    turn(to: row, animated: true) { if row != old { self.picker?.userDidSelect(row: row, component: self.component) } }
  }

  /// Turns the wheel to the tapped row.
  private func selectRow(at y: CGFloat) {
    let shape = shape
    // The row whose center is closest to the tap.
    let nearest = rows.keys.min { distance(ofRow: $0, to: y, shape: shape) < distance(ofRow: $1, to: y, shape: shape) }
    if let nearest { settle(on: nearest) }
  }

  private func distance(ofRow row: Int, to y: CGFloat, shape: WheelGeometry) -> CGFloat {
    shape.rowAppearance(at: CGFloat(row) - position).map { abs(bounds.midY + $0.y - y) } ?? .infinity
  }

  private func track(_ pan: UIPanGestureRecognizer) {
    let moved = pan.translation(in: self).y
    switch pan.state {
    case .began, .changed:
      if pan.state == .began { dragStart = position }
      guard let start = dragStart, rowCount > 0 else { return }
      turns += 1
      position = rubberBanded(start - moved / rowHeight)
      setNeedsLayout()
    case .ended: endDrag(speed: pan.velocity(in: self).y)
    default: endDrag(speed: 0)
    }
  }

  /// - Parameter speed: The speed of the touch, in points per second.
  private func endDrag(speed: CGFloat) {
    guard dragStart != nil else { return }
    dragStart = nil
    let thrown = position - speed / 1000 * Self.flickDuration / rowHeight
    settle(on: Int(max(0, min(thrown.rounded(), CGFloat(max(0, rowCount - 1))))))
  }

  /// Returns a position with the rubber-band effect of scroll views applied beyond the first and last row.
  private func rubberBanded(_ wanted: CGFloat) -> CGFloat {
    let inside = max(0, min(wanted, CGFloat(rowCount - 1)))
    let over = (wanted - inside) * rowHeight
    guard over != 0, bounds.height > 0 else { return inside }
    let stretched = (1 - 1 / (abs(over) * 0.55 / bounds.height + 1)) * bounds.height / rowHeight
    return over < 0 ? inside - stretched : inside + stretched
  }

  /// Ignores horizontal drags, because wheels turn only vertically.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan.view === self else { return true }
    let moved = pan.translation(in: self)
    return abs(moved.y) >= abs(moved.x)
  }

  // MARK: Accessibility

  override var isElementByDefault: Bool { true }
  override var labelByDefault: String? { picker?.spokenLabel(component: component) }
  override var valueByDefault: String? { picker?.spokenValue(row: selected, component: component) }
  override var traitsByDefault: UIAccessibilityTraits { .adjustable }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? picker?.spokenHint(component: component) }
    set { super.accessibilityHint = newValue }
  }

  override func accessibilityIncrement() { settle(on: selected + 1) }
  override func accessibilityDecrement() { settle(on: selected - 1) }

  override var viewInspector: AnyViewInspector { AnyViewInspector(PickerColumnInspector(view: self)) }
}

private struct PickerColumnInspector: ViewInspector {
  let column: PickerColumn
  var view: UIView { column }

  init(view: PickerColumn) { column = view }

  func addAttributes(to attributes: inout ViewAttributes) {
    if column.selected >= 0 { attributes["value"] = .word("row \(column.selected + 1) of \(column.rowCount)") }
  }
}
