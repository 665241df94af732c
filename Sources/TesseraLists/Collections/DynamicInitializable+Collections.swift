// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Initializers for classes that are known only at run time. For their declarations, see
// DynamicFrameInitializable.swift.

public import Foundation
@_spi(Tessera) public import TesseraViews

extension DynamicInitializable where Self: UICollectionView {
  /// Calls `init(frame:collectionViewLayout:)` of a class that is known only at run time.
  @_disfavoredOverload
  @_silgen_name("tessera_collection_dynamic_init")
  @preconcurrency @MainActor
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout, ofDynamicClass: Void = ())

  @_silgen_name("tessera_collection_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(frame: CGRect, collectionViewLayout layout: __owned UICollectionViewLayout) -> Self {
    let view = DynamicInit.collection(self, frame: frame, layout: layout)
    return DynamicInit.cast(view, to: self)
  }
}

extension DynamicInitializable where Self: UICollectionViewLayoutAttributes {
  /// Creates layout attributes with the `init()` of a class that is known only at run time, as `init(forCellWith:)`
  /// does.
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
