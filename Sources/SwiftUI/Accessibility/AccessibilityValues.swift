// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

extension EnvironmentValues {
  /// Whether animations are reduced.
  public var accessibilityReduceMotion: Bool { UIAccessibility.isReduceMotionEnabled }
  /// Whether backgrounds are opaque.
  public var accessibilityReduceTransparency: Bool { UIAccessibility.isReduceTransparencyEnabled }
  /// Whether VoiceOver is on. Always false.
  public var accessibilityVoiceOverEnabled: Bool { UIAccessibility.isVoiceOverRunning }
  /// Whether buttons show shapes. Always false.
  public var accessibilityShowButtonShapes: Bool { UIAccessibility.buttonShapesEnabled }
  /// Whether differences are shown without colors.
  public var accessibilityDifferentiateWithoutColor: Bool { UIAccessibility.shouldDifferentiateWithoutColor }
  /// Whether Switch Control is on. Always false.
  public var accessibilitySwitchControlEnabled: Bool { UIAccessibility.isSwitchControlRunning }
  /// Whether colors are inverted.
  public var accessibilityInvertColors: Bool { UIAccessibility.isInvertColorsEnabled }
}

/// The value of the view with VoiceOver's focus. No view has the focus yet.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>
    /// The value of the view with the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  @State private var value: Value

  /// Creates a property that is true if the view has the focus.
  public init() where Value == Bool { _value = State(initialValue: false) }
  /// Creates a property for the value of the view with the focus; nil if there is none.
  public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }

  /// The value of the view with the focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  /// A binding to the focus.
  public var projectedValue: Binding { Binding(binding: $value) }
}

extension View {
  /// Binds the focus of VoiceOver to a Boolean. Has no effect yet.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    unsupported("accessibilityFocused")
  }
  /// Binds the focus of VoiceOver to a value. Has no effect yet.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    unsupported("accessibilityFocused")
  }
  /// Describes the view to accessibility by another view. Has no effect yet.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    unsupported("accessibilityRepresentation")
  }
  /// Adds actions with views as their labels. Has no effect yet.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    unsupported("accessibilityActions")
  }
}

/// A type that determines the appearance of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {}
/// The default style for the context: a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A row for navigation.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A compact menu.
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
  /// Sets the style of groups of controls. Has no effect yet.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { unsupported("controlGroupStyle") }
}
