// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The default collection for resolving dynamic colors. UIKit stores one per thread, so that a screen drawn on another thread
// does not affect the main thread. The same applies here: it is stored in a variable for the main thread, where nearly all work
// is done, and in Foundation's thread dictionary (0.8 µs per lookup) for all others.

import Foundation

extension UITraitCollection {
  static var ofThread: UITraitCollection {
    get { CurrentTraits.ofThread.traits }
    set { CurrentTraits.ofThread.traits = newValue }
  }

  /// Runs a closure that returns a value or throws an error, like `performAsCurrent`.
  package func withCurrent<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    let current = CurrentTraits.ofThread
    let previous = current.traits
    current.traits = self
    defer { current.traits = previous }
    return try body()
  }

  /// A light iPhone in portrait, with the default text size, left to right, and three pixels per point unless
  /// `TESSERA_SCREEN_SCALE` is set.
  static let standard = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.layoutDirection = .leftToRight
    $0.displayScale = ScreenScale.standard
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

/// The current collection of one thread or of the main queue. Never used by another thread.
private final class CurrentTraits: NSObject, @unchecked Sendable {
  var traits = UITraitCollection.standard

  static var ofThread: CurrentTraits {
    // Different threads may serve the main queue.
    if MainQueue.isCurrent { return ofMainThread }
    let dictionary = Thread.current.threadDictionary
    if let known = dictionary[key] as? CurrentTraits { return known }
    let new = CurrentTraits()
    dictionary[key] = new
    return new
  }

  private static let ofMainThread = CurrentTraits()
  private static let key = "tessera.UITraitCollection.current"
}
