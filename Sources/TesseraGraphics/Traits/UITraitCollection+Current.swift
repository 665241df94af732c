// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The current trait collection, which is used to resolve dynamic colors. As in UIKit, each thread has its own current
// collection, so that drawing a screen on another thread does not affect the main thread. The main thread's
// collection is stored in a variable, because most work is done on the main thread. The collections of other threads
// are stored in Foundation's thread dictionary (0.8 µs per lookup).

import Foundation

extension UITraitCollection {
  static var ofThread: UITraitCollection {
    get { CurrentTraits.ofThread.traits }
    set { CurrentTraits.ofThread.traits = newValue }
  }

  /// Does the same as `performAsCurrent`, but the closure may return a value or throw an error.
  package func withCurrent<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    let current = CurrentTraits.ofThread
    let previous = current.traits
    current.traits = self
    defer { current.traits = previous }
    return try body()
  }

  /// The traits of an iPhone in portrait orientation with light appearance, the default text size, a left-to-right
  /// layout, and a scale of 3 unless `TESSERA_SCREEN_SCALE` is set.
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

/// The current collection of a thread or of the main queue. Never accessed by other threads.
private final class CurrentTraits: NSObject, @unchecked Sendable {
  var traits = UITraitCollection.standard

  static var ofThread: CurrentTraits {
    // Work on the main queue may run on different threads, so check the queue rather than the thread.
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
