// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The content of a row, as a value. The table creates or reuses a `Cell` for it.
///
/// ```swift
/// struct TextRow: ManagedTableViewCellModel {
///   typealias Cell = TextRowCell
///   let text: String
/// }
/// ```
public protocol ManagedTableViewCellModel: ArbitrarilyIdentifiable {
  associatedtype Cell: ManagedTableViewCell where Cell.Model == Self

  /// The handler of taps on the row. A row without it can't be selected.
  var onSelect: (@MainActor (_ tableView: ManagedTableView, _ indexPath: IndexPath) -> Void)? { get }
  /// Whether the row's height is not cached, although `enableHeightCaching` is set.
  var preventHeightCaching: Bool { get }
}

extension ManagedTableViewCellModel {
  /// Always nil: the row can't be selected.
  public var onSelect: (@MainActor (_ tableView: ManagedTableView, _ indexPath: IndexPath) -> Void)? { nil }
  /// Always false: the table may cache the row's height.
  public var preventHeightCaching: Bool { false }
}

/// A cell that shows models of one type.
///
/// Bind its views to `model`, in `configureView()` or in the initializer; when the cell is reused for another row, `model`
/// emits that row's model.
@preconcurrency @MainActor
public protocol ManagedTableViewCell: UITableViewCell {
  associatedtype Model: ManagedTableViewCellModel

  /// Configures the cell. Called once, when the cell has its first model.
  func configureView()
}

extension ManagedTableViewCell {
  /// Does nothing.
  public func configureView() {}

  /// The model of the row that the cell shows.
  public var model: Property<Model> { managedModel(Model.self).property }
}

/// The content of a header or footer.
public protocol ManagedTableViewHeaderFooterViewModel: ArbitrarilyIdentifiable {
  associatedtype View: ManagedTableViewHeaderFooterView where View.Model == Self
}

/// A header or footer that shows models of one type.
@preconcurrency @MainActor
public protocol ManagedTableViewHeaderFooterView: UITableViewHeaderFooterView {
  associatedtype Model: ManagedTableViewHeaderFooterViewModel

  /// Configures the view. Called once, when the view has its first model.
  func configureView()
}

extension ManagedTableViewHeaderFooterView {
  /// Does nothing.
  public func configureView() {}

  /// The model that the view shows.
  public var model: Property<Model> { managedModel(Model.self).property }
}
