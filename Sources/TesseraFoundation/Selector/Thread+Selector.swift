// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension Thread {
  /// Sends a selector with an argument to a target on a new thread.
  public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
    nonisolated(unsafe) let (target, argument) = (target as AnyObject, argument)
    detachNewThread { _ = (target as? NSObject)?.perform(selector, with: argument) }
  }
}
