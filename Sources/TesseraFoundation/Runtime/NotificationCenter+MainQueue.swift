// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Notification observers on the main queue.
//
// Foundation calls observers on the main queue synchronously only if the notification is posted from the main thread.
// After `dispatchMain()` is called, the main queue runs on other threads. This is the case in every process with an
// asynchronous `main`, including Swift Testing. If code on the main queue then posts a notification, Foundation
// submits the observer's call to the main queue and waits for it, which causes a deadlock. Therefore, these observers
// are registered without a queue, and a notification posted on the main queue calls them directly. This works for
// notifications from this package and from apps.

public import Foundation

/// The function that posts all notifications of this package.
@MainActor
package enum MainNotifications {
  package static func post(_ name: NSNotification.Name, from object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }
}

extension NotificationCenter {
  /// Adds an observer, which is registered until it is removed. If a notification is posted on the main queue, an
  /// observer for `OperationQueue.main` is called synchronously on the same thread, as on iOS. If a notification is
  /// posted from another thread, posting waits until the main queue has called the observer.
  ///
  /// - Note: Differs from UIKit: this method replaces Foundation's method in files that import UIKit. In files that
  ///   import only Foundation, or if `object` is a value, an observer for `OperationQueue.main` blocks a post on the
  ///   main queue if the process has called `dispatchMain()`.
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
