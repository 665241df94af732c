// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Which proxy wins. UIKit reads a proxy's containers as a partial order and takes the one that matches first when the
// hierarchy is read from the window down: "In any given hierarchy the outermost appearance proxy wins. Specificity (depth
// of the chain) is the tie-breaker." Source: the comment in UIKit's UIAppearance.h.

import Foundation

/// What an object is in, from the window down.
@MainActor
struct AppearanceContainers {
  private var objects: [NSObject] = []

  /// What a view is in.
  init(of view: UIView) {
    if let controller = view.viewController { add(controller) }
    if let superview = view.superviewStorage { add(superview) }
    objects.reverse()
  }

  /// What an item of a bar is in.
  init(in bar: UIView) {
    add(bar)
    objects.reverse()
  }

  /// Adds a view and what it is in, inside out.
  private mutating func add(_ view: UIView) {
    var next: UIView? = view
    while let view = next {
      objects.append(view)
      if let controller = view.viewController { add(controller) }
      next = view.superviewStorage
    }
  }

  /// Adds a controller, what presents its view, and parents whose view its own is not in.
  private mutating func add(_ controller: UIViewController) {
    var next: UIViewController? = controller
    while let controller = next {
      if !objects.contains(controller) { objects.append(controller) }
      if let presentation = controller.presentationController { objects.append(presentation) }
      next = controller.parent
      if let parent = next?.viewIfLoaded, controller.viewIfLoaded?.isDescendant(of: parent) == true { break }
    }
  }

  /// Where the containers stand, counted from the window down, the outermost first; nil where one is missing.
  ///
  /// - Parameter containers: The innermost first.
  func places(of containers: [AnyClass]) -> [Int]? {
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

/// How special a proxy is among those of a class; greater ones win.
struct AppearanceRank: Comparable {
  /// The places of its containers, counted from the window down, the outermost first.
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
