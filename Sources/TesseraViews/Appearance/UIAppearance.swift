// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// Classes whose look can be set for all their objects at once.
///
///     UINavigationBar.appearance().tintColor = .systemOrange
///     UILabel.appearance(whenContainedInInstancesOf: [SettingsController.self]).textColor = .secondaryLabel
///
/// What was set on a proxy reaches a view when it enters a window, before its `didMoveToWindow()`, and a bar item when a
/// bar lays it out. A view that is in a window already keeps its look until it is taken out and added again.
/// What the app sets on a view or item itself wins. Where several proxies say something of the same property, those of a
/// subclass win over those of its superclass, then those with containers over those without; among these the one whose
/// outermost container lies farther out, then the one with more containers; then those for traits.
///
/// Proxies hand on the properties that UIKit lists for it, more that apps set in practice, and an app's own properties that
/// key-value coding knows: those with `@objc`.
///
/// - Note: Differs from UIKit: a proxy is a view or an item of the class, made by its `init(frame:)` or `init()`, of which
///   a class needs one. Setting what a new object has anyway sets nothing, own values are told from the default ones
///   by being different, and setters with parameters of an app's own are not handed on.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance of all objects of the class and its subclasses.
  static func appearance() -> Self
  /// Returns the appearance of the objects inside containers. The first type is that of the innermost one.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Returns the appearance of the objects whose traits contain those given.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the appearance of the objects inside containers whose traits contain those given.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
