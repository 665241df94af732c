// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// A thread-safe cache of blurred silhouettes, keyed by their parameters. It is flushed when it exceeds its budget.
final class ShadowCache: @unchecked Sendable {
  private let lock = Lock()
  private var masks: [ShadowPatch.Key: Mask] = [:]
  private var keptBytes = 0
  private let budget: Int

  init(budget: Int = 16 << 20) { self.budget = budget }

  /// The size of the cached masks, in bytes.
  var byteCount: Int { lock.withLock { keptBytes } }

  func mask(_ layout: ShadowPatch.Layout, kernels: UnsafePointer<TKKernels>) -> Mask {
    if let mask = lock.withLock({ masks[layout.key] }) { return mask }
    let mask = ShadowPatch.makeMask(layout, kernels: kernels)
    lock.withLock {
      guard masks[layout.key] == nil else { return }
      keptBytes += mask.byteCount
      if keptBytes > budget {
        masks.removeAll()
        keptBytes = mask.byteCount
      }
      masks[layout.key] = mask
    }
    return mask
  }
}
