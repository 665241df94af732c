// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Initializers of classes that are known at run time only. See DynamicFrameInitializable.swift for how they are declared.

public import Foundation
@_spi(Tessera) public import TesseraViews

extension DynamicInitializable where Self: UICollectionView {
  /// `init(frame:collectionViewLayout:)` of a class that is known at run time only.
  @_disfavoredOverload
  @_silgen_name("tessera_collection_dynamic_init")
  @preconcurrency @MainActor
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout, ofDynamicClass: Void = ())

  @_silgen_name("tessera_collection_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(frame: CGRect, collectionViewLayout layout: __owned UICollectionViewLayout) -> Self {
    let view = DynamicInit.collection(self, frame: frame, layout: layout)
    return DynamicInit.take(view, self)
  }
}

extension DynamicInitializable where Self: UICollectionViewLayoutAttributes {
  /// `init(forCellWith:)` of a class that is known at run time only, made by its `init()`.
  @_disfavoredOverload
  @_silgen_name("tessera_attributes_dynamic_init")
  public init(forCellWith indexPath: IndexPath, ofDynamicClass: Void = ())

  @_silgen_name("tessera_attributes_dynamic_init")
  @usableFromInline
  static func makeDynamically(forCellWith indexPath: __owned IndexPath) -> Self {
    let attributes = self.init(ofDynamicClass: ())
    attributes.indexPath = indexPath
    return attributes
  }
}
