// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A stack frame: a location in a program's code.
package struct StackFrame: Hashable, Sendable, CustomStringConvertible {
  /// The function, demangled if it is Swift's; empty if no table contains it.
  package var function: String
  /// The file name of the program or library.
  package var module: String
  /// The source file and the line, `Screens/Login.swift:12`; empty if they are not known.
  package var place: String

  package init(function: String, module: String, place: String = "") {
    self.function = function
    self.module = module
    self.place = place
  }

  /// `LoginViewController.viewDidLoad() at Screens/Login.swift:12`
  package var description: String {
    let name = function.isEmpty ? "a function of \(module)" : function
    return place.isEmpty ? name : "\(name), \(place)"
  }
}
