// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraCombine
public import Observation

struct EnvironmentWriter<Value>: EnvironmentModifier {
  typealias Body = Never
  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  static var isShared: Bool { _isPOD(Value.self) || Value.self == Font?.self }
  func change(_ environment: inout EnvironmentValues) { environment[keyPath: path] = value }
}

private struct EnvironmentTransform<Value>: EnvironmentModifier {
  typealias Body = Never
  let path: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
  func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: path]) }
}

private struct ObjectWriter<Object: AnyObject>: EnvironmentModifier {
  typealias Body = Never
  let object: Object?
  func change(_ environment: inout EnvironmentValues) { environment.setObject(object, of: Object.self) }
}

private struct StyleWriter: EnvironmentModifier {
  typealias Body = Never
  let styles: [any ShapeStyle]

  static var isShared: Bool { true }

  func isEqual(to other: Self) -> Bool {
    styles.count == other.styles.count && zip(styles, other.styles).allSatisfy { FieldTable.areEqual($0, $1) }
  }

  func change(_ environment: inout EnvironmentValues) {
    let outer = OuterStyles.foreground(environment[ForegroundStyleKey.self])
    environment[ForegroundStyleKey.self] = styles.map { outer.applied(to: $0) }
  }
}

/// Replaces the foreground styles of the environment. Styles such as `.secondary` keep their meaning.
struct ForegroundModifier: EnvironmentModifier {
  typealias Body = Never
  let styles: [any ShapeStyle]

  static var isShared: Bool { true }

  func isEqual(to other: Self) -> Bool {
    styles.count == other.styles.count && zip(styles, other.styles).allSatisfy { FieldTable.areEqual($0, $1) }
  }

  func change(_ environment: inout EnvironmentValues) { environment.foregroundStyles = styles }
}

extension View {
  /// Sets an environment value.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentWriter(path: keyPath, value: value))
  }
  /// Sets an observable object in the environment, or removes it if the object is nil.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(ObjectWriter(object: object))
  }
  /// Transforms an environment value.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransform(path: keyPath, transform: transform))
  }
  /// Sets an observable object in the environment.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(ObjectWriter(object: object))
  }

  /// Sets the foreground style for text and symbols.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { modifier(StyleWriter(styles: [style])) }
  /// Sets the primary and secondary foreground styles.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(StyleWriter(styles: [primary, secondary]))
  }
  /// Sets the primary, secondary and tertiary foreground styles.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(StyleWriter(styles: [primary, secondary, tertiary]))
  }
  /// Sets the color of text and symbols. Nil restores the default.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(StyleWriter(styles: color.map { [$0] } ?? []))
  }
  /// Sets the tint color. Nil restores the default.
  public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { $0 as any ShapeStyle })
  }
  /// Sets the tint.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tint, tint.map { $0 as any ShapeStyle })
  }
  /// Sets the tint color. Nil restores the default.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  /// Sets the background style.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
  /// Sets the Dynamic Type size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  /// Limits the Dynamic Type size to a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      size = (allowed.first.map { size < $0 } ?? false ? allowed.first : allowed.last) ?? size
    }
  }
  /// Sets whether user interaction with the view and its controls is disabled.
  public func disabled(_ disabled: Bool) -> some View { transformEnvironment(\.isEnabled) { $0 = $0 && !disabled } }
}

private struct EnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls are enabled.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}
