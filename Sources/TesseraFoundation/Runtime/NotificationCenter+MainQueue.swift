// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Observers on the main queue.
//
// Foundation calls them synchronously only for posts from the main thread. After `dispatchMain()` has given up the main thread,
// as in every process with an asynchronous `main`, including Swift Testing, the main queue runs on other threads. Foundation
// then submits a post from the main queue to that same queue and waits for it, which is a deadlock. So such observers are
// registered without a queue, and a post on the main queue calls them directly. This works for all posts, from this module and
// from users.

public import Foundation

/// The function through which this module posts all of its notifications.
@MainActor
package enum MainNotifications {
  package static func post(_ name: NSNotification.Name, from object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }
}

extension NotificationCenter {
  /// Adds an observer, which stays until it is removed. An observer for `OperationQueue.main` is called before a post on the
  /// main queue returns, on the thread that serves that queue, as on iOS; a post from another thread waits until the main queue
  /// has called it.
  ///
  /// - Note: Differs from UIKit: it replaces Foundation's method in files that import UIKit. In files that only import
  ///   Foundation, or if `object` is a value, an observer for `OperationQueue.main` blocks a post on the main queue in a
  ///   process that has given up its main thread.
  public func addObserver(
    forName name: NSNotification.Name?, object: AnyObject?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard let queue, queue === OperationQueue.main else {
      return addObserver(forName: name, object: object as Any?, queue: queue, using: block)
    }
    return addObserver(forName: name, object: object as Any?, queue: nil) { notification in
      if MainQueue.isCurrent { return block(notification) }
      nonisolated(unsafe) let notification = notification
      let call = BlockOperation { block(notification) }
      OperationQueue.main.addOperations([call], waitUntilFinished: true)
    }
  }
}
