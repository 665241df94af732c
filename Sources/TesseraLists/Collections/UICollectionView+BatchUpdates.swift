// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UICollectionView {
  /// Performs several updates together. The closure is not escaping, as in UIKit's declaration.
  ///
  /// - Parameters:
  ///   - updates: The updates. Called before the method returns.
  ///   - completion: Called with true after the animations, or before the method returns if no clock is running.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
