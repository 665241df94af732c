// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A stack frame, described by its location in the program's code.
package struct StackFrame: Hashable, Sendable, CustomStringConvertible {
  /// The function name, demangled if it is a Swift name; empty if no symbol table contains the address.
  package var function: String
  /// The file name of the program or library.
  package var module: String
  /// The source file and line, such as `Screens/Login.swift:12`; empty if they are unknown.
  package var place: String

  package init(function: String, module: String, place: String = "") {
    self.function = function
    self.module = module
    self.place = place
  }

  /// A description such as `LoginViewController.viewDidLoad() at Screens/Login.swift:12`.
  package var description: String {
    let name = function.isEmpty ? "a function of \(module)" : function
    return place.isEmpty ? name : "\(name), \(place)"
  }
}
