// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A table whose rows are values. Rows are identified by section, id and cell class. When the sections change, the
// cells of remaining rows are preserved and receive their new models through `model`.
//
//     sections ──► identities ──► snapshot ──► rows inserted, moved, deleted
//                       └──────► models ────► cell.model

internal import TesseraLists
internal import TesseraViews
public import UIKit

/// A table view based on models.
///
/// ```swift
/// ManagedTableView {
///   $0.layout.edges == $0.parentLayout.edges
///   $0.sections <~ model.sections
/// }
/// ```
///
/// The table acts as its own data source and delegate. Use the models' `onSelect` and `scrollDelegation` instead of a
/// delegate.
open class ManagedTableView: UITableView {
  private lazy var coordinator = ManagedTableCoordinator(self)
  private var headers: [(any ManagedTableViewHeaderFooterViewModel)?] = []
  private var footers: [(any ManagedTableViewHeaderFooterViewModel)?] = []
  private var rows = ManagedRows<any ManagedTableViewCellModel>()
  private var heights: [ManagedIdentity: CGFloat] = [:]
  private var registered: Set<String> = []
  private let updates = ManagedUpdates()
  private var pendingOperations: [(operation: Operation, done: @MainActor () -> Void)] = []

  public override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
    _ = coordinator
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = coordinator
  }

  /// Creates a table with a style and configures it with a block.
  public convenience init(
    style: Style, fileID: StaticString = #fileID, line: UInt = #line,
    @MortarAddSubviewsBuilder _ body: @MainActor (ManagedTableView) -> [MortarAddViewBox]
  ) {
    self.init(frame: .zero, style: style)
    MortarMainThreadLayoutStack.execute(fileID: fileID, line: line) { process(body(self)) }
  }

  // MARK: Content

  /// The sections. Assign them, or bind them with `$0.sections <~ publisher` or `$0.bind(\.sections) <~ publisher`.
  open var sections: [ManagedTableViewSection] = [] {
    didSet { sectionsDidChange() }
  }

  /// The rows of a table with one section.
  open var singleSectionRows: [any ManagedTableViewCellModel] {
    get { sections.first?.rows ?? [] }
    set { sections = [ManagedTableViewSection(rows: newValue)] }
  }

  /// Whether the measured heights of rows are cached as estimates, so that the content size and the scroll offset
  /// don't jump.
  open var enableHeightCaching = false {
    didSet { if !enableHeightCaching { heights = [:] } }
  }

  /// The closures that are called when the table scrolls. The default is nil for all closures.
  open var scrollDelegation = MortarScrollDelegation()

  /// Returns a row's model, or nil if the row does not exist.
  open func model(at indexPath: IndexPath) -> (any ManagedTableViewCellModel)? {
    coordinator.identity(at: indexPath).flatMap { rows.models[$0] }
  }

  /// Shows the sections. If a model's subscriber sets the sections again in the meantime, that change is applied
  /// afterward.
  private func sectionsDidChange() {
    updates.perform { [self] in
      headers = sections.map(\.header)
      footers = sections.map(\.footer)
      let snapshot = rows.update(
        sections.map { ($0.id, $0.rows) }, visible: coordinator.visibleIdentities, describe: { ($0.id, $0.cellClass) })
      heights = heights.filter { rows.generation(of: $0.key) != nil }
      coordinator.applySnapshot(snapshot)
    }
    guard !updates.isPerforming else { return }
    let operations = pendingOperations
    pendingOperations = []
    for (operation, done) in operations { perform(operation, done) }
  }

  // MARK: Views

  func cell(for identity: ManagedIdentity, at indexPath: IndexPath) -> UITableViewCell? {
    guard let model = rows.models[identity] else { return nil }
    let cell = cell(showing: model, at: indexPath)
    cell.associatedObject(of: DisplayedIdentity.self) { DisplayedIdentity() }.identity = identity
    return cell
  }

  private func cell<Model: ManagedTableViewCellModel>(showing model: Model, at indexPath: IndexPath) -> UITableViewCell
  {
    let identifier = "cell \(ObjectIdentifier(Model.Cell.self))"
    if registered.insert(identifier).inserted { register(Model.Cell.self, forCellReuseIdentifier: identifier) }
    return ModelCreationStack.during(model) {
      let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      if let typed = cell as? Model.Cell { typed.show(model) { typed.configureView() } }
      return cell
    }
  }

  func sectionView(at section: Int, isHeader: Bool) -> UIView? {
    let models = isHeader ? headers : footers
    guard models.indices.contains(section), let model = models[section] else { return nil }
    return sectionView(showing: model)
  }

  private func sectionView<Model: ManagedTableViewHeaderFooterViewModel>(showing model: Model) -> UIView? {
    let identifier = "end \(ObjectIdentifier(Model.View.self))"
    if registered.insert(identifier).inserted {
      register(Model.View.self, forHeaderFooterViewReuseIdentifier: identifier)
    }
    return ModelCreationStack.during(model) {
      let view = dequeueReusableHeaderFooterView(withIdentifier: identifier)
      if let typed = view as? Model.View { typed.show(model) { typed.configureView() } }
      return view
    }
  }

  // MARK: Heights

  func cachedHeight(_ identity: ManagedIdentity) -> CGFloat? { heights[identity.firstGeneration] }

  func cacheHeight(_ height: CGFloat, of identity: ManagedIdentity) {
    guard enableHeightCaching, height > 0, rows.models[identity]?.preventHeightCaching == false else { return }
    heights[identity.firstGeneration] = height
  }

  // MARK: Operations

  /// An operation on the table. Rows are identified by their `id`.
  public enum Operation {
    /// Rebuilds or reuses all cells with their models.
    case reloadAllCells
    /// Rebuilds or reuses the cells of all rows with an `id`.
    case reloadCell(id: String)
    /// Scrolls to the first row with an `id`. Does nothing if there is no such row.
    case scrollCell(id: String, position: ScrollPosition, animated: Bool)
  }

  /// Performs an operation immediately or, during an update of the sections, after the update.
  open func queueOperation(_ operation: Operation) {
    perform(operation) {}
  }

  /// Returns a publisher that performs an operation for each subscription and then finishes. If the table no longer
  /// exists, the publisher only finishes.
  open func deferredOperationFuture(_ operation: Operation) -> Deferred<Future<Void, Never>> {
    let start = startingOperation(operation)
    return Deferred { Future { promise in start { promise(.success(())) } } }
  }

  private func startingOperation(_ operation: Operation) -> (@escaping () -> Void) -> Void {
    { [weak self] done in
      self?.perform(operation) { done() }
      if self == nil { done() }
    }
  }

  private func perform(_ operation: Operation, _ done: @escaping @MainActor () -> Void) {
    guard !updates.isPerforming else {
      pendingOperations.append((operation, done))
      return
    }
    switch operation {
    case .reloadAllCells: reloadData()
    case .reloadCell(let id):
      coordinator.reload { $0.id == id }
    case .scrollCell(let id, let position, let animated):
      if let path = coordinator.path(where: { $0.id == id }) {
        scrollToRow(at: path, at: position, animated: animated)
      }
    }
    done()
  }
}

/// The identity of the row that a cell shows. It remains the same if the rows change before the cell leaves the
/// screen.
final class DisplayedIdentity {
  var identity: ManagedIdentity?
}

extension ManagedTableViewCellModel {
  fileprivate var cellClass: ObjectIdentifier { ObjectIdentifier(Cell.self) }
}
