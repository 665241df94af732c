// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A place in a program's code.
package struct StackFrame: Hashable, Sendable, CustomStringConvertible {
  /// The function, as Swift's sources have it where it is Swift's; empty where no table names it.
  package var function: String
  /// The file name of the program or library.
  package var module: String
  /// The source file and the line, `Screens/Login.swift:12`; empty where they are not known.
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
