// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The invalidated parts of a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is queried for sizes and spacings again. True by default. Either flag rebuilds the whole layout.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines are filled again. True by default. Either flag rebuilds the whole layout.
  open var invalidateFlowLayoutAttributes = true
}
