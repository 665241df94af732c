// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The visible part of a scroll view's content, which determines the items that lazy containers create.
@_spi(Tessera) public final class Viewport {
  /// The axes along which the scroll view scrolls.
  public var axes = Axis.Set.vertical
  /// The visible rectangle in the coordinate space of the content, in points.
  public var visible = CGRect.zero
  /// The parts of the visible rectangle that bars cover, in points from its edges. Pinned headers avoid them.
  public var insets = EdgeInsets()
  /// The distance beyond the visible rectangle, in points, in which views are created too. Content outside of a scroll
  /// view that doesn't clip it is visible.
  public var margin: CGFloat = 0
  /// Whether the scroll view is measured without a limit along its axes, so that it shows its whole content.
  public var isUnlimited = false {
    didSet { if isUnlimited != oldValue { for element in registered() { element.invalidate() } } }
  }

  /// Whether the content contains lazy containers.
  public var hasLazyContent: Bool { !registered().isEmpty }

  private var elements: [WeakElement] = []

  private struct WeakElement {
    weak var element: LazyElement?
  }

  /// Creates a viewport with an empty rectangle.
  public init() {}

  /// Stores a new visible rectangle. Returns whether lazy containers have to be placed again.
  public func scroll(to visible: CGRect) -> Bool {
    self.visible = visible
    var needsPlacement = false
    for element in registered() where element.viewportDidScroll() { needsPlacement = true }
    return needsPlacement
  }

  /// Adds a lazy container to those that are placed again after scrolling.
  func register(_ element: LazyElement) {
    guard !elements.contains(where: { $0.element === element }) else { return }
    elements.removeAll { $0.element == nil }
    elements.append(WeakElement(element: element))
  }

  private func registered() -> [LazyElement] { elements.compactMap(\.element) }
}
