// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Initializers for classes that are known only at run time. For their declarations, see
// DynamicFrameInitializable.swift.

import CTesseraDynamicInit
public import Foundation
@_spi(Tessera) public import TesseraViews

extension DynamicInitializable where Self: UITableViewCell {
  /// Calls `init(style:reuseIdentifier:)` of a class that is known only at run time.
  @_disfavoredOverload
  @_silgen_name("tessera_cell_dynamic_init")
  @preconcurrency @MainActor
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?, ofDynamicClass: Void = ())

  @_silgen_name("tessera_cell_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?) -> Self {
    let cell = DynamicInit.cell(self, style: style, reuseIdentifier: reuseIdentifier)
    return DynamicInit.cast(cell, to: self)
  }
}

extension DynamicInitializable where Self: UITableViewHeaderFooterView {
  /// Calls `init(reuseIdentifier:)` of a class that is known only at run time.
  @_disfavoredOverload
  @_silgen_name("tessera_header_dynamic_init")
  @preconcurrency @MainActor
  public init(reuseIdentifier: String?, ofDynamicClass: Void = ())

  @_silgen_name("tessera_header_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(reuseIdentifier: __owned String?) -> Self {
    let view = DynamicInit.headerFooter(self, reuseIdentifier: reuseIdentifier)
    return DynamicInit.cast(view, to: self)
  }
}

extension DynamicInitializable where Self: UITableView {
  /// Calls `init(frame:style:)` of a class that is known only at run time.
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

extension DynamicInit {
  private static let tableStyle = initializer(at: 0, of: UITableView.self)

  fileprivate static func table<T: UITableView>(_ type: T.Type, frame: CGRect, style: UITableView.Style) -> T {
    let (table, function) = entry(word: tableStyle, type: type)
    let made = tessera_init_rect_byte(
      function, Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height),
      unsafeBitCast(style, to: UInt8.self), table)
    return cast(made, to: type)
  }
}
