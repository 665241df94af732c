// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Registered classes and the reuse queues.

import Foundation

/// The registered classes and the reuse queues of a table.
@MainActor
struct TableRegistry {
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var endClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The functions that create cells from nibs and storyboard prototypes.
  var cellMakers: [String: @MainActor () -> UITableViewCell?] = [:]
  var endMakers: [String: @MainActor () -> UITableViewHeaderFooterView?] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var ends: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func keep(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { cells[identifier, default: []].append(cell) }
  }

  mutating func keep(_ view: UITableViewHeaderFooterView) {
    if let identifier = view.reuseIdentifier { ends[identifier, default: []].append(view) }
  }

  mutating func takeCell(_ identifier: String) -> UITableViewCell? { cells[identifier]?.popLast() }
  mutating func takeEnd(_ identifier: String) -> UITableViewHeaderFooterView? { ends[identifier]?.popLast() }
}

extension UITableView {
  func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
    checkIdentifier(identifier)
    guard let cellClass else {
      registry.cellClasses[identifier] = nil
      registry.cellMakers[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      raise("NSInvalidArgumentException", "\(cellClass) is not a kind of UITableViewCell. Register a subclass of it.")
    }
    registry.cellClasses[identifier] = type
    registry.cellMakers[identifier] = nil
  }

  func registerEnds(_ aClass: AnyClass?, _ identifier: String) {
    checkIdentifier(identifier)
    guard let aClass else {
      registry.endClasses[identifier] = nil
      registry.endMakers[identifier] = nil
      return
    }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      raise(
        "NSInvalidArgumentException",
        "\(aClass) is not a kind of UITableViewHeaderFooterView. Register a subclass of it.")
    }
    registry.endClasses[identifier] = type
    registry.endMakers[identifier] = nil
  }

  func checkIdentifier(_ identifier: String) {
    if identifier.isEmpty { raise("NSInvalidArgumentException", "must pass a valid reuse identifier to register") }
  }

  func takeCell(_ identifier: String) -> UITableViewCell? {
    if let cell = registry.takeCell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let type = registry.cellClasses[identifier] else { return madeCell(identifier) }
    return DynamicInit.cell(type, style: .default, reuseIdentifier: identifier)
  }

  func takeCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    let key = RowKey(indexPath)
    if let cell = reconfigured[key], cell.reuseIdentifier == identifier { return cell }
    guard let cell = takeCell(identifier) else {
      raise(
        "NSInternalInconsistencyException",
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    if !needsData, geometry.contains(key) { configure(cell, key) }
    return cell
  }

  func takeEnd(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = registry.takeEnd(identifier) {
      view.prepareForReuse()
      return view
    }
    guard let type = registry.endClasses[identifier] else { return madeEnd(identifier) }
    return DynamicInit.headerFooter(type, reuseIdentifier: identifier)
  }

  // MARK: Visible cells

  /// Returns the row's cell, building it if needed.
  func cell(at key: RowKey) -> UITableViewCell {
    if let cell = cells[key] {
      cell.updateConfigurationIfNeeded()
      return cell
    }
    let cell = build(key)
    cells[key] = cell
    adopt(cell, key)
    cell.updateConfigurationIfNeeded()
    return cell
  }

  private func build(_ key: RowKey) -> UITableViewCell {
    builtCells += 1
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    return dataSource.tableView(self, cellForRowAt: key.path)
  }

  /// The default background color of rows.
  var usualRowColor: UIColor { styleStorage == .plain ? .systemBackground : .secondarySystemGroupedBackground }

  private func adopt(_ cell: UITableViewCell, _ key: RowKey) {
    if cell.backgroundColor == nil { cell.backgroundColor = usualRowColor }
    configure(cell, key)
    tellState(cell, key)
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: key.path)
  }

  /// Applies the row's state in the table to a cell that appears.
  func tellState(_ cell: UITableViewCell, _ key: RowKey) {
    cell.isSelected = selection.contains(key)
    if isEditing || cell.isEditing || cell.editing != nil { showEditing(cell, key, animated: false) }
    if let level = delegate?.tableView(self, indentationLevelForRowAt: key.path), level != cell.indentationLevel {
      cell.indentationLevel = level
    }
  }

  /// Returns the level of a visible cell, the default for delegates that return none.
  func indentationLevel(at path: IndexPath) -> Int { cells[RowKey(path)]?.indentationLevel ?? 0 }

  /// Moves the row's cell off screen and into the queue of its identifier.
  func retire(_ key: RowKey) {
    if let open = swipes?.open, open.cell === cells[key] { closeSwipe(animated: false) }
    guard let cell = cells.removeValue(forKey: key) else { return }
    dragging?.undress(cell)
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: key.path)
    registry.keep(cell)
  }
}
