// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The content of an item, as a value. The collection view creates or reuses a `Cell` for it.
public protocol ManagedCollectionViewCellModel: ArbitrarilyIdentifiable {
  associatedtype Cell: ManagedCollectionViewCell where Cell.Model == Self

  /// The handler of taps on the item. An item without it can't be selected.
  var onSelect: (@MainActor (_ collectionView: ManagedCollectionView, _ indexPath: IndexPath) -> Void)? { get }
}

extension ManagedCollectionViewCellModel {
  /// Always nil: the item can't be selected.
  public var onSelect: (@MainActor (_ collectionView: ManagedCollectionView, _ indexPath: IndexPath) -> Void)? { nil }
}

/// A cell that shows models of one type; see `ManagedTableViewCell`.
@preconcurrency @MainActor
public protocol ManagedCollectionViewCell: UICollectionViewCell {
  associatedtype Model: ManagedCollectionViewCellModel

  /// Configures the cell. Called once, when the cell has its first model.
  func configureView()
}

extension ManagedCollectionViewCell {
  /// Does nothing.
  public func configureView() {}

  /// The model of the item that the cell shows.
  public var model: Property<Model> { managedModel(Model.self).property }
}

/// The content of a header, footer or other supplementary view.
public protocol ManagedCollectionReusableViewModel: ArbitrarilyIdentifiable {
  associatedtype View: ManagedCollectionReusableView where View.Model == Self
}

/// A supplementary view that shows models of one type.
@preconcurrency @MainActor
public protocol ManagedCollectionReusableView: UICollectionReusableView {
  associatedtype Model: ManagedCollectionReusableViewModel

  /// Configures the view. Called once, when the view has its first model.
  func configureView()
}

extension ManagedCollectionReusableView {
  /// Does nothing.
  public func configureView() {}

  /// The model that the view shows.
  public var model: Property<Model> { managedModel(Model.self).property }
}
