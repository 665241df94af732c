// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A collection view whose items are values. See ManagedTableView.swift for the design.

internal import TesseraLists
public import UIKit

/// A collection view based on models.
///
/// ```swift
/// ManagedCollectionView(layout: layout) {
///   $0.layout.edges == $0.parentLayout.edges
///   $0.sections <~ model.sections
/// }
/// ```
///
/// The collection view acts as its own data source and delegate. Use the models' `onSelect` and `scrollDelegation`
/// instead of a delegate. The layout determines sizes and spacing.
open class ManagedCollectionView: UICollectionView {
  private lazy var coordinator = ManagedCollectionCoordinator(self)
  private var items = ManagedRows<any ManagedCollectionViewCellModel>()
  private var registered: Set<String> = []
  private let updates = ManagedUpdates()

  public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    _ = coordinator
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = coordinator
  }

  /// Creates a collection view with a layout, which is a flow layout by default, and configures the view with a
  /// block.
  public convenience init(
    layout: UICollectionViewLayout = UICollectionViewFlowLayout(), fileID: StaticString = #fileID, line: UInt = #line,
    @MortarAddSubviewsBuilder _ body: @MainActor (ManagedCollectionView) -> [MortarAddViewBox]
  ) {
    self.init(frame: .zero, collectionViewLayout: layout)
    MortarMainThreadLayoutStack.execute(fileID: fileID, line: line) { process(body(self)) }
  }

  // MARK: Content

  /// The sections. Assign them, or bind them with `$0.sections <~ publisher` or `$0.bind(\.sections) <~ publisher`.
  open var sections: [ManagedCollectionViewSection] = [] {
    didSet { sectionsDidChange() }
  }

  /// The items of a collection view with one section.
  open var singleSectionItems: [any ManagedCollectionViewCellModel] {
    get { sections.first?.items ?? [] }
    set { sections = [ManagedCollectionViewSection(items: newValue)] }
  }

  /// The closures that are called when the collection view scrolls. The default is nil for all closures.
  open var scrollDelegation = MortarScrollDelegation()

  /// Returns an item's model, or nil if the item does not exist.
  open func model(at indexPath: IndexPath) -> (any ManagedCollectionViewCellModel)? {
    coordinator.identity(at: indexPath).flatMap { items.models[$0] }
  }

  private func sectionsDidChange() {
    updates.perform { [self] in
      let snapshot = items.update(
        sections.map { ($0.id, $0.items) }, visible: coordinator.visibleIdentities, describe: { ($0.id, $0.cellClass) })
      coordinator.applySnapshot(snapshot)
    }
  }

  // MARK: Views

  func cell(for identity: ManagedIdentity, at indexPath: IndexPath) -> UICollectionViewCell? {
    items.models[identity].map { cell(showing: $0, at: indexPath) }
  }

  private func cell<Model: ManagedCollectionViewCellModel>(
    showing model: Model, at indexPath: IndexPath
  ) -> UICollectionViewCell {
    let identifier = "cell \(ObjectIdentifier(Model.Cell.self))"
    if registered.insert(identifier).inserted { register(Model.Cell.self, forCellWithReuseIdentifier: identifier) }
    return ModelCreationStack.during(model) {
      let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      if let typed = cell as? Model.Cell { typed.show(model) { typed.configureView() } }
      return cell
    }
  }

  /// Returns the supplementary view of a kind, which is empty if the section has no model for the kind.
  func supplementaryView(kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    let section = sections.indices.contains(indexPath.section) ? sections[indexPath.section] : nil
    guard let model = section?.supplementaries[kind] else {
      return dequeueView(UICollectionReusableView.self, kind: kind, at: indexPath)
    }
    return supplementaryView(showing: model, kind, indexPath)
  }

  private func supplementaryView<Model: ManagedCollectionReusableViewModel>(
    showing model: Model, _ kind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    ModelCreationStack.during(model) {
      let view = dequeueView(Model.View.self, kind: kind, at: indexPath)
      if let typed = view as? Model.View { typed.show(model) { typed.configureView() } }
      return view
    }
  }

  private func dequeueView(
    _ type: UICollectionReusableView.Type, kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let identifier = "\(kind) \(ObjectIdentifier(type))"
    if registered.insert(identifier).inserted {
      register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    return dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
  }

  // MARK: Operations

  /// An operation on the collection view. Items are identified by their `id`.
  public enum Operation {
    /// Rebuilds or reuses all cells with their models.
    case reloadAllCells
    /// Scrolls to the first item with an `id`. Does nothing if there is no such item.
    case scrollCell(id: String, position: ScrollPosition, animated: Bool)
  }

  /// Performs an operation immediately.
  open func queueOperation(_ operation: Operation) {
    switch operation {
    case .reloadAllCells: reloadData()
    case .scrollCell(let id, let position, let animated):
      if let path = coordinator.path(where: { $0.id == id }) {
        scrollToItem(at: path, at: position, animated: animated)
      }
    }
  }
}

extension ManagedCollectionViewCellModel {
  fileprivate var cellClass: ObjectIdentifier { ObjectIdentifier(Cell.self) }
}

/// A protocol whose extension adds the left operands of `<~` to managed collection views; see ManagedTableBinding.
@preconcurrency @MainActor
public protocol ManagedCollectionBinding: AnyObject {}

extension ManagedCollectionView: ManagedCollectionBinding {}

extension ManagedCollectionBinding where Self: ManagedCollectionView {
  /// The binding target for the sections, which is the left operand of `<~`.
  public var sections: BindingTarget<[ManagedCollectionViewSection]> { mortarTarget(self) { $0.sections = $1 } }
  /// The binding target for the items of a collection view with one section, which is the left operand of `<~`.
  public var singleSectionItems: BindingTarget<[any ManagedCollectionViewCellModel]> {
    mortarTarget(self) { $0.singleSectionItems = $1 }
  }
}
