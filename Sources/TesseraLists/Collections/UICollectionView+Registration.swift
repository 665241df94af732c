// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Registration and dequeuing of reusable views.

public import Foundation
import TesseraNibs

/// The registered classes and the reuse queues of a collection view.
@MainActor
struct CollectionRegistry {
  struct Name: Hashable {
    var kind: String
    var identifier: String
  }

  static let cellKind = "UICollectionElementKindCell"
  var classes: [Name: UICollectionReusableView.Type] = [:]
  /// The functions that create views from nibs and storyboard prototypes, by name.
  var factories: [Name: @MainActor () -> UICollectionReusableView?] = [:]
  private var reusableViews: [Name: [UICollectionReusableView]] = [:]
  private var decorations: [String: [UICollectionReusableView]] = [:]

  mutating func enqueue(_ view: UICollectionReusableView) {
    guard let kind = view.dequeuedKind else { return }
    if let identifier = view.reuseIdentifier {
      reusableViews[Name(kind: kind, identifier: identifier), default: []].append(view)
    } else {
      decorations[kind, default: []].append(view)
    }
  }

  mutating func dequeue(_ name: Name) -> UICollectionReusableView? { reusableViews[name]?.popLast() }

  mutating func dequeueDecoration(_ kind: String) -> UICollectionReusableView? {
    let view = decorations[kind]?.popLast()
    view?.prepareForReuse()
    return view
  }
}

extension UICollectionView {
  func registerCells(_ cellClass: AnyClass?, identifier: String) {
    guard let cellClass else { return register(nil, kind: CollectionRegistry.cellKind, identifier: identifier) }
    guard let type = cellClass as? UICollectionViewCell.Type else {
      raise(
        "NSInvalidArgumentException", "\(cellClass) is not a kind of UICollectionViewCell. Register a subclass of it.")
    }
    register(type, kind: CollectionRegistry.cellKind, identifier: identifier)
  }

  func registerSupplementaries(_ viewClass: AnyClass?, kind elementKind: String, identifier: String) {
    guard let viewClass else { return register(nil, kind: elementKind, identifier: identifier) }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      raise(
        "NSInvalidArgumentException",
        "\(viewClass) is not a kind of UICollectionReusableView. Register a subclass of it.")
    }
    register(type, kind: elementKind, identifier: identifier)
  }

  private func register(_ type: UICollectionReusableView.Type?, kind: String, identifier: String) {
    if identifier.isEmpty { raise("NSInvalidArgumentException", "must pass a valid reuse identifier to register") }
    let name = CollectionRegistry.Name(kind: kind, identifier: identifier)
    registry.classes[name] = type
    registry.factories[name] = nil
  }

  func register(_ nib: UINib?, kind: String, identifier: String, expected wanted: UIView.Type) {
    if identifier.isEmpty { raise("NSInvalidArgumentException", "must pass a valid reuse identifier to register") }
    let name = CollectionRegistry.Name(kind: kind, identifier: identifier)
    registry.classes[name] = nil
    registry.factories[name] = nil
    if let nib { registry.factories[name] = { nib.firstView(wanted, for: identifier) as? UICollectionReusableView } }
  }

  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    if let cell = reconfiguredCells[ItemPosition(indexPath)], cell.reuseIdentifier == identifier { return cell }
    let view = dequeue(
      CollectionRegistry.Name(kind: CollectionRegistry.cellKind, identifier: identifier), fallback: nil)
    applyListContext(to: view, item: indexPath)
    guard let cell = view as? UICollectionViewCell else {
      raise("NSInternalInconsistencyException", "\(type(of: view)) is not a kind of UICollectionViewCell.")
    }
    return cell
  }

  func dequeueSupplementary(
    kind elementKind: String, identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeue(CollectionRegistry.Name(kind: elementKind, identifier: identifier), fallback: nil)
    applyListContext(to: view, kind: elementKind, path: indexPath)
    return view
  }

  /// Sets a cell's position in its list before its content is set, so that the content is laid out only once.
  private func applyListContext(to view: UICollectionReusableView, item path: IndexPath) {
    guard !needsData, let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return
    }
    view.listContextDidChange(layout.layoutAttributesForItem(at: path)?.listContext)
  }

  private func applyListContext(to view: UICollectionReusableView, kind: String, path: IndexPath) {
    guard !needsData, let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return
    }
    view.listContextDidChange(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.listContext)
  }

  /// Returns a reusable view, or a new view of the registered class or, if there is none, the fallback class.
  private func dequeue(
    _ name: CollectionRegistry.Name, fallback: UICollectionReusableView.Type?
  ) -> UICollectionReusableView {
    if let view = registry.dequeue(name) {
      view.prepareForReuse()
      return view
    }
    if fallback == nil, let view = registry.factories[name]?() {
      view.reuseIdentifier = name.identifier
      view.dequeuedKind = name.kind
      return view
    }
    guard let type = fallback ?? registry.classes[name] else {
      raise(
        "NSInternalInconsistencyException",
        "could not dequeue a view of kind: \(name.kind) with identifier \(name.identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
    }
    let view = DynamicInit.view(type)
    view.reuseIdentifier = name.identifier
    view.dequeuedKind = name.kind
    return view
  }

  // MARK: Registrations

  /// Returns a cell for an item, configured by the registration's handler. If the item is nil, the handler is not
  /// called.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = CollectionRegistry.Name(kind: CollectionRegistry.cellKind, identifier: registration.identifier)
    let kept = reconfiguredCells[ItemPosition(indexPath)].flatMap {
      $0.reuseIdentifier == registration.identifier ? $0 : nil
    }
    guard let cell = (kept ?? dequeue(name, fallback: Cell.self)) as? Cell else {
      raise("NSInternalInconsistencyException", "The registration made no \(Cell.self).")
    }
    applyListContext(to: cell, item: indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of the registration's element kind, configured by the registration's handler.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let name = CollectionRegistry.Name(kind: registration.elementKind, identifier: registration.identifier)
    guard let view = dequeue(name, fallback: Supplementary.self) as? Supplementary else {
      raise("NSInternalInconsistencyException", "The registration made no \(Supplementary.self).")
    }
    applyListContext(to: view, kind: registration.elementKind, path: indexPath)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// A registration that creates and configures cells of one class. Each registration has a separate reuse queue, so
  /// create it once and store it.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let identifier: String
    let handler: Handler

    /// Creates a registration for cells of class `Cell`.
    public init(handler: @escaping Handler) {
      identifier = RegistrationCounter.nextIdentifier(kind: "Cell")
      self.handler = handler
    }
  }

  /// A registration that creates and configures supplementary views of one class and kind. Each registration has a
  /// separate reuse queue, so create it once and store it.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view for an index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let elementKind: String
    let identifier: String
    let handler: Handler

    /// Creates a registration for supplementary views of class `Supplementary` and one element kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      identifier = RegistrationCounter.nextIdentifier(kind: "Supplementary")
      self.handler = handler
    }
  }
}

/// A counter that numbers registrations, so that each one has a separate reuse queue.
@MainActor
private enum RegistrationCounter {
  private static var last = 0

  static func nextIdentifier(kind what: String) -> String {
    last += 1
    return "\(what)Registration-\(last)"
  }
}
