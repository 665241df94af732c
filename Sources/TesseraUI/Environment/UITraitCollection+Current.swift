// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The collection that dynamic colours resolve against when nobody names one. UIKit keeps it per thread, so that a screen
// drawn on another thread does not change what the main thread sees; so do we, in Foundation's thread dictionary.

import Foundation

extension UITraitCollection {
  /// The collection of the environment that is being laid out or painted on this thread; a light iPhone at three pixels
  /// per point when there is none.
  public class var current: UITraitCollection {
    get { (Thread.current.threadDictionary[currentKey] as? UITraitCollection) ?? standard }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }

  /// Runs the closure with this collection as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    withCurrent(actions)
  }

  /// `performAsCurrent` for closures that answer or throw.
  package func withCurrent<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    let previous = Thread.current.threadDictionary[Self.currentKey]
    Thread.current.threadDictionary[Self.currentKey] = self
    defer { Thread.current.threadDictionary[Self.currentKey] = previous }
    return try body()
  }

  private static let currentKey = "tessera.UITraitCollection.current"

  /// A light iPhone in portrait, ordinary text size, left to right, three pixels per point.
  package static let standard = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.layoutDirection = .leftToRight
    $0.displayScale = 3
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.preferredContentSizeCategory = .large
    $0.displayGamut = .SRGB
    $0.accessibilityContrast = .normal
    $0.userInterfaceLevel = .base
    $0.legibilityWeight = .regular
    $0.activeAppearance = .active
    $0.forceTouchCapability = .unavailable
  }
}
