// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A value with the content of an item. The collection view creates or reuses a `Cell` for it.
public protocol ManagedCollectionViewCellModel: ArbitrarilyIdentifiable {
  associatedtype Cell: ManagedCollectionViewCell where Cell.Model == Self

  /// The closure to call when the item is selected. If nil, the item can't be selected.
  var onSelect: (@MainActor (_ collectionView: ManagedCollectionView, _ indexPath: IndexPath) -> Void)? { get }
}

extension ManagedCollectionViewCellModel {
  /// Always nil, so that the item can't be selected.
  public var onSelect: (@MainActor (_ collectionView: ManagedCollectionView, _ indexPath: IndexPath) -> Void)? { nil }
}

/// A cell that shows models of one type; see `ManagedTableViewCell`.
@preconcurrency @MainActor
public protocol ManagedCollectionViewCell: UICollectionViewCell {
  associatedtype Model: ManagedCollectionViewCellModel

  /// Configures the cell. Called once, after the cell has received its first model.
  func configureView()
}

extension ManagedCollectionViewCell {
  /// Does nothing.
  public func configureView() {}

  /// The model of the displayed item.
  public var model: Property<Model> { managedModel(Model.self).property }
}

/// A value with the content of a header, footer or other supplementary view.
public protocol ManagedCollectionReusableViewModel: ArbitrarilyIdentifiable {
  associatedtype View: ManagedCollectionReusableView where View.Model == Self
}

/// A supplementary view that shows models of one type.
@preconcurrency @MainActor
public protocol ManagedCollectionReusableView: UICollectionReusableView {
  associatedtype Model: ManagedCollectionReusableViewModel

  /// Configures the view. Called once, after the view has received its first model.
  func configureView()
}

extension ManagedCollectionReusableView {
  /// Does nothing.
  public func configureView() {}

  /// The displayed model.
  public var model: Property<Model> { managedModel(Model.self).property }
}
