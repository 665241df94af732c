// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What has traits: views and view controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The environment that holds here: inherited, with what is overridden.
  var traitCollection: UITraitCollection { get }
  /// Called after a change with the traits before it; nil where there were none.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
