// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A prototype in a storyboard from which a table or collection view creates cells.
@MainActor
package final class NibPrototype {
  private let element: NibElement
  private let document: NibDocument
  private weak var owner: AnyObject?
  private let ownerIDs: Set<String>

  /// Creates a prototype from its element.
  ///
  /// - Parameter builder: The builder of the enclosing nib, whose owner is the target of actions.
  package init(_ element: NibElement, _ builder: NibBuilder) {
    self.element = element
    (document, owner, ownerIDs) = (builder.document, builder.owner, builder.ownerIDs)
  }

  /// Creates an object with its content. Its connections are established and its `awakeFromNib` is called.
  package func make() -> AnyObject? {
    let builder = NibBuilder(document, owner: owner, ids: ownerIDs)
    let object = builder.make(element)
    builder.finish()
    return object
  }
}
