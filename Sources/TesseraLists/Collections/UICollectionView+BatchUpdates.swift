// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UICollectionView {
  /// Performs several updates together. The closure is nonescaping, as in UIKit's declaration.
  ///
  /// - Parameters:
  ///   - updates: A closure that performs the updates. Called before the method returns.
  ///   - completion: A closure called with true after the animations, or before the method returns if no animation
  ///     clock is running.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
