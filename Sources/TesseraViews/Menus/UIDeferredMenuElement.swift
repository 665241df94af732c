// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A place in a menu whose elements are made when the menu is shown. Until they are there, a row with a wheel stands in.
///
///     UIDeferredMenuElement { completion in
///       loadPlaces { completion($0.map(\.action)) }
///     }
open class UIDeferredMenuElement: UIMenuElement {
  /// Makes elements, and hands them over now or later. What is handed over a second time is ignored.
  public typealias ElementProvider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: ElementProvider
  /// Whether the elements are kept for the next time.
  private let isCached: Bool
  /// What the provider has made.
  package private(set) var elements: [UIMenuElement]?
  private var isAsked = false
  private var number = 0
  /// Whether the provider is being called.
  private var isAsking = false

  /// Creates a place whose elements are made once and kept.
  public convenience init(_ elementProvider: @escaping ElementProvider) {
    self.init(provider: elementProvider, isCached: true)
  }

  /// Returns a place whose elements are made anew every time the menu is shown.
  public static func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(provider: elementProvider, isCached: false)
  }

  private init(provider: @escaping ElementProvider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Called by a menu that comes up: elements that are not kept are forgotten.
  package func menuWillShow() {
    guard !isCached else { return }
    (elements, isAsked) = (nil, false)
  }

  /// Asks the provider, once. `body` is called when the elements come later than at once.
  package func load(_ body: @escaping @MainActor () -> Void) {
    guard !isAsked else { return }
    isAsked = true
    number += 1
    let asked = number
    isAsking = true
    provider { [weak self] elements in
      guard let self, asked == self.number, self.elements == nil else { return }
      self.elements = elements
      if !self.isAsking { body() }
    }
    isAsking = false
  }
}
