// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import UIKit

/// The kinds of a content shape: its uses.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit for each use.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The area that receives touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of drags.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The shape under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline that assistive technologies show.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

private struct ContentShapeEffect<S: Shape>: ViewEffect {
  typealias Body = Never
  let shape: S
  let isEvenOdd: Bool

  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    let (shape, isEvenOdd) = (shape, isEvenOdd)
    view.touchArea = { shape.path(in: $0).contains($1, eoFill: isEvenOdd) }
  }
}

extension UIView {
  /// Returns whether the content shape in a chain of single subviews contains a point; nil if it has none.
  func isInContentShape(_ point: CGPoint) -> Bool? {
    var (view, point) = (self, point)
    while true {
      if let effect = view as? EffectView, let area = effect.touchArea { return area(effect.bounds, point) }
      guard view.subviews.count == 1 else { return nil }
      point = view.convert(point, to: view.subviews[0])
      view = view.subviews[0]
    }
  }
}

extension View {
  /// Sets the area of the view that receives touches.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeEffect(shape: shape, isEvenOdd: eoFill))
  }
  /// Sets the shape of the view for some uses. Uses other than `interaction` have no effect.
  @ViewBuilder
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }
}
