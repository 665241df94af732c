// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Trait overrides and registrations are rare. Therefore, a view or view controller stores them in a single object
// that is created on demand.

import Foundation

/// A token that identifies a registration for trait changes.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object that notifies observers when its traits change, such as a view or view controller.
///
///     view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
///       view.layer.borderColor = UIColor.separator.resolvedColor(with: view.traitCollection).cgColor
///     }
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// A handler that receives the object whose traits changed and its previous traits.
  public typealias TraitChangeHandler<Environment> = @MainActor (Environment, UITraitCollection) -> Void

  /// Calls a handler with the object and its previous traits after one of `traits` has changed. The handler is
  /// retained until it is unregistered or the object is deallocated.
  ///
  /// - Note: Differs from UIKit: there is no variant with a selector, because Linux does not support selectors.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    (self as? any TraitStateHolder)?.traitStateForWriting.registrations.append(registration)
    return registration
  }

  /// Removes a registration. Ignores registrations of other objects.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitStateHolder)?.traitState?.registrations.removeAll { $0 === registration }
  }
}

/// A registration, which consists of a handler and the traits that it observes.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: Set<ObjectIdentifier>
  private let handler: @MainActor (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.handler = handler
  }

  func notify(_ environment: AnyObject, changed: Set<ObjectIdentifier>, previous: UITraitCollection) {
    if !traits.isDisjoint(with: changed) { handler(environment, previous) }
  }
}

/// The trait overrides and registrations of a view or view controller.
@MainActor
package final class TraitState {
  package var overrides = UITraitOverrides()
  var registrations: [TraitRegistration] = []
}

@preconcurrency @MainActor
package protocol TraitStateHolder: AnyObject {
  var traitState: TraitState? { get set }
}

extension TraitStateHolder {
  package var traitStateForWriting: TraitState {
    if let traitState { return traitState }
    let new = TraitState()
    traitState = new
    return new
  }

  /// Calls the handlers that observe the changed traits, in order of registration.
  package func notifyRegistrations(of traits: UITraitCollection, previous: UITraitCollection) {
    guard let registrations = traitState?.registrations, !registrations.isEmpty else { return }
    let changed = traits.changedTraits(from: previous)
    for registration in registrations { registration.notify(self, changed: changed, previous: previous) }
  }
}

extension UITraitOverrides {
  package var collection: UITraitCollection? { isEmpty ? nil : UITraitCollection(values: values) }
}
