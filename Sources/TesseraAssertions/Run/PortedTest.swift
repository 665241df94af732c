// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Test methods on the main actor, which XCTest on Linux does not support. The porting tool renames them and adds a test with the
/// old name that calls them. `#function` is the new name, and references use the old one.
package enum PortedTest {
  /// Returns the name of a test in its source: `testRow()` for `port_testRow()`, and other names unchanged.
  package static func original(_ function: String) -> String {
    function.hasPrefix("port_test") ? String(function.dropFirst("port_".count)) : function
  }
}
