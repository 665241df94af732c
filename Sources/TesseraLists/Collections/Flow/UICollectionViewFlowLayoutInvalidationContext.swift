// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The parts of a flow layout to invalidate.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is queried for sizes and spacings again. True by default. Either property rebuilds the
  /// entire layout.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines are laid out again. True by default. Either property rebuilds the entire layout.
  open var invalidateFlowLayoutAttributes = true
}
