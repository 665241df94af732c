// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Determines the precedence of appearance proxies. UIKit matches a proxy's containers from the window down and
// prefers the proxy that matches first: "In any given hierarchy the outermost appearance proxy wins. Specificity
// (depth of the chain) is the tie-breaker." Source: the comment in UIKit's UIAppearance.h.

import Foundation

/// The containers of an object, starting with the window.
@MainActor
struct AppearanceContainers {
  private var objects: [NSObject] = []

  /// Collects the containers of a view.
  init(of view: UIView) {
    if let controller = view.viewController { addController(controller) }
    if let superview = view.superviewStorage { addView(superview) }
    objects.reverse()
  }

  /// Collects the containers of a bar item.
  init(in bar: UIView) {
    addView(bar)
    objects.reverse()
  }

  /// Adds a view and its containers, innermost first.
  private mutating func addView(_ view: UIView) {
    var next: UIView? = view
    while let view = next {
      objects.append(view)
      if let controller = view.viewController { addController(controller) }
      next = view.superviewStorage
    }
  }

  /// Adds a view controller, its presentation controller, and any parents whose views don't contain the controller's
  /// view.
  private mutating func addController(_ controller: UIViewController) {
    var next: UIViewController? = controller
    while let controller = next {
      if !objects.contains(controller) { objects.append(controller) }
      if let presentation = controller.presentationController { objects.append(presentation) }
      next = controller.parent
      if let parent = next?.viewIfLoaded, controller.viewIfLoaded?.isDescendant(of: parent) == true { break }
    }
  }

  /// Returns the depths of the given containers relative to the window, outermost first, or nil if one is missing.
  ///
  /// - Parameter containers: The container classes, innermost first.
  func indices(of containers: [AnyClass]) -> [Int]? {
    var places: [Int] = []
    var start = 0
    for type in containers.reversed() {
      guard let place = objects[start...].firstIndex(where: { Self.isKind($0, of: type) }) else { return nil }
      places.append(place)
      start = place + 1
    }
    return places
  }

  private static func isKind(_ object: NSObject, of type: AnyClass) -> Bool {
    var next: AnyClass? = Swift.type(of: object)
    while let candidate = next {
      if candidate == type { return true }
      next = _getSuperclass(candidate)
    }
    return false
  }
}

/// The precedence of a proxy among the proxies of a class. Greater values take precedence.
struct AppearanceRank: Comparable {
  /// The depths of the proxy's containers relative to the window, outermost first.
  private let places: [Int]
  private let hasTraits: Bool

  init(_ places: [Int], hasTraits: Bool) {
    (self.places, self.hasTraits) = (places, hasTraits)
  }

  static func < (first: AppearanceRank, second: AppearanceRank) -> Bool {
    let (a, b) = (first.places, second.places)
    if a.isEmpty != b.isEmpty { return a.isEmpty }
    if a.first != b.first { return a[0] > b[0] }
    if a.count != b.count { return a.count < b.count }
    if a != b { return b.lexicographicallyPrecedes(a) }
    return !first.hasTraits && second.hasTraits
  }
}
