// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Tests on the main actor, which XCTest on Linux does not take: the porting tool gives them another name and has a test of
/// the old one call them. `#function` says the new name, and references are named by the old one.
package enum PortedTest {
  /// What a test is called in its source: `testRow()` for `port_testRow()`, and other names as they are.
  package static func original(_ function: String) -> String {
    function.hasPrefix("port_test") ? String(function.dropFirst("port_".count)) : function
  }
}
