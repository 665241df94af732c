// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The drag and drop behavior of a list, both while its elements are dragged and while a drag is over it. The
// controller is the delegate of UIKit's drag and drop interactions. The list has these interactions only while it has
// a drag or drop delegate.

import Foundation
import TesseraInteractions
@_spi(Tessera) import TesseraViews

@MainActor final class ListDragController: NSObject {
  weak var list: (any DraggableList)?
  var isEnabled = true { didSet { update() } }
  /// Whether a call was answered by a protocol's default implementation because the data source does not implement
  /// the method.
  var wasAnsweredByDefault = false
  private var drag: UIDragInteraction?
  private var drop: UIDropInteraction?

  /// The elements that were lifted from the list, with their drag items.
  private(set) var lifted: [(key: ItemPosition, items: [UIDragItem])] = []
  private var session: (any UIDragSession)?
  private(set) var isDragging = false
  private(set) var isOver = false
  private var proposal: UIDropProposal?
  private var destination: IndexPath?
  private(set) var gap: ItemPosition?
  private var into: IndexPath?
  private var activeDrop: ListDrop?
  /// The elements whose cells are hidden because a preview is moving to them.
  private var hiddenElements: Set<ItemPosition> = []
  private(set) var placeholders: [ListPlaceholder] = []
  private var dimmedCells: [ObjectIdentifier: UIView] = [:]

  init(_ list: (any DraggableList)?) {
    self.list = list
    super.init()
  }

  /// Adds the interactions that the delegates require, and removes the others.
  func update() {
    guard let list else { return }
    let drags = list.hasDragDelegate && isEnabled
    let drops = list.hasDropDelegate || list.hasDragDelegate
    if drags, drag == nil {
      let made = UIDragInteraction(delegate: self)
      drag = made
      list.addInteraction(made)
    } else if !drags, let old = drag {
      drag = nil
      list.removeInteraction(old)
    }
    if drops, drop == nil {
      let made = UIDropInteraction(delegate: self)
      drop = made
      list.addInteraction(made)
    } else if !drops, let old = drop {
      drop = nil
      list.removeInteraction(old)
    }
  }

  var hasActiveDrag: Bool { !lifted.isEmpty }
  var hasPlaceholders: Bool { !placeholders.isEmpty }

  /// The element being moved within the list, if it is the only dragged element.
  var source: ItemPosition? { isOver && isOwn && lifted.count == 1 ? lifted[0].key : nil }
  private var isOwn: Bool { session != nil && (session?.items.count ?? 0) == lifted.reduce(0) { $0 + $1.items.count } }

  // MARK: Changes of the list

  func reset() {
    resetDragAppearances()
    lifted = lifted.isEmpty ? [] : lifted.map { (ItemPosition(section: -1, row: -1), $0.items) }
    (gap, into, hiddenElements) = (nil, nil, [])
    for placeholder in placeholders { placeholder.cell.removeFromSuperview() }
    placeholders = []
  }

  /// Updates the state after elements have moved. `sections` contains the old positions of each section's elements.
  func rearrange(_ sections: [ListUpdate.Section]) {
    resetDragAppearances()
    var new: [ItemPosition: ItemPosition] = [:]
    for (index, section) in sections.enumerated() {
      for (row, key) in section.rows.enumerated() {
        if let key { new[key] = ItemPosition(section: index, row: row) }
      }
    }
    lifted = lifted.map { (new[$0.key] ?? ItemPosition(section: -1, row: -1), $0.items) }
    (gap, into) = (nil, nil)
    for placeholder in placeholders {
      let key = new[placeholder.key]
      let count = sections.indices.contains(placeholder.key.section) ? sections[placeholder.key.section].rows.count : 0
      placeholder.key = key ?? ItemPosition(section: placeholder.key.section, row: min(placeholder.key.row, count))
    }
  }

  // MARK: Appearance

  /// Updates a cell's opacity according to its element's role in a drag. Approximates iOS: half transparent while
  /// dragged.
  func updateDragAppearance(of cell: UIView, key: ItemPosition) {
    var alpha: CGFloat?
    if hiddenElements.contains(key) {
      alpha = 0
    } else if isDragging, lifted.contains(where: { $0.key == key }) {
      alpha = gap != nil && source == key ? 0 : 0.5
    }
    if let alpha {
      dimmedCells[ObjectIdentifier(cell)] = cell
      cell.dim(to: alpha, for: self)
    } else {
      resetDragAppearance(of: cell)
    }
  }

  func resetDragAppearance(of cell: UIView) {
    dimmedCells.removeValue(forKey: ObjectIdentifier(cell))?.undim(for: self)
  }

  private func resetDragAppearances() {
    for cell in dimmedCells.values { cell.undim(for: self) }
    dimmedCells = [:]
  }

  /// Lays out the rows around the gap. Approximates iOS: rows make room in 0.25 seconds.
  private func relayout() {
    guard let list else { return }
    SystemAnimation.run(for: 0.25) {
      list.setNeedsLayout()
      list.layoutIfNeeded()
    }
  }

  // MARK: Placeholders

  func addPlaceholder(_ placeholder: ListPlaceholder) {
    placeholders.append(placeholder)
    list?.addSubview(placeholder.cell)
    placeholder.update?()
    list?.setNeedsLayout()
  }

  func removePlaceholder(_ placeholder: ListPlaceholder) -> Bool {
    guard placeholders.contains(where: { $0 === placeholder }) else { return false }
    placeholders.removeAll { $0 === placeholder }
    placeholder.cell.removeFromSuperview()
    list?.setNeedsLayout()
    return true
  }
}

// MARK: Drags out of the list

extension ListDragController: UIDragInteractionDelegate, DragLiftEnding {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let list, let path = list.dragPath(at: session.location(in: list)), list.dragCell(at: path) != nil else {
      return []
    }
    let items = list.dragItems(for: session, at: path)
    guard !items.isEmpty else { return [] }
    (lifted, self.session) = ([(ItemPosition(path), items)], session)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let list, let path = list.dragPath(at: point), list.dragCell(at: path) != nil,
      !lifted.contains(where: { $0.key == ItemPosition(path) })
    else { return [] }
    let items = list.dragItems(addingTo: session, at: path, point: point)
    guard !items.isEmpty else { return [] }
    lifted.append((ItemPosition(path), items))
    setStates()
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let list, let key = lifted.first(where: { $0.items.contains { $0 === item } })?.key,
      let cell = list.dragCell(at: key.path), cell.window != nil
    else { return nil }
    return UITargetedDragPreview(
      view: cell, parameters: list.dragParameters(at: key.path) ?? defaultParameters(for: cell))
  }

  /// Returns preview parameters for the cell: a clear background if the cell has no background color, and a path that
  /// excludes the separator.
  private func defaultParameters(for cell: UIView) -> UIDragPreviewParameters {
    let parameters = UIDragPreviewParameters()
    if cell.backgroundColor == nil { parameters.backgroundColor = .clear }
    if let row = cell as? UITableViewCell, row.contentView.frame.height < row.bounds.height {
      let box = CGRect(x: 0, y: 0, width: row.bounds.width, height: row.contentView.frame.height)
      parameters.visiblePath = UIBezierPath(roundedRect: box, cornerRadius: row.layer.cornerRadius)
    }
    return parameters
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) { setStates() }

  private func setStates() {
    for (key, _) in lifted {
      if let list, let cell = list.dragCell(at: key.path) {
        list.setDragState(cell, isLifting: !isDragging, isDragging: isDragging)
      }
    }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    isDragging = true
    list?.dragWillBegin(session)
    setStates()
    list?.setNeedsLayout()
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list?.dragAllowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list?.dragIsRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    endLift()
    list?.dragDidEnd(session)
  }

  func liftDidEnd(_ interaction: UIDragInteraction) { endLift() }

  private func endLift() {
    let keys = lifted.map(\.key)
    (lifted, session, isDragging) = ([], nil, false)
    resetDragAppearances()
    for key in keys {
      if let list, let cell = list.dragCell(at: key.path) {
        list.setDragState(cell, isLifting: false, isDragging: false)
      }
    }
    list?.setNeedsLayout()
  }
}

// MARK: Drops on the list

extension ListDragController: UIDropInteractionDelegate {
  /// Returns whether the drag consists of a single element of the list that the data source can move.
  func isReorder(_ session: any UIDropSession) -> Bool {
    guard let own = self.session, session.localDragSession === own, isOwn, lifted.count == 1, let list else {
      return false
    }
    return list.canMove(at: lifted[0].key.path)
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let list else { return false }
    return list.hasDropDelegate ? list.dropCanHandle(session) : isReorder(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isOver = true
    list?.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let list else { return UIDropProposal(operation: .cancel) }
    let point = session.location(in: list)
    let path = list.dragPath(at: point) ?? (gap == nil ? nil : list.pathAfterLast(at: point))
    let new = list.dropProposal(for: session, at: path)
    (proposal, destination) = (new, path)
    showProposal(new, at: path, point: point)
    return new
  }

  /// Opens a gap or highlights an element, according to a drop proposal.
  private func showProposal(_ proposal: UIDropProposal, at path: IndexPath?, point: CGPoint) {
    guard let list else { return }
    let takes = proposal.operation == .copy || proposal.operation == .move
    var intent = takes && path != nil ? list.dropIntent(of: proposal) : .none
    if intent == .automatic, let path {
      let frame = list.dropFrame(at: path) ?? .zero
      intent = point.y > frame.minY + frame.height / 4 && point.y < frame.maxY - frame.height / 4 ? .into : .gap
    }
    setDropTarget(intent == .into ? path : nil)
    let new = intent == .gap ? path.map(ItemPosition.init) : nil
    guard new != gap else { return }
    gap = new
    relayout()
  }

  private func setDropTarget(_ path: IndexPath?) {
    guard path != into else { return }
    if let into { list?.setDropHighlight(to: false, at: into) }
    into = path
    if let path { list?.setDropHighlight(to: true, at: path) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    clearProposal()
    isOver = false
    relayout()
    list?.dropDidExit(session)
  }

  private func clearProposal() {
    setDropTarget(nil)
    (gap, proposal, destination) = (nil, nil, nil)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let list, let proposal else { return }
    let path = destination
    let isOwn = session.localDragSession === self.session
    let elements = session.items.map { item in
      let key = isOwn ? lifted.first { $0.items.contains { $0 === item } }?.key : nil
      let size = key.flatMap { list.dragCell(at: $0.path)?.bounds.size } ?? .zero
      return ListDropItem(item, from: key.flatMap { $0.section < 0 ? nil : $0.path }, size: size)
    }
    let drop = ListDrop(session: session, at: path, proposal: proposal, elements: elements)
    let moves = proposal.operation == .move && list.dropIntent(of: proposal) != .none && isReorder(session)
    clearProposal()
    activeDrop = drop
    if moves, let path, let from = elements.first?.sourceIndexPath, move(from: from, to: path) {
      drop.animate(elements[0].dragItem, to: .element(path))
    } else if list.hasDropDelegate {
      list.performDrop(drop)
    }
    hideCells(of: drop)
    relayout()
  }

  private func move(from: IndexPath, to: IndexPath) -> Bool {
    guard let list, list.dropFrame(at: to) != nil else { return false }
    return from == to || list.moveInteractively(from: from, to: to)
  }

  /// Hides the cells of dropped items until the previews arrive.
  private func hideCells(of drop: ListDrop) {
    for flight in drop.animations {
      if case .element(let path) = flight.destination { hiddenElements.insert(ItemPosition(path)) }
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let list, list.window != nil, let flight = activeDrop?.animations.first(where: { $0.item === item }) else {
      return defaultPreview
    }
    switch flight.destination {
    case .element(let path):
      guard let frame = list.dropFrame(at: path) else { return defaultPreview }
      return preview(at: frame, in: list, scale: 1, parameters: list.dropParameters(at: path), from: defaultPreview)
    case .into(let path, let rect):
      guard let frame = list.dropFrame(at: path) else { return defaultPreview }
      let size = defaultPreview.size
      let scale = min(1, size.width > 0 ? rect.width / size.width : 1, size.height > 0 ? rect.height / size.height : 1)
      let box = rect.offsetBy(dx: frame.minX, dy: frame.minY)
      return preview(
        at: box, in: list, scale: max(scale, 0.01), parameters: list.dropParameters(at: path), from: defaultPreview)
    case .target(let target): return defaultPreview.retargetedPreview(with: target)
    case .view(let cell, let parameters):
      guard cell.superview === list else { return defaultPreview }
      return preview(at: cell.frame, in: list, scale: 1, parameters: parameters, from: defaultPreview)
    }
  }

  private func preview(
    at frame: CGRect, in list: UIView, scale: CGFloat, parameters: UIDragPreviewParameters?,
    from standing: UITargetedDragPreview
  ) -> UITargetedDragPreview {
    let target = UIDragPreviewTarget(
      container: list, center: CGPoint(x: frame.midX, y: frame.midY),
      transform: CGAffineTransform(scaleX: scale, y: scale))
    return UITargetedDragPreview(
      view: standing.view, parameters: parameters ?? standing.parameters, target: target)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let flight = activeDrop?.animations.first(where: { $0.item === item }) else { return }
    animator.addAnimations { flight.animator.run() }
    animator.addCompletion { [weak self] _ in
      if case .element(let path) = flight.destination { self?.hiddenElements.remove(ItemPosition(path)) }
      self?.list?.setNeedsLayout()
      flight.animator.end()
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    clearProposal()
    (isOver, activeDrop, hiddenElements) = (false, nil, [])
    list?.setNeedsLayout()
    list?.dropDidEnd(session)
  }
}
