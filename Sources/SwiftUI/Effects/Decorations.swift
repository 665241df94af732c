// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import TesseraSwiftUILayout

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
}

private struct DirectionFlip: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction
  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}
