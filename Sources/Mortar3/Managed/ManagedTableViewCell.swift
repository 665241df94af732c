// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// What a row shows, as a value. The table makes or reuses a `Cell` for it.
///
/// ```swift
/// struct TextRow: ManagedTableViewCellModel {
///   typealias Cell = TextRowCell
///   let text: String
/// }
/// ```
public protocol ManagedTableViewCellModel: ArbitrarilyIdentifiable {
  associatedtype Cell: ManagedTableViewCell where Cell.Model == Self

  /// Called when the row is tapped. A row without it cannot be selected.
  var onSelect: (@MainActor (_ tableView: ManagedTableView, _ indexPath: IndexPath) -> Void)? { get }
  /// Whether the table keeps no estimate of the row's height, although `enableHeightCaching` is set.
  var preventHeightCaching: Bool { get }
}

extension ManagedTableViewCellModel {
  /// Nil: the row cannot be selected.
  public var onSelect: (@MainActor (_ tableView: ManagedTableView, _ indexPath: IndexPath) -> Void)? { nil }
  /// False: the table may cache the row's height.
  public var preventHeightCaching: Bool { false }
}

/// A cell that shows models of one type.
///
/// Bind its views to `model`, in `configureView()` or in the initialiser; when the cell is used again for another row,
/// `model` emits that row's model.
@preconcurrency @MainActor
public protocol ManagedTableViewCell: UITableViewCell {
  associatedtype Model: ManagedTableViewCellModel

  /// Called once, when the cell has its first model.
  func configureView()
}

extension ManagedTableViewCell {
  /// Does nothing.
  public func configureView() {}

  /// The model of the row that the cell shows.
  public var model: Property<Model> { managedModel(Model.self).property }
}

/// What a header or footer shows.
public protocol ManagedTableViewHeaderFooterViewModel: ArbitrarilyIdentifiable {
  associatedtype View: ManagedTableViewHeaderFooterView where View.Model == Self
}

/// A header or footer that shows models of one type.
@preconcurrency @MainActor
public protocol ManagedTableViewHeaderFooterView: UITableViewHeaderFooterView {
  associatedtype Model: ManagedTableViewHeaderFooterViewModel

  /// Called once, when the view has its first model.
  func configureView()
}

extension ManagedTableViewHeaderFooterView {
  /// Does nothing.
  public func configureView() {}

  /// The model that the view shows.
  public var model: Property<Model> { managedModel(Model.self).property }
}
