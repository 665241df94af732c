// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

enum PickerAppearance {
  case menu, segmented, inline, wheel, link
  /// The appearance in a menu.
  case command(CommandPicker.Form)

  /// The appearance in a menu of a picker with a style.
  fileprivate var inMenu: PickerAppearance {
    switch self {
    case .menu, .link: .command(.submenu)
    case .segmented: .command(.palette)
    case .inline, .wheel: .command(.titled)
    case .command: self
    }
  }
}
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
    set { self[PickerAppearanceKey.self] = commandContext == nil ? newValue : newValue.inMenu }
  }
  var datePickerAppearance: DatePickerAppearance {
    get { self[DatePickerAppearanceKey.self] }
    set { self[DatePickerAppearanceKey.self] = newValue }
  }
}

/// A type that defines the appearance of pickers.
@MainActor @preconcurrency
public protocol PickerStyle {}
/// The default picker style, a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A style that shows a button with a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A style that shows a segmented control.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A style that shows all options inline with other content.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A style that shows the options on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A style that shows the selected value in a link to a page with the options. Outside of a list, it is shown as a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// The palette style. It is shown as a segmented control.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
  /// The default style, a menu.
  public nonisolated static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A style that shows a button with a menu.
  public nonisolated static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// A style that shows a segmented control.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// A style that shows all options inline with other content.
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A style that shows the options on a wheel.
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style that shows the selected value in a link to a page with the options.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// The palette style. It is shown as a segmented control.
  public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A type that defines the appearance of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {}
/// The default date picker style, which is compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A style that shows buttons with the date and the time.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A style that shows a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A style that shows wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style, which is compact.
  public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A style that shows buttons with the date and the time.
  public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A style that shows a calendar.
  public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A style that shows wheels.
  public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets the style for pickers within this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let appearance: PickerAppearance =
      switch style {
      case is SegmentedPickerStyle, is PalettePickerStyle: .segmented
      case is InlinePickerStyle: .inline
      case is WheelPickerStyle: .wheel
      case is NavigationLinkPickerStyle: .link
      default: .menu
      }
    return environment(\.pickerAppearance, appearance)
  }
  /// Sets the style for date pickers within this view.
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
