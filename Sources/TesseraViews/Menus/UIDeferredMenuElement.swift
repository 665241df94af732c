// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A placeholder for menu elements that are created when the menu is shown. The menu shows an activity indicator
/// until the elements are available.
///
///     UIDeferredMenuElement { completion in
///       loadPlaces { completion($0.map(\.action)) }
///     }
open class UIDeferredMenuElement: UIMenuElement {
  /// A closure that creates elements and passes them to the completion, immediately or later. Further completion
  /// calls are ignored.
  public typealias ElementProvider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: ElementProvider
  private let isCached: Bool
  /// The elements received from the provider; nil before they are available.
  package private(set) var elements: [UIMenuElement]?
  private var isAsked = false
  private var number = 0
  /// Whether the provider is running.
  private var isLoading = false

  /// Creates an element whose content is requested once and then cached.
  public convenience init(_ elementProvider: @escaping ElementProvider) {
    self.init(provider: elementProvider, isCached: true)
  }

  /// Returns an element whose content is requested each time the menu is shown.
  public static func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(provider: elementProvider, isCached: false)
  }

  private init(provider: @escaping ElementProvider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Clears uncached elements. Called before the menu appears.
  package func menuWillShow() {
    guard !isCached else { return }
    (elements, isAsked) = (nil, false)
  }

  /// Calls the provider unless it has already been called. Calls `body` if the elements arrive asynchronously.
  package func load(_ body: @escaping @MainActor () -> Void) {
    guard !isAsked else { return }
    isAsked = true
    number += 1
    let asked = number
    isLoading = true
    provider { [weak self] elements in
      guard let self, asked == self.number, self.elements == nil else { return }
      self.elements = elements
      if !self.isLoading { body() }
    }
    isLoading = false
  }
}
