// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraSwiftUILayout
internal import UIKit

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The raw value, with one bit per purpose.
  public let rawValue: Int
  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The hit-test area.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The drag preview.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The context menu preview.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The hover effect of a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline shown by assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

private struct ContentShapeEffect<S: Shape>: ViewEffect {
  typealias Body = Never
  let shape: S
  let isEvenOdd: Bool

  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    let (shape, isEvenOdd, direction) = (shape, isEvenOdd, environment.layoutDirection)
    view.touchArea = { shape.path(in: $0, direction).contains($1, eoFill: isEvenOdd) }
  }
}

/// The layout value key of the outline of a view's context menu preview.
enum PreviewShapeKey: LayoutValueKey {
  static var defaultValue: AnyShape? { nil }
}

extension UIView {
  /// Returns whether the nearest content shape contains a point, or nil if there is none. Follows the chain of
  /// descendants as long as each one has a single subview.
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
  /// Sets the view's hit-test area.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeEffect(shape: shape, isEvenOdd: eoFill))
  }
  /// Sets the view's content shape for the given purposes. Only `interaction` and `contextMenuPreview` have an effect.
  @ViewBuilder
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    let preview = kind.contains(.contextMenuPreview) ? AnyShape(shape) : nil
    if kind.contains(.interaction) {
      contentShape(shape, eoFill: eoFill).layoutValue(key: PreviewShapeKey.self, value: preview)
    } else if preview != nil {
      layoutValue(key: PreviewShapeKey.self, value: preview)
    } else {
      self
    }
  }
}
