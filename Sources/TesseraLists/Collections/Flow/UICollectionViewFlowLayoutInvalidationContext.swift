// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The parts of a flow layout to invalidate.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is queried for sizes and spacings again. True by default. If this property or
  /// `invalidateFlowLayoutAttributes` is true, the entire layout is rebuilt.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines are laid out again. True by default. If true, the entire layout is rebuilt.
  open var invalidateFlowLayoutAttributes = true
}
