// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// What an item shows, as a value. The collection view makes or reuses a `Cell` for it.
public protocol ManagedCollectionViewCellModel: ArbitrarilyIdentifiable {
  associatedtype Cell: ManagedCollectionViewCell where Cell.Model == Self

  /// Called when the item is tapped. An item without it cannot be selected.
  var onSelect: (@MainActor (_ collectionView: ManagedCollectionView, _ indexPath: IndexPath) -> Void)? { get }
}

extension ManagedCollectionViewCellModel {
  /// Nil: the item cannot be selected.
  public var onSelect: (@MainActor (_ collectionView: ManagedCollectionView, _ indexPath: IndexPath) -> Void)? { nil }
}

/// A cell that shows models of one type; see `ManagedTableViewCell`.
@preconcurrency @MainActor
public protocol ManagedCollectionViewCell: UICollectionViewCell {
  associatedtype Model: ManagedCollectionViewCellModel

  /// Called once, when the cell has its first model.
  func configureView()
}

extension ManagedCollectionViewCell {
  /// Does nothing.
  public func configureView() {}

  /// The model of the item that the cell shows.
  public var model: Property<Model> { managedModel(Model.self).property }
}

/// What a header, footer or other supplementary view shows.
public protocol ManagedCollectionReusableViewModel: ArbitrarilyIdentifiable {
  associatedtype View: ManagedCollectionReusableView where View.Model == Self
}

/// A supplementary view that shows models of one type.
@preconcurrency @MainActor
public protocol ManagedCollectionReusableView: UICollectionReusableView {
  associatedtype Model: ManagedCollectionReusableViewModel

  /// Called once, when the view has its first model.
  func configureView()
}

extension ManagedCollectionReusableView {
  /// Does nothing.
  public func configureView() {}

  /// The model that the view shows.
  public var model: Property<Model> { managedModel(Model.self).property }
}
