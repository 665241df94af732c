// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Which parts of a flow layout are no longer valid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and spacings are asked of the delegate again. True by default. Either flag rebuilds the whole
  /// layout.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines are filled again. True by default. Either flag rebuilds the whole layout.
  open var invalidateFlowLayoutAttributes = true
}
