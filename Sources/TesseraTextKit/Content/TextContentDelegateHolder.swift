// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Gives content managers their `delegate`.
///
/// Swift does not let a subclass give an inherited property a narrower type, as UIKit's content storage does with
/// `delegate`. A property of a protocol extension may be declared again, so content managers inherit it from here.
public protocol TextContentDelegateHolder: AnyObject {
  /// The delegate as every content manager understands it, held weakly.
  var contentDelegateStorage: (any NSTextContentManagerDelegate)? { get set }
}

extension TextContentDelegateHolder {
  /// Chooses elements; nil, the default, for nobody. Not retained.
  public var delegate: (any NSTextContentManagerDelegate)? {
    get { contentDelegateStorage }
    set { contentDelegateStorage = newValue }
  }
}
