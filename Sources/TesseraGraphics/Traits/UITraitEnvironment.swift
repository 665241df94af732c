// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What has traits: views and view controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
