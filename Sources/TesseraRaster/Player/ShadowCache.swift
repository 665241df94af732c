// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import CTesseraKernels

/// Blurred silhouettes already made, by what they depend on. Shared by all threads; dropped when over the budget.
package final class ShadowCache: @unchecked Sendable {
  private let lock = Lock()
  private var masks: [ShadowPatch.Key: Mask] = [:]
  private var byteCount = 0
  private let budget: Int

  package init(budget: Int = 16 << 20) { self.budget = budget }

  package func mask(_ layout: ShadowPatch.Layout, kernels: UnsafePointer<TKKernels>) -> Mask {
    if let mask = lock.withLock({ masks[layout.key] }) { return mask }
    let mask = ShadowPatch.makeMask(layout, kernels: kernels)
    lock.withLock {
      byteCount += mask.byteCount
      if byteCount > budget {
        masks.removeAll()
        byteCount = mask.byteCount
      }
      masks[layout.key] = mask
    }
    return mask
  }
}
