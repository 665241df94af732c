// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraSwiftUILayout

/// A glass material.
///
/// - Note: Differs from SwiftUI: glass is drawn as a thin material.
public struct Glass: Equatable, Sendable {
  private var tintColor: Color?
  var isClear = false
  var isIdentity = false
  /// Glass that blurs its background.
  public static var regular: Glass { Glass() }
  /// Clear glass.
  public static var clear: Glass {
    var glass = Glass()
    glass.isClear = true
    return glass
  }
  /// No glass effect.
  public static var identity: Glass {
    var glass = Glass()
    glass.isIdentity = true
    return glass
  }
  /// Returns the glass with a tint color.
  public func tint(_ color: Color?) -> Glass {
    var result = self
    result.tintColor = color
    return result
  }
  /// Returns the glass unchanged, because it does not react to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
  var color: Color? { tintColor }
}

/// A container whose glass views blend into each other.
///
/// - Note: Differs from SwiftUI: the glass views are drawn separately.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  /// The content.
  public var body: some View { content }
}

extension View {
  /// Adds a glass background to the view.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
    background {
      if !glass.isIdentity {
        ZStack {
          if !glass.isClear { shape.fill(Material.ultraThinMaterial) }
          if let color = glass.color { shape.fill(color) }
        }
      }
    }
  }
  /// Mirrors the view horizontally in right-to-left layouts.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DirectionFlip(isEnabled: enabled))
  }
  /// Names the view's coordinate space. Has no effect yet.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { unsupported("coordinateSpace") }
  /// Names the view's coordinate space. Has no effect yet.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { unsupported("coordinateSpace") }
}

/// A named coordinate space.
public struct NamedCoordinateSpace: Equatable {
  let name: AnyHashable
  /// Returns a coordinate space with the given name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
}

private struct DirectionFlip: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction
  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}

/// A geometry value of a view, such as its bounds. Anchors are not resolved yet.
public struct Anchor<Value> {
  let value: Value
  /// The source of an anchor's value.
  public struct Source {
    let value: Value
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(value: .zero) }
  /// Returns a rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source(value: r) }
}
extension Anchor.Source where Value == CGPoint {
  /// Returns a point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: p) }
  /// The view's center.
  public static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
}

extension GeometryProxy {
  /// The value of an anchor, in the coordinates of the view that defines the anchor.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

extension View {
  /// Sets a preference from an anchor. Anchors are not resolved yet, so the anchor's value is zero.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    Report.unsupported("anchorPreference")
    return preference(key: key, value: transform(Anchor(value: value.value)))
  }
  /// Overlays a view created from a preference value. Has no effect yet.
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    unsupported("overlayPreferenceValue")
  }
  /// Adds a background created from a preference value. Has no effect yet.
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    unsupported("backgroundPreferenceValue")
  }
}
