// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The README binds `$0.sections <~ publisher`, version 3.3 `$0.bind(\.sections) <~ publisher`, and both want `sections` to
// be readable. A property of a protocol extension may share the class's name with another type, so there is one of each.

/// Gives managed tables the left sides of `<~`.
@preconcurrency @MainActor
public protocol ManagedTableBinding: AnyObject {}

extension ManagedTableView: ManagedTableBinding {}

extension ManagedTableBinding where Self: ManagedTableView {
  /// The sections as the left side of `<~`.
  public var sections: BindingTarget<[ManagedTableViewSection]> { mortarTarget(self) { $0.sections = $1 } }
  /// The rows of a table with one section as the left side of `<~`.
  public var singleSectionRows: BindingTarget<[any ManagedTableViewCellModel]> {
    mortarTarget(self) { $0.singleSectionRows = $1 }
  }
}
