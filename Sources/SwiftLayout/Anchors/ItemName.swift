// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// The name of an item in messages and printed trees.
@MainActor
package enum ItemName {
  /// Returns the identifier or, if there is none, the address and class: `0x7f9a:UILabel`.
  package static func name(of item: AnyObject) -> String {
    let identifier = identifier(of: item)
    return identifier.isEmpty ? "\(address(of: item)):\(type(of: item))" : identifier
  }

  /// Returns a view's `accessibilityIdentifier` or a guide's `identifier`, or an empty string if there is none.
  package static func identifier(of item: AnyObject) -> String {
    if let view = item as? UIView { return view.accessibilityIdentifier ?? "" }
    return (item as? UILayoutGuide)?.identifier ?? ""
  }

  package static func address(of item: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(item)), radix: 16)
  }
}
