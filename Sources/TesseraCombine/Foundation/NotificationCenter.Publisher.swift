// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications with a given name, from one object or from all objects. It never finishes.
  ///
  /// Notifications without demand are dropped. They are delivered on the thread that posts them.
  public struct Publisher: OpenCombine.Publisher {
    /// The publisher's values are notifications.
    public typealias Output = Notification

    /// The publisher never fails.
    public typealias Failure = Never

    /// The observed notification center.
    public let center: NotificationCenter

    /// The name of the published notifications.
    public let name: Notification.Name

    /// The object whose notifications are published, or nil for the notifications of all objects.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name, from an object or, if it is nil, from all objects.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Observes the notification center on behalf of the subscriber until the subscription is canceled.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = NotificationSubscription(downstream: subscriber, publisher: self)
      subscriber.receive(subscription: subscription)
    }
  }

  /// Returns a publisher of the notifications with a name, from an object or, if it is nil, from all objects.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    .init(center: self, name: name, object: object)
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Returns whether two publishers publish the same notifications of the same notification center.
  public static func == (lhs: NotificationCenter.Publisher, rhs: NotificationCenter.Publisher) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
