// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// What an item is called in messages and printed trees.
@MainActor
package enum ItemName {
  /// The identifier, or address and class: `0x7f9a:UILabel`.
  package static func name(of item: AnyObject) -> String {
    let identifier = identifier(of: item)
    return identifier.isEmpty ? "\(address(of: item)):\(type(of: item))" : identifier
  }

  /// A view's `accessibilityIdentifier` or a guide's `identifier`; empty when there is none.
  package static func identifier(of item: AnyObject) -> String {
    if let view = item as? UIView { return view.accessibilityIdentifier ?? "" }
    return (item as? UILayoutGuide)?.identifier ?? ""
  }

  package static func address(of item: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(item)), radix: 16)
  }
}
