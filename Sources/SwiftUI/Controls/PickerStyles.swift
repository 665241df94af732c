// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

enum PickerAppearance { case menu, segmented, inline }
enum DatePickerAppearance { case compact, graphical, wheel }

private struct PickerAppearanceKey: EnvironmentKey {
  static var defaultValue: PickerAppearance { .menu }
}
private struct DatePickerAppearanceKey: EnvironmentKey {
  static var defaultValue: DatePickerAppearance { .compact }
}

extension EnvironmentValues {
  var pickerAppearance: PickerAppearance {
    get { self[PickerAppearanceKey.self] }
    set { self[PickerAppearanceKey.self] = newValue }
  }
  var datePickerAppearance: DatePickerAppearance {
    get { self[DatePickerAppearanceKey.self] }
    set { self[DatePickerAppearanceKey.self] = newValue }
  }
}

/// A type that determines the appearance of pickers.
@MainActor @preconcurrency
public protocol PickerStyle {}
/// The default style for the context: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A button with a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A segmented control.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// All options, inline with other content.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A wheel, shown as a menu.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A link to a list of options, shown as a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A row of buttons, shown as segments.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style for the context.
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button with a menu.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// A segmented control.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All options, inline with other content.
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel, shown as a menu.
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a list of options, shown as a menu.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// A row of buttons, shown as segments.
  public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A type that determines the appearance of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {}
/// The default style for the context: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// Buttons with the date and the time.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style for the context.
  public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Buttons with the date and the time.
  public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets the style of pickers.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let appearance: PickerAppearance =
      switch style {
      case is SegmentedPickerStyle, is PalettePickerStyle: .segmented
      case is InlinePickerStyle: .inline
      default: .menu
      }
    return environment(\.pickerAppearance, appearance)
  }
  /// Sets the style of date pickers.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    let appearance: DatePickerAppearance =
      switch style {
      case is GraphicalDatePickerStyle: .graphical
      case is WheelDatePickerStyle: .wheel
      default: .compact
      }
    return environment(\.datePickerAppearance, appearance)
  }
}
