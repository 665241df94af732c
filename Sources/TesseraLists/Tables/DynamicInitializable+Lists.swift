// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Initializers of classes that are known at run time only. See DynamicFrameInitializable.swift for how they are declared.

import CTesseraDynamicInit
public import Foundation
@_spi(Tessera) public import TesseraViews

extension DynamicInitializable where Self: UITableViewCell {
  /// `init(style:reuseIdentifier:)` of a class that is known at run time only.
  @_disfavoredOverload
  @_silgen_name("tessera_cell_dynamic_init")
  @preconcurrency @MainActor
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?, ofDynamicClass: Void = ())

  @_silgen_name("tessera_cell_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?) -> Self {
    let cell = DynamicInit.cell(self, style: style, reuseIdentifier: reuseIdentifier)
    return DynamicInit.object(cell, of: self)
  }
}

extension DynamicInitializable where Self: UITableViewHeaderFooterView {
  /// `init(reuseIdentifier:)` of a class that is known at run time only.
  @_disfavoredOverload
  @_silgen_name("tessera_header_dynamic_init")
  @preconcurrency @MainActor
  public init(reuseIdentifier: String?, ofDynamicClass: Void = ())

  @_silgen_name("tessera_header_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(reuseIdentifier: __owned String?) -> Self {
    let view = DynamicInit.headerFooter(self, reuseIdentifier: reuseIdentifier)
    return DynamicInit.object(view, of: self)
  }
}

extension DynamicInitializable where Self: UITableView {
  /// `init(frame:style:)` of a class that is known at run time only.
  @_disfavoredOverload
  @_silgen_name("tessera_table_dynamic_init")
  @preconcurrency @MainActor
  public init(frame: CGRect, style: UITableView.Style, ofDynamicClass: Void = ())

  @_silgen_name("tessera_table_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(frame: CGRect, style: UITableView.Style) -> Self {
    DynamicInit.table(self, frame: frame, style: style)
  }
}

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
    return DynamicInit.object(view, of: self)
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

extension DynamicInit {
  private static let tableStyle = initializer(0, of: UITableView.self)

  /// `type.init(frame:style:)`
  fileprivate static func table<T: UITableView>(_ type: T.Type, frame: CGRect, style: UITableView.Style) -> T {
    let (table, function) = entry(tableStyle, type)
    let made = tessera_init_rect_byte(
      function, Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height),
      unsafeBitCast(style, to: UInt8.self), table)
    return take(made, type)
  }

  /// An object as one of the class that it was made of.
  fileprivate static func object<T: NSObject>(_ object: NSObject, of type: T.Type) -> T {
    guard let object = object as? T else {
      raise("NSInternalInconsistencyException", "The initializer of \(type) did not create a \(type).")
    }
    return object
  }
}
