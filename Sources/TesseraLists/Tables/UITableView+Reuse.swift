// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Registration, creation and reuse of cells.

import Foundation

/// The registered classes and the reuse queues of a table.
@MainActor
struct TableRegistry {
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var sectionViewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The functions that create cells from nibs and storyboard prototypes, by reuse identifier.
  var cellFactories: [String: @MainActor () -> UITableViewCell?] = [:]
  var sectionViewFactories: [String: @MainActor () -> UITableViewHeaderFooterView?] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var sectionViews: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func enqueue(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { cells[identifier, default: []].append(cell) }
  }

  mutating func enqueue(_ view: UITableViewHeaderFooterView) {
    if let identifier = view.reuseIdentifier { sectionViews[identifier, default: []].append(view) }
  }

  mutating func dequeueCell(_ identifier: String) -> UITableViewCell? { cells[identifier]?.popLast() }
  mutating func dequeueSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
    sectionViews[identifier]?.popLast()
  }
}

extension UITableView {
  func registerCells(_ cellClass: AnyClass?, identifier: String) {
    checkIdentifier(identifier)
    guard let cellClass else {
      registry.cellClasses[identifier] = nil
      registry.cellFactories[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      raise("NSInvalidArgumentException", "\(cellClass) is not a kind of UITableViewCell. Register a subclass of it.")
    }
    registry.cellClasses[identifier] = type
    registry.cellFactories[identifier] = nil
  }

  func registerSectionViews(_ aClass: AnyClass?, identifier: String) {
    checkIdentifier(identifier)
    guard let aClass else {
      registry.sectionViewClasses[identifier] = nil
      registry.sectionViewFactories[identifier] = nil
      return
    }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      raise(
        "NSInvalidArgumentException",
        "\(aClass) is not a kind of UITableViewHeaderFooterView. Register a subclass of it.")
    }
    registry.sectionViewClasses[identifier] = type
    registry.sectionViewFactories[identifier] = nil
  }

  func checkIdentifier(_ identifier: String) {
    if identifier.isEmpty { raise("NSInvalidArgumentException", "must pass a valid reuse identifier to register") }
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = registry.dequeueCell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let type = registry.cellClasses[identifier] else { return makeCell(identifier: identifier) }
    return DynamicInit.cell(type, style: .default, reuseIdentifier: identifier)
  }

  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    let key = ItemPosition(indexPath)
    if let cell = reconfiguredCells[key], cell.reuseIdentifier == identifier { return cell }
    guard let cell = dequeueCell(identifier) else {
      raise(
        "NSInternalInconsistencyException",
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    if !needsData, geometry.contains(key) { configure(cell, at: key) }
    return cell
  }

  func dequeueSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = registry.dequeueSectionView(identifier) {
      view.prepareForReuse()
      return view
    }
    guard let type = registry.sectionViewClasses[identifier] else { return makeSectionView(identifier: identifier) }
    return DynamicInit.headerFooter(type, reuseIdentifier: identifier)
  }

  // MARK: Visible cells

  /// Returns the row's cell, creating it if necessary.
  func cell(at key: ItemPosition) -> UITableViewCell {
    if let cell = cells[key] {
      cell.updateConfigurationIfNeeded()
      return cell
    }
    let cell = buildCell(at: key)
    cells[key] = cell
    display(cell, at: key)
    cell.updateConfigurationIfNeeded()
    return cell
  }

  private func buildCell(at key: ItemPosition) -> UITableViewCell {
    builtCells += 1
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    return dataSource.tableView(self, cellForRowAt: key.path)
  }

  /// The default background color of rows.
  var defaultRowColor: UIColor { styleStorage == .plain ? .systemBackground : .secondarySystemGroupedBackground }

  private func display(_ cell: UITableViewCell, at key: ItemPosition) {
    if cell.backgroundColor == nil { cell.backgroundColor = defaultRowColor }
    configure(cell, at: key)
    applyState(to: cell, at: key)
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: key.path)
  }

  /// Applies the row's state in the table, such as its selection, to a cell that is about to appear.
  func applyState(to cell: UITableViewCell, at key: ItemPosition) {
    cell.isSelected = selection.contains(key)
    if isEditing || cell.isEditing || cell.editing != nil { showEditing(of: cell, at: key, animated: false) }
    if let level = delegate?.tableView(self, indentationLevelForRowAt: key.path), level != cell.indentationLevel {
      cell.indentationLevel = level
    }
  }

  /// Returns the indentation level of a visible cell. This is the default for delegates that do not provide
  /// indentation levels.
  func indentationLevel(at path: IndexPath) -> Int { cells[ItemPosition(path)]?.indentationLevel ?? 0 }

  /// Removes the row's cell and adds it to the reuse queue for its identifier.
  func retire(_ key: ItemPosition) {
    if let open = swipes?.open, open.cell === cells[key] { closeSwipe(animated: false) }
    guard let cell = cells.removeValue(forKey: key) else { return }
    dragging?.resetDragAppearance(of: cell)
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: key.path)
    registry.enqueue(cell)
  }
}
