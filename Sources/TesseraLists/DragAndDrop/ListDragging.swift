// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The behavior of a list while its elements are dragged and while a drag is over it. It is a delegate of UIKit's interactions,
// which the list has only while it has drag or drop delegates.

import Foundation
import TesseraInteractions
@_spi(Tessera) import TesseraViews

@MainActor final class ListDragging: NSObject {
  weak var list: (any DraggedList)?
  var isEnabled = true { didSet { update() } }
  /// Whether a protocol's default implementation answered instead of the data source.
  var wasAnsweredByDefault = false
  private var drag: UIDragInteraction?
  private var drop: UIDropInteraction?

  /// The elements that were lifted from the list, with their drag items.
  private(set) var lifted: [(key: RowKey, items: [UIDragItem])] = []
  private var session: (any UIDragSession)?
  private(set) var isDragging = false
  private(set) var isOver = false
  private var proposal: UIDropProposal?
  private var destination: IndexPath?
  private(set) var gap: RowKey?
  private var into: IndexPath?
  private var landing: ListDrop?
  /// The elements whose cells are hidden because a preview is moving to them.
  private var arriving: Set<RowKey> = []
  private(set) var placeholders: [ListPlaceholder] = []
  private var dressed: [ObjectIdentifier: UIView] = [:]

  init(_ list: (any DraggedList)?) {
    self.list = list
    super.init()
  }

  /// Adds or removes the interactions that the delegates need.
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

  /// The element that moves within the list, if it is the only one.
  var source: RowKey? { isOver && isOwn && lifted.count == 1 ? lifted[0].key : nil }
  private var isOwn: Bool { session != nil && (session?.items.count ?? 0) == lifted.reduce(0) { $0 + $1.items.count } }

  // MARK: Changes of the list

  func forget() {
    undressAll()
    lifted = lifted.isEmpty ? [] : lifted.map { (RowKey(-1, -1), $0.items) }
    (gap, into, arriving) = (nil, nil, [])
    for placeholder in placeholders { placeholder.cell.removeFromSuperview() }
    placeholders = []
  }

  /// Updates the state after elements have moved: `sections` contains the old positions of each section's elements.
  func rearrange(_ sections: [TableUpdate.Section]) {
    undressAll()
    var new: [RowKey: RowKey] = [:]
    for (index, section) in sections.enumerated() {
      for (row, key) in section.rows.enumerated() {
        if let key { new[key] = RowKey(index, row) }
      }
    }
    lifted = lifted.map { (new[$0.key] ?? RowKey(-1, -1), $0.items) }
    (gap, into) = (nil, nil)
    for placeholder in placeholders {
      let key = new[placeholder.key]
      let count = sections.indices.contains(placeholder.key.section) ? sections[placeholder.key.section].rows.count : 0
      placeholder.key = key ?? RowKey(placeholder.key.section, min(placeholder.key.row, count))
    }
  }

  // MARK: Appearance

  /// Updates a cell's opacity to its element's part in a drag. From memory of iOS: half transparent while dragged.
  func dress(_ cell: UIView, _ key: RowKey) {
    var alpha: CGFloat?
    if arriving.contains(key) {
      alpha = 0
    } else if isDragging, lifted.contains(where: { $0.key == key }) {
      alpha = gap != nil && source == key ? 0 : 0.5
    }
    if let alpha {
      dressed[ObjectIdentifier(cell)] = cell
      cell.dim(to: alpha, for: self)
    } else {
      undress(cell)
    }
  }

  func undress(_ cell: UIView) { dressed.removeValue(forKey: ObjectIdentifier(cell))?.undim(for: self) }

  private func undressAll() {
    for cell in dressed.values { cell.undim(for: self) }
    dressed = [:]
  }

  /// Lays out the rows around the gap. From memory of iOS: rows make room in 0.25 seconds.
  private func relayout() {
    guard let list else { return }
    SystemAnimation.run(for: 0.25) {
      list.setNeedsLayout()
      list.layoutIfNeeded()
    }
  }

  // MARK: Placeholders

  func add(_ placeholder: ListPlaceholder) {
    placeholders.append(placeholder)
    list?.addSubview(placeholder.cell)
    placeholder.update?()
    list?.setNeedsLayout()
  }

  func remove(_ placeholder: ListPlaceholder) -> Bool {
    guard placeholders.contains(where: { $0 === placeholder }) else { return false }
    placeholders.removeAll { $0 === placeholder }
    placeholder.cell.removeFromSuperview()
    list?.setNeedsLayout()
    return true
  }
}

// MARK: Drags out of the list

extension ListDragging: UIDragInteractionDelegate, DragLiftEnding {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let list, let path = list.dragPath(at: session.location(in: list)), list.dragCell(path) != nil else {
      return []
    }
    let items = list.dragItems(session, path)
    guard !items.isEmpty else { return [] }
    (lifted, self.session) = ([(RowKey(path), items)], session)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let list, let path = list.dragPath(at: point), list.dragCell(path) != nil,
      !lifted.contains(where: { $0.key == RowKey(path) })
    else { return [] }
    let items = list.dragItems(adding: session, path, point)
    guard !items.isEmpty else { return [] }
    lifted.append((RowKey(path), items))
    setStates()
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let list, let key = lifted.first(where: { $0.items.contains { $0 === item } })?.key,
      let cell = list.dragCell(key.path), cell.window != nil
    else { return nil }
    return UITargetedDragPreview(view: cell, parameters: list.dragParameters(key.path) ?? plainParameters(cell))
  }

  /// Returns preview parameters of the cell without a background, if it has a separate one, and without the separator.
  private func plainParameters(_ cell: UIView) -> UIDragPreviewParameters {
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
      if let list, let cell = list.dragCell(key.path) {
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
    undressAll()
    for key in keys {
      if let list, let cell = list.dragCell(key.path) { list.setDragState(cell, isLifting: false, isDragging: false) }
    }
    list?.setNeedsLayout()
  }
}

// MARK: Drops on the list

extension ListDragging: UIDropInteractionDelegate {
  /// Returns whether a single element of the list is dragged that the data source can move.
  func isReorder(_ session: any UIDropSession) -> Bool {
    guard let own = self.session, session.localDragSession === own, isOwn, lifted.count == 1, let list else {
      return false
    }
    return list.canMove(lifted[0].key.path)
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
    let path = list.dragPath(at: point) ?? (gap == nil ? nil : list.pathBehindEnd(at: point))
    let new = list.dropProposal(session, path)
    (proposal, destination) = (new, path)
    show(new, path, point)
    return new
  }

  /// Opens a gap or highlights an element.
  private func show(_ proposal: UIDropProposal, _ path: IndexPath?, _ point: CGPoint) {
    guard let list else { return }
    let takes = proposal.operation == .copy || proposal.operation == .move
    var intent = takes && path != nil ? list.dropIntent(proposal) : .none
    if intent == .automatic, let path {
      let frame = list.dropFrame(path) ?? .zero
      intent = point.y > frame.minY + frame.height / 4 && point.y < frame.maxY - frame.height / 4 ? .into : .gap
    }
    setInto(intent == .into ? path : nil)
    let new = intent == .gap ? path.map(RowKey.init) : nil
    guard new != gap else { return }
    gap = new
    relayout()
  }

  private func setInto(_ path: IndexPath?) {
    guard path != into else { return }
    if let into { list?.setHighlight(false, into) }
    into = path
    if let path { list?.setHighlight(true, path) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    close()
    isOver = false
    relayout()
    list?.dropDidExit(session)
  }

  private func close() {
    setInto(nil)
    (gap, proposal, destination) = (nil, nil, nil)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let list, let proposal else { return }
    let path = destination
    let isOwn = session.localDragSession === self.session
    let elements = session.items.map { item in
      let key = isOwn ? lifted.first { $0.items.contains { $0 === item } }?.key : nil
      let size = key.flatMap { list.dragCell($0.path)?.bounds.size } ?? .zero
      return ListDropItem(item, from: key.flatMap { $0.section < 0 ? nil : $0.path }, size)
    }
    let drop = ListDrop(session, at: path, proposal, elements)
    let moves = proposal.operation == .move && list.dropIntent(proposal) != .none && isReorder(session)
    close()
    landing = drop
    if moves, let path, let from = elements.first?.sourceIndexPath, move(from, path) {
      drop.fly(elements[0].dragItem, .element(path))
    } else if list.hasDropDelegate {
      list.performDrop(drop)
    }
    hide(drop)
    relayout()
  }

  private func move(_ from: IndexPath, _ to: IndexPath) -> Bool {
    guard let list, list.dropFrame(to) != nil else { return false }
    return from == to || list.moveByHand(from, to)
  }

  /// Hides the cells of dropped items until the previews arrive.
  private func hide(_ drop: ListDrop) {
    for flight in drop.flights {
      if case .element(let path) = flight.goal { arriving.insert(RowKey(path)) }
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let list, list.window != nil, let flight = landing?.flights.first(where: { $0.item === item }) else {
      return defaultPreview
    }
    switch flight.goal {
    case .element(let path):
      guard let frame = list.dropFrame(path) else { return defaultPreview }
      return preview(frame, in: list, 1, list.dropParameters(path), defaultPreview)
    case .into(let path, let rect):
      guard let frame = list.dropFrame(path) else { return defaultPreview }
      let size = defaultPreview.size
      let scale = min(1, size.width > 0 ? rect.width / size.width : 1, size.height > 0 ? rect.height / size.height : 1)
      let box = rect.offsetBy(dx: frame.minX, dy: frame.minY)
      return preview(box, in: list, max(scale, 0.01), list.dropParameters(path), defaultPreview)
    case .target(let target): return defaultPreview.retargetedPreview(with: target)
    case .view(let cell, let parameters):
      guard cell.superview === list else { return defaultPreview }
      return preview(cell.frame, in: list, 1, parameters, defaultPreview)
    }
  }

  private func preview(
    _ frame: CGRect, in list: UIView, _ scale: CGFloat, _ parameters: UIDragPreviewParameters?,
    _ standing: UITargetedDragPreview
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
    guard let flight = landing?.flights.first(where: { $0.item === item }) else { return }
    animator.addAnimations { flight.animator.run() }
    animator.addCompletion { [weak self] _ in
      if case .element(let path) = flight.goal { self?.arriving.remove(RowKey(path)) }
      self?.list?.setNeedsLayout()
      flight.animator.end()
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    close()
    (isOver, landing, arriving) = (false, nil, [])
    list?.setNeedsLayout()
    list?.dropDidEnd(session)
  }
}
