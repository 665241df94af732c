// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Mortar's README uses `$0.sections <~ publisher`, whereas version 3.3 uses `$0.bind(\.sections) <~ publisher`. To
// support both, `sections` must be a readable property and also the left operand of `<~`. A property of a protocol
// extension may have the same name as a property of the class, but another type. Therefore, the class declares the
// readable property, and the extension declares the left operand of `<~`.

/// A protocol whose extension adds the left operands of `<~` to managed tables.
@preconcurrency @MainActor
public protocol ManagedTableBinding: AnyObject {}

extension ManagedTableView: ManagedTableBinding {}

extension ManagedTableBinding where Self: ManagedTableView {
  /// The binding target for the sections, which is the left operand of `<~`.
  public var sections: BindingTarget<[ManagedTableViewSection]> { mortarTarget(self) { $0.sections = $1 } }
  /// The binding target for the rows of a table with one section, which is the left operand of `<~`.
  public var singleSectionRows: BindingTarget<[any ManagedTableViewCellModel]> {
    mortarTarget(self) { $0.singleSectionRows = $1 }
  }
}
