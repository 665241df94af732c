// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The README binds `$0.sections <~ publisher`, version 3.3 `$0.bind(\.sections) <~ publisher`, and both require `sections` to
// be readable. A property of a protocol extension may have the same name as the class's with another type, so there is one of
// each.

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
