// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// A class whose appearance can be set for all its objects at once.
///
///     UINavigationBar.appearance().tintColor = .systemOrange
///     UILabel.appearance(whenContainedInInstancesOf: [SettingsController.self]).textColor = .secondaryLabel
///
/// Values set on a proxy are applied to a view when it enters a window, before its `didMoveToWindow()`, and to a bar item when
/// a bar lays it out. A view that is already in a window keeps its appearance until it is removed and added again. Values that
/// the app sets on a view or item take precedence. If several proxies set the same property, those of a subclass take
/// precedence over those of its superclass, then those with containers over those without. Of these, the one with the outermost
/// container takes precedence, then the one with more containers, then those for traits.
///
/// Proxies apply the properties that UIKit lists, others that apps set in practice, and an app's properties that support
/// key-value coding: those with `@objc`.
///
/// - Note: Differs from UIKit: a proxy is a view or an item of the class, created with `init(frame:)` or `init()`, which the
///   class must have. Setting the default value has no effect, because an app's values are detected by comparison with the
///   defaults. An app's own setters with parameters are not applied.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy for all objects of the class and its subclasses.
  static func appearance() -> Self
  /// Returns the appearance proxy for the objects inside containers. The first type is that of the innermost one.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Returns the appearance proxy for the objects whose traits contain the given ones.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the appearance proxy for the objects inside containers whose traits contain the given ones.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
