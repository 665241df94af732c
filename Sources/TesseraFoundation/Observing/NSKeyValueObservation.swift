// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What `observe(_:options:changeHandler:)` returns: the handler is called until it is invalidated or released.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let object: ObjectIdentifier
  private var observation: KeyObservation?

  init(_ observation: KeyObservation, of object: AnyObject) {
    (self.observation, self.object) = (observation, ObjectIdentifier(object))
    super.init()
    KeyObservers.shared.add(observation, to: object)
  }

  deinit { invalidate() }

  /// Ends the calls of the handler. Further calls do nothing.
  public func invalidate() {
    guard let observation else { return }
    self.observation = nil
    observation.relation?.end()
    KeyObservers.shared.remove(from: object) { $0 === observation }
  }
}
