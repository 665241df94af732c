// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An observation returned by `observe(_:options:changeHandler:)`. The handler is called until the observation is
/// invalidated or deallocated.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let object: ObjectIdentifier
  private var observation: KeyObservation?

  init(_ observation: KeyObservation, of object: AnyObject) {
    (self.observation, self.object) = (observation, ObjectIdentifier(object))
    super.init()
    KeyObservers.shared.add(observation, to: object)
  }

  deinit { invalidate() }

  /// Stops the notifications. Further calls have no effect.
  public func invalidate() {
    guard let observation else { return }
    self.observation = nil
    observation.relation?.invalidate()
    KeyObservers.shared.remove(from: object) { $0 === observation }
  }
}
