// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A value with the content of a row. The table creates or reuses a `Cell` for it.
///
/// ```swift
/// struct TextRow: ManagedTableViewCellModel {
///   typealias Cell = TextRowCell
///   let text: String
/// }
/// ```
public protocol ManagedTableViewCellModel: ArbitrarilyIdentifiable {
  associatedtype Cell: ManagedTableViewCell where Cell.Model == Self

  /// The closure to call when the row is selected. If nil, the row can't be selected.
  var onSelect: (@MainActor (_ tableView: ManagedTableView, _ indexPath: IndexPath) -> Void)? { get }
  /// Whether the row's height is excluded from caching if `enableHeightCaching` is set.
  var preventHeightCaching: Bool { get }
}

extension ManagedTableViewCellModel {
  /// Always nil, so that the row can't be selected.
  public var onSelect: (@MainActor (_ tableView: ManagedTableView, _ indexPath: IndexPath) -> Void)? { nil }
  /// Always `false`, so that the table may cache the row's height.
  public var preventHeightCaching: Bool { false }
}

/// A cell that shows models of one type.
///
/// Bind the cell's views to `model` in `configureView()` or in the initializer. When the cell is reused for another
/// row, `model` emits that row's model.
@preconcurrency @MainActor
public protocol ManagedTableViewCell: UITableViewCell {
  associatedtype Model: ManagedTableViewCellModel

  /// Configures the cell. Called once, after the cell has received its first model.
  func configureView()
}

extension ManagedTableViewCell {
  /// Does nothing.
  public func configureView() {}

  /// The model of the displayed row.
  public var model: Property<Model> { managedModel(Model.self).property }
}

/// A value with the content of a header or footer.
public protocol ManagedTableViewHeaderFooterViewModel: ArbitrarilyIdentifiable {
  associatedtype View: ManagedTableViewHeaderFooterView where View.Model == Self
}

/// A header or footer that shows models of one type.
@preconcurrency @MainActor
public protocol ManagedTableViewHeaderFooterView: UITableViewHeaderFooterView {
  associatedtype Model: ManagedTableViewHeaderFooterViewModel

  /// Configures the view. Called once, after the view has received its first model.
  func configureView()
}

extension ManagedTableViewHeaderFooterView {
  /// Does nothing.
  public func configureView() {}

  /// The displayed model.
  public var model: Property<Model> { managedModel(Model.self).property }
}
