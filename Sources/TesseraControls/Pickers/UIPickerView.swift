// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A picker view contains wheels, which UIKit calls components, in a row with a shared selection band. The data source
// is queried for counts once, at the first use or layout pass after `reloadAllComponents()`. The delegate is queried
// for rows when they become visible. If the data source or the delegate modifies the picker during a query, the
// changes take effect once, after the query. Margins of 9 points, gaps of 5 points and the band height of 34 points
// approximate iOS.

public import Foundation
import TesseraRaster
@_spi(Tessera) public import TesseraViews
@_spi(Tessera) public import TesseraGraphics

/// A view with one or more wheels that the user turns to select rows, 320 x 216 points by default.
///
/// - Note: Differs from UIKit: invalid row and component indices are ignored. For such indices, methods return a
///   count of 0, a size of zero or no view.
open class UIPickerView: UIView {
  private static let size = CGSize(width: 320, height: 216)
  private static let margin: CGFloat = 9
  private static let gap: CGFloat = 5
  private static let band: CGFloat = 34
  /// The maximum number of rows. Floating-point numbers can't represent positions in longer wheels exactly.
  private static let maximumRowCount = 1 << 50

  /// The data source, which provides the number of components and rows. Setting it reloads the picker.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate, which provides the appearance of rows and is notified of selections. Setting it reloads the picker.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether the selection band is visible. Stored only, because the band is always visible, as on iOS 7 and later.
  /// `false` by default.
  open var showsSelectionIndicator = false

  /// The wheels; nil until the data source has been queried for counts.
  private var columns: [PickerColumn]?
  private var isQuerying = false
  /// The reloads to perform after the current query. Each element is a component, or nil for all components.
  private var pendingReloads: [Int?] = []

  /// Creates a picker with a frame. If the frame's size is zero, the picker is 320 x 216 points.
  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, at: UIPickerView.self)
  }

  // MARK: Counts

  private var loadedColumns: [PickerColumn] {
    if columns == nil, !isQuerying { load() }
    return columns ?? []
  }

  private func column(at component: Int) -> PickerColumn? {
    let columns = loadedColumns
    return columns.indices.contains(component) ? columns[component] : nil
  }

  /// The number of wheels.
  open var numberOfComponents: Int { loadedColumns.count }

  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int { column(at: component)?.rowCount ?? 0 }

  /// Returns the size of a wheel's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let column = column(at: component) else { return .zero }
    return CGSize(width: widths[component], height: column.rowHeight)
  }

  /// Reloads all counts and rows. Each wheel keeps its selected row, or selects the last row if there are fewer rows.
  open func reloadAllComponents() {
    guard !isQuerying else { return pendingReloads.append(nil) }
    // The old wheels are kept until the next query, because they store the selected rows.
    stale = columns ?? stale
    columns = nil
    setNeedsLayout()
  }

  private var stale: [PickerColumn] = []
  /// Two adjacent wheels that keep their order in right-to-left layouts.
  var unmirrored: (Int, Int)?
  /// The title alignments of the wheels, centered by default. `.right` is the trailing edge.
  var alignments: [NSTextAlignment] = []

  /// Reloads the number of rows and the rows of one wheel.
  open func reloadComponent(_ component: Int) {
    guard !isQuerying else { return pendingReloads.append(component) }
    guard let columns, columns.indices.contains(component) else { return }
    query { reloadCount(of: columns[component]) }
    setNeedsLayout()
  }

  private func load() {
    query {
      let columns = arrangeColumns(stale, number: queryComponentCount())
      stale = []
      for column in columns { reloadCount(of: column) }
    }
    setNeedsLayout()
  }

  private func queryComponentCount() -> Int {
    dataSource.map { max(0, min($0.numberOfComponents(in: self), 1000)) } ?? 0
  }

  /// Returns the given number of wheels, reusing old wheels and creating missing ones.
  @discardableResult
  private func arrangeColumns(_ old: [PickerColumn], number: Int) -> [PickerColumn] {
    for column in old.dropFirst(number) { column.removeFromSuperview() }
    var columns = Array(old.prefix(number))
    for component in columns.count..<max(number, columns.count) {
      columns.append(PickerColumn(self, component: component))
      addSubview(columns[component])
    }
    self.columns = columns
    if columns.count != old.count { setNeedsLayout() }
    return columns
  }

  private func reloadCount(of column: PickerColumn, isRefill: Bool = false) {
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: column.component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: column.component) ?? -1
    column.reload(
      count: max(0, min(count, Self.maximumRowCount)), rowHeight: height >= 1 && height <= 10_000 ? height : 32,
      isRefill: isRefill)
  }

  /// Queries the data source or the delegate in `body`. Reloads requested during the query are performed after it;
  /// further reloads requested by those reloads are ignored. If the data source is removed during the query, its
  /// wheels are also removed.
  func query(dropsReloads: Bool = false, _ body: () -> Void) {
    let isOutermost = !isQuerying
    isQuerying = true
    body()
    guard isOutermost else { return }
    if let columns, !dropsReloads, !pendingReloads.isEmpty { reload(columns) }
    if let columns, dataSource == nil, pendingReloads.contains(nil) { arrangeColumns(columns, number: 0) }
    pendingReloads = []
    isQuerying = false
  }

  private func reload(_ columns: [PickerColumn]) {
    let all = pendingReloads.contains(nil)
    let columns = all ? arrangeColumns(columns, number: queryComponentCount()) : columns
    for column in columns where all || pendingReloads.contains(column.component) {
      reloadCount(of: column, isRefill: true)
    }
  }

  // MARK: Selection

  /// Turns a wheel to a row without notifying the delegate. Takes effect immediately if no animation clock is
  /// running.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(at: component)?.turn(to: row, animated: animated)
  }

  /// Returns the row in the center of a wheel, or the destination of a turning wheel; -1 for a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int { column(at: component)?.selected ?? -1 }

  func userDidSelect(row: Int, component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Rows

  /// Returns the delegate's view for a row, or nil if the row is not visible or shows a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    column(at: component)?.rows[row]?.content
  }

  func fillRow(_ view: PickerRow, row: Int, component: Int, reusing spare: UIView?) {
    query {
      if let content = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: spare),
        content !== PickerRow.noContent
      {
        return view.show(content)
      }
      let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
      view.alignment = alignments.indices.contains(component) ? alignments[component] : .center
      view.show(title, plain: title == nil ? plainTitle(row: row, component: component) : "")
    }
  }

  /// Returns a row's title, or a question mark for a row without content, as in UIKit.
  private func plainTitle(row: Int, component: Int) -> String {
    delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The wheels' widths from the delegate. Wheels without a width from the delegate divide the remaining width
  /// equally.
  private var widths: [CGFloat] {
    let number = loadedColumns.count
    let wanted = (0..<number).map { delegate?.pickerView(self, widthForComponent: $0) ?? -1 }
      .map { $0 >= 0 && $0 <= 1e6 ? $0 : nil }
    let room = bounds.width - 2 * Self.margin - Self.gap * CGFloat(max(0, number - 1))
    let left = room - wanted.reduce(0) { $0 + ($1 ?? 0) }
    let share = max(0, left / CGFloat(max(1, wanted.count { $0 == nil })))
    return wanted.map { $0 ?? share }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let columns = loadedColumns
    let widths = widths
    guard widths.count == columns.count else { return }
    let total = widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1))
    var x = bounds.midX - total / 2
    let isRTL = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var order = Array(columns.indices)
    if isRTL {
      order.reverse()
      // Hours precede minutes in every language, including right-to-left languages.
      if let pair = unmirrored, let first = order.firstIndex(of: pair.0), let last = order.firstIndex(of: pair.1) {
        order.swapAt(first, last)
      }
    }
    for index in order {
      columns[index].frame = CGRect(x: x, y: bounds.minY, width: widths[index], height: bounds.height)
      x += widths[index] + Self.gap
    }
  }

  // MARK: Drawing

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }

  @_spi(Tessera) open override func paintContent(into canvas: inout Canvas) {
    let band = CGRect(
      x: bounds.minX + Self.margin, y: bounds.midY - Self.band / 2, width: bounds.width - 2 * Self.margin,
      height: Self.band)
    canvas.fillRounded(
      band, radius: traitCollection.isGlass ? band.height / 2 : 8,
      color: UIColor.tertiarySystemFill.rasterColor(with: traitCollection))
  }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .pickerView }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(PickerInspector(view: self)) }

  // MARK: Accessibility

  func spokenLabel(component: Int) -> String? {
    (delegate as? any UIPickerViewAccessibilityDelegate)?
      .pickerView(self, accessibilityLabelForComponent: component)
  }

  func spokenHint(component: Int) -> String? {
    (delegate as? any UIPickerViewAccessibilityDelegate)?
      .pickerView(self, accessibilityHintForComponent: component)
  }

  /// Returns a row's title, or its view's accessibility text.
  func spokenValue(row: Int, component: Int) -> String? {
    guard row >= 0 else { return nil }
    if let words = column(at: component)?.rows[row]?.words { return words }
    return delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }
}

private struct PickerInspector: ViewInspector {
  let view: UIView

  var hasSystemSize: Bool { true }
}
