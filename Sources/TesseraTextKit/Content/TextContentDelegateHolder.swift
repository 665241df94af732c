// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The owner of a content manager's `delegate`.
///
/// Swift does not allow a subclass to narrow the type of an inherited property, as UIKit's content storage does with
/// `delegate`. A property of a protocol extension may be redeclared, so content managers inherit it from this protocol.
public protocol TextContentDelegateHolder: AnyObject {
  /// A weak reference to the delegate, with the type common to all content managers.
  var contentDelegateStorage: (any NSTextContentManagerDelegate)? { get set }
}

extension TextContentDelegateHolder {
  /// The delegate, which chooses elements; nil, the default, for none. Not retained.
  public var delegate: (any NSTextContentManagerDelegate)? {
    get { contentDelegateStorage }
    set { contentDelegateStorage = newValue }
  }
}
