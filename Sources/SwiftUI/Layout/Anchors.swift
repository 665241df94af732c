// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout

/// A geometry value of a view, such as its bounds, that a geometry reader converts to its own coordinates.
///
///     .anchorPreference(key: Selection.self, value: .bounds) { $0 }
///     .overlayPreferenceValue(Selection.self) { anchor in
///       GeometryReader { proxy in anchor.map { Marker(frame: proxy[$0]) } }
///     }
public struct Anchor<Value> {
  let source: Source
  let owner: AnchorOwner

  /// The source of an anchor's value.
  public struct Source {
    let kind: AnchorKind
    /// Returns the value for the frame of the view.
    let value: @Sendable (CGRect) -> Value
  }
}

/// The part of a view to which an anchor refers.
enum AnchorKind: Hashable, Sendable {
  case bounds
  case rect(CGRect)
  case point(CGPoint)
  case unitPoint(UnitPoint)
}

/// The view of an anchor.
final class AnchorOwner: @unchecked Sendable {
  weak var element: LayoutElement?
  init(_ element: LayoutElement?) { self.element = element }
}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether two anchors refer to the same part of the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.source.kind == b.source.kind && a.owner.element === b.owner.element
  }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(source.kind) }
}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(kind: .bounds) { $0 } }
  /// Returns a rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(kind: .rect(r)) { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}
extension Anchor.Source where Value == CGPoint {
  /// Returns a point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(kind: .point(p)) { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }
  /// Returns a point relative to the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(kind: .unitPoint(p)) {
      CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y)
    }
  }
  /// The view's center.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The view's top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The center of the view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The view's top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The center of the view's leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center of the view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The view's bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The center of the view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The view's bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The value of an anchor, in the coordinates of the geometry reader.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.source.value(source.frame(of: anchor.owner.element)) }
}

/// A modifier that changes a preference value by an anchor of the view.
private struct AnchorWriter<A, K: PreferenceKey>: NodeModifier {
  typealias Body = Never
  let source: Anchor<A>.Source
  /// Whether values set inside the view are discarded.
  let replaces: Bool
  let transform: (inout K.Value, Anchor<A>) -> Void

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    AnchorWriterNode(context)
  }
}

private final class AnchorWriterNode<Content: View, A, K: PreferenceKey>: ModifierNode<Content, AnchorWriter<A, K>> {
  private var owner: AnchorOwner?

  override init(_ context: _ViewContext) {
    super.init(context)
    addPreferences()
  }

  override func visitPreference<Key: PreferenceKey>(_ key: Key.Type, _ visit: (Key.Value) -> Void) {
    guard key == K.self, let modifier else { return super.visitPreference(key, visit) }
    var value = modifier.replaces ? K.defaultValue : child?.preference(K.self) ?? K.defaultValue
    if owner?.element !== elements.first || owner == nil { owner = AnchorOwner(elements.first) }
    if let owner { modifier.transform(&value, Anchor(source: modifier.source, owner: owner)) }
    if let value = value as? Key.Value { visit(value) }
  }
}

/// A modifier that calls an action when a preference value changes, even if the value is not equatable.
private struct PreferenceSink<K: PreferenceKey>: NodeModifier {
  typealias Body = Never
  let action: (K.Value) -> Void

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    PreferenceSinkNode(context)
  }
}

private final class PreferenceSinkNode<Content: View, K: PreferenceKey>: ModifierNode<Content, PreferenceSink<K>> {
  private var last: K.Value?

  override init(_ context: _ViewContext) {
    super.init(context)
    graph.preferenceObservers[ObjectIdentifier(self)] = PreferenceCheck(serial: serial) { [weak self] in self?.check() }
  }

  private func check() {
    guard let modifier else { return }
    let value = preference(K.self)
    if let last, FieldTable.areEqual(last, value) { return }
    last = value
    modifier.action(value)
  }

  override func willRemove() { graph.preferenceObservers[ObjectIdentifier(self)] = nil }
}

/// A view with an overlay or background that is created from a preference value of the view.
private struct PreferenceReader<K: PreferenceKey, Content: View, Secondary: View>: View {
  let content: Content
  let alignment: Alignment
  let isOverlay: Bool
  let transform: (K.Value) -> Secondary
  @State private var value: K.Value?

  var body: some View {
    let state = $value
    let secondary = transform(value ?? K.defaultValue)
    let primary = content.modifier(PreferenceSink<K> { state.wrappedValue = $0 })
    if isOverlay {
      primary.overlay(alignment: alignment) { secondary }
    } else {
      primary.background(alignment: alignment) { secondary }
    }
  }
}

extension View {
  /// Sets a preference from an anchor of the view.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorWriter<A, K>(source: value, replaces: true) { $0 = transform($1) })
  }
  /// Transforms a preference of the view by an anchor.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorWriter<A, K>(source: value, replaces: false, transform: transform))
  }
  /// Overlays a view created from a preference value of the view.
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceReader<Key, Self, T>(content: self, alignment: alignment, isOverlay: true, transform: transform)
  }
  /// Adds a background created from a preference value of the view.
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceReader<Key, Self, T>(content: self, alignment: alignment, isOverlay: false, transform: transform)
  }
}
