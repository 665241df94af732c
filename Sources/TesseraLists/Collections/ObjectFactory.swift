// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A factory for objects whose classes are determined by a layout: layout attributes and invalidation contexts.
enum ObjectFactory {
  @MainActor
  static func context(
    _ type: UICollectionViewLayoutInvalidationContext.Type
  ) -> UICollectionViewLayoutInvalidationContext {
    if type == UICollectionViewLayoutInvalidationContext.self { return UICollectionViewLayoutInvalidationContext() }
    if type == UICollectionViewFlowLayoutInvalidationContext.self {
      return UICollectionViewFlowLayoutInvalidationContext()
    }
    return DynamicInit.object(type)
  }

  /// Creates layout attributes. `NSCopying` is nonisolated, but attributes are copied only on the main actor.
  static func attributes(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
    if type == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
    let wanted = type
    nonisolated(unsafe) var made: UICollectionViewLayoutAttributes?
    MainActor.assumeIsolated { made = DynamicInit.object(wanted) }
    return made ?? UICollectionViewLayoutAttributes()
  }
}
