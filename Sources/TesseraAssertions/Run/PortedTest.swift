// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Supports test methods on the main actor, which XCTest on Linux does not support. The porting tool renames such a
/// method and adds a test with the original name that calls it. `#function` returns the new name, but references use
/// the original name.
package enum PortedTest {
  /// Returns a test's original name: `testRow()` for `port_testRow()`. Other names are unchanged.
  package static func original(_ function: String) -> String {
    function.hasPrefix("port_test") ? String(function.dropFirst("port_".count)) : function
  }
}
