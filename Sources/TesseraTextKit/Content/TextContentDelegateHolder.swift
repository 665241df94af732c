// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The protocol through which content managers inherit their `delegate` property.
///
/// In UIKit, the content storage narrows the type of the inherited `delegate` property, which Swift doesn't allow.
/// Because a subclass can redeclare a property of a protocol extension, content managers inherit `delegate` from this
/// protocol.
public protocol TextContentDelegateHolder: AnyObject {
  /// A weak reference to the delegate, typed as the protocol common to all content managers.
  var contentDelegateStorage: (any NSTextContentManagerDelegate)? { get set }
}

extension TextContentDelegateHolder {
  /// The delegate, which chooses elements, or nil (the default). Not retained.
  public var delegate: (any NSTextContentManagerDelegate)? {
    get { contentDelegateStorage }
    set { contentDelegateStorage = newValue }
  }
}
