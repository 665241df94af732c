// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications with one name, from one object or from all. It never finishes.
  ///
  /// Notifications without demand are dropped. They arrive on the thread that posts them.
  public struct Publisher: OpenCombine.Publisher {
    /// Notifications.
    public typealias Output = Notification

    /// This publisher never fails.
    public typealias Failure = Never

    /// The observed center.
    public let center: NotificationCenter

    /// The name of the notifications.
    public let name: Notification.Name

    /// The object whose notifications are published; nil for those of all objects.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with this name, from the object, or from all if it is nil.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Observes the center for the subscriber until it cancels.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = NotificationSubscription(downstream: subscriber, publisher: self)
      subscriber.receive(subscription: subscription)
    }
  }

  /// Returns a publisher of the notifications with this name, from the object, or from all if it is nil.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    .init(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Returns whether both publish the same notifications of the same center.
  public static func == (lhs: NotificationCenter.Publisher, rhs: NotificationCenter.Publisher) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
