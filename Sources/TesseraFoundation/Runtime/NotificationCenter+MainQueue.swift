// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Observers that want to be called on the main queue.
//
// Foundation calls them at once when the post comes from the main thread, and from nowhere else. Once `dispatchMain()`
// has given the main thread away, as every process does whose `main` is asynchronous, and with them Swift Testing's,
// the main queue runs on other threads. Foundation then hands a post from the main queue to that same queue and waits
// for it, for ever. So such observers are registered without a queue, and a post on the main queue calls them directly.
// That serves every post, this module's and the user's.

public import Foundation

/// The one place from which this module posts.
@MainActor
package enum MainNotifications {
  package static func post(_ name: NSNotification.Name, from object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }
}

extension NotificationCenter {
  /// Adds an observer, which stays until it is removed. One for `OperationQueue.main` is called before a post on the
  /// main queue returns, whichever thread serves that queue, as on iOS; a post from elsewhere waits until the main
  /// queue has called it.
  ///
  /// - Note: Differs from UIKit: it takes the place of Foundation's method where a file imports UIKit. Where a file
  ///   imports Foundation alone, or `object` is a value, an observer for `OperationQueue.main` blocks a post on the
  ///   main queue in a process whose main thread is given away.
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
