// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Dispatch
import Foundation

/// Whether the code runs on the main actor: on the main thread, or on the thread that serves the main queue after
/// `dispatchMain()` has given up the main thread.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }
}
