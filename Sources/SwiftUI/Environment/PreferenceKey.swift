// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A key for a value that views pass to their ancestors.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value that is used if no view sets one.
  static var defaultValue: Value { get }
  /// Combines the accumulated value with the next view's value, in view order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The value that is used if no view sets one. Nil for optional values.
  public static var defaultValue: Value { nil }
}

extension _ViewNode {
  /// Returns the combined preference value of the node's subtree.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
    var result: K.Value?
    visitPreference(key) { next in
      if var value = result {
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result ?? K.defaultValue
  }
}

/// A modifier that sets a view's preference value.
struct PreferenceWriter<K: PreferenceKey>: NodeModifier {
  typealias Body = Never
  let value: K.Value

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    PreferenceWriterNode(context)
  }
}

private final class PreferenceWriterNode<Content: View, K: PreferenceKey>: ModifierNode<Content, PreferenceWriter<K>> {
  override init(_ context: _ViewContext) {
    super.init(context)
    addPreferences()
  }

  override func visitPreference<Key: PreferenceKey>(_ key: Key.Type, _ visit: (Key.Value) -> Void) {
    guard key == K.self, let value = modifier?.value as? Key.Value else { return super.visitPreference(key, visit) }
    visit(value)
  }
}

/// A modifier that transforms a view's preference value.
struct PreferenceTransform<K: PreferenceKey>: NodeModifier {
  typealias Body = Never
  let transform: (inout K.Value) -> Void

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    PreferenceTransformNode(context)
  }
}

private final class PreferenceTransformNode<Content: View, K: PreferenceKey>: ModifierNode<
  Content, PreferenceTransform<K>
>
{
  override init(_ context: _ViewContext) {
    super.init(context)
    addPreferences()
  }

  override func visitPreference<Key: PreferenceKey>(_ key: Key.Type, _ visit: (Key.Value) -> Void) {
    guard key == K.self, let modifier else { return super.visitPreference(key, visit) }
    var value = child?.preference(K.self) ?? K.defaultValue
    modifier.transform(&value)
    if let value = value as? Key.Value { visit(value) }
  }
}

/// A modifier that calls an action when a view's preference value changes.
struct PreferenceObserver<K: PreferenceKey>: NodeModifier where K.Value: Equatable {
  typealias Body = Never
  let action: (K.Value) -> Void

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    PreferenceObserverNode(context)
  }
}

private final class PreferenceObserverNode<Content: View, K: PreferenceKey>: ModifierNode<
  Content, PreferenceObserver<K>
>
where K.Value: Equatable {
  private var last: K.Value?

  override init(_ context: _ViewContext) {
    super.init(context)
    graph.preferenceObservers[ObjectIdentifier(self)] = PreferenceCheck(serial: serial) { [weak self] in self?.check() }
  }

  private func check() {
    guard let modifier else { return }
    let value = preference(K.self)
    guard last != value else { return }
    last = value
    modifier.action(value)
  }

  override func willRemove() { graph.preferenceObservers[ObjectIdentifier(self)] = nil }
}

extension View {
  /// Sets the view's preference value.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWriter<K>(value: value))
  }

  /// Transforms the view's preference value.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }

  /// Calls an action when the view's preference value changes, and when the view first appears.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }
}
