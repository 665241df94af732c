// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// What of a flow layout is no longer right.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether sizes and spacings are asked of the delegate again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines are filled again.
  open var invalidateFlowLayoutAttributes = true
}
