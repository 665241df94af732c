// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

extension EnvironmentValues {
  /// Whether the Reduce Motion setting is on.
  public var accessibilityReduceMotion: Bool { UIAccessibility.isReduceMotionEnabled }
  /// Whether the Reduce Transparency setting is on.
  public var accessibilityReduceTransparency: Bool { UIAccessibility.isReduceTransparencyEnabled }
  /// Whether VoiceOver is on. Always `false`.
  public var accessibilityVoiceOverEnabled: Bool { UIAccessibility.isVoiceOverRunning }
  /// Whether the Button Shapes setting is on. Always `false`.
  public var accessibilityShowButtonShapes: Bool { UIAccessibility.buttonShapesEnabled }
  /// Whether the Differentiate Without Color setting is on.
  public var accessibilityDifferentiateWithoutColor: Bool { UIAccessibility.shouldDifferentiateWithoutColor }
  /// Whether Switch Control is on. Always `false`.
  public var accessibilitySwitchControlEnabled: Bool { UIAccessibility.isSwitchControlRunning }
  /// Whether the Invert Colors setting is on.
  public var accessibilityInvertColors: Bool { UIAccessibility.isInvertColorsEnabled }
}

/// A property that tracks the view with accessibility focus. No view receives the focus yet.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the accessibility focus.
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>
    /// The value of the focused view.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// This binding.
    public var projectedValue: Binding { self }
  }

  @State private var value: Value

  /// Creates a property that is true while the view has the focus.
  public init() where Value == Bool { _value = State(initialValue: false) }
  /// Creates a property for the value of the focused view, or nil if no view has the focus.
  public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }

  /// The value of the focused view.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  /// A binding to the accessibility focus.
  public var projectedValue: Binding { Binding(binding: $value) }
}

extension View {
  // Nothing to show: accessibilityFocused

  /// Binds the accessibility focus to a Boolean. Does nothing, because no screen reader runs: the binding is neither set nor
  /// read.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  /// Binds the accessibility focus to a value. Does nothing, because no screen reader runs: the binding is neither set nor
  /// read.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}

/// A type that determines the appearance of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {}
/// The default control group style for the context, which is a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A control group style for navigation controls, which is a row.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A control group style that shows a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A control group style that shows a compact menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style for the context.
  public nonisolated static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// A row for navigation.
  public nonisolated static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A compact menu.
  public nonisolated static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension View {
  /// Sets the style of control groups within this view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.showsControlGroupsAsMenus, style is MenuControlGroupStyle || style is CompactMenuControlGroupStyle)
  }
}

private struct ControlGroupMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var showsControlGroupsAsMenus: Bool {
    get { self[ControlGroupMenuKey.self] }
    set { self[ControlGroupMenuKey.self] = newValue }
  }
}
