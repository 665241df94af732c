// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An object with traits: a view or view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits of this environment: the inherited traits merged with the overrides.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits change, with the previous traits, or nil if there were none.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
