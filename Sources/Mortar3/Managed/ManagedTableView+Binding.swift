// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Mortar's README binds `$0.sections <~ publisher`, version 3.3 `$0.bind(\.sections) <~ publisher`, and both require `sections`
// to be readable. A property of a protocol extension may have the same name as a property of the class, with another type. So
// the class declares the readable property, and the extension the left operand of `<~`.

/// Adds the left operands of `<~` to managed tables.
@preconcurrency @MainActor
public protocol ManagedTableBinding: AnyObject {}

extension ManagedTableView: ManagedTableBinding {}

extension ManagedTableBinding where Self: ManagedTableView {
  /// The sections as the left operand of `<~`.
  public var sections: BindingTarget<[ManagedTableViewSection]> { mortarTarget(self) { $0.sections = $1 } }
  /// The rows of a table with one section as the left operand of `<~`.
  public var singleSectionRows: BindingTarget<[any ManagedTableViewCellModel]> {
    mortarTarget(self) { $0.singleSectionRows = $1 }
  }
}
