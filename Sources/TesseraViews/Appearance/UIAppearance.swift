// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// A class whose appearance can be set for all its objects at once.
///
///     UINavigationBar.appearance().tintColor = .systemOrange
///     UILabel.appearance(whenContainedInInstancesOf: [SettingsController.self]).textColor = .secondaryLabel
///
/// Values set on a proxy are applied to a view when it enters a window, before its `didMoveToWindow()`, and to a bar
/// item when a bar lays it out. A view that is already in a window keeps its appearance until it is removed and added
/// again. Values that the app sets on a view or item take precedence. If several proxies set the same property, a
/// subclass's proxies take precedence over its superclass's, and proxies with containers over proxies without. Among
/// these, the proxy with the outermost container takes precedence, then the proxy with more containers, then a proxy
/// for traits.
///
/// Proxies apply the properties that UIKit lists, other properties that apps set in practice, and an app's own
/// properties that support key-value coding (`@objc`).
///
/// - Note: Differs from UIKit: a proxy is a view or an item of the class, created with `init(frame:)` or `init()`,
///   which the class must support. Setting a property to its default value has no effect, because an app's values are
///   detected by comparison with the defaults. An app's own setters with parameters aren't applied.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy for all objects of the class and its subclasses.
  static func appearance() -> Self
  /// Returns the appearance proxy for objects within containers. The first type is the innermost container.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Returns the appearance proxy for objects whose traits contain the given traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the appearance proxy for objects that are within containers and whose traits contain the given traits.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
