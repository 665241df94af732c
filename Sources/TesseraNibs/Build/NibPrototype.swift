// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// An element of which a table or a collection view makes as many objects as it needs: a cell of a storyboard.
@MainActor
package final class NibPrototype {
  private let element: NibElement
  private let document: NibDocument
  private weak var owner: AnyObject?
  private let ownerIDs: Set<String>

  /// - Parameter builder: The builder of the nib around it, whose owner gets the actions of its parts.
  package init(_ element: NibElement, _ builder: NibBuilder) {
    self.element = element
    (document, owner, ownerIDs) = (builder.document, builder.owner, builder.ownerIDs)
  }

  /// Returns a new object with all that is in it, connected and woken.
  package func make() -> AnyObject? {
    let builder = NibBuilder(document, owner: owner, ids: ownerIDs)
    let object = builder.make(element)
    builder.finish()
    return object
  }
}
