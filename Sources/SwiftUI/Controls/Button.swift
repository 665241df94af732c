// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
  private let rawValue: Int
  /// The role of a button that deletes data.
  public static let destructive = ButtonRole(rawValue: 0)
  /// The role of a button that cancels an operation.
  public static let cancel = ButtonRole(rawValue: 1)
  /// The role of a button that confirms an operation.
  public static let confirm = ButtonRole(rawValue: 2)
  /// The role of a button that closes a sheet or another page.
  public static let close = ButtonRole(rawValue: 3)
}

/// A control that performs an action.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  private var menu: MenuDescription?
  private var trigger = ActionProperty()
  @Environment(\.primitiveButtonStyle) private var style

  /// Creates a button.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (role, self.action, self.label) = (nil, action, label())
  }

  /// Creates a button with a role.
  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  /// The button in the environment's style.
  public var body: some View {
    AnyView(
      erasing: style.makeErasedBody(
        PrimitiveButtonStyleConfiguration(
          role: role, label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(label)),
          action: trigger.storage(of: action), menu: menu)))
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  /// Creates a button with a title.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// Creates a button with a localized title and a role.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  /// Creates a button with a title and a role.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a button with a title and a symbol.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  /// Creates a button with a localized title, a symbol and a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// The label of a button without an explicit label, which depends on the button's role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole
  /// The title and the symbol of the role.
  public var body: some View {
    switch role {
    case .cancel: SwiftUI.Label(SystemString.cancel.text, systemImage: "xmark")
    case .close: SwiftUI.Label(SystemString.close.text, systemImage: "xmark")
    case .destructive: SwiftUI.Label(SystemString.delete.text, systemImage: "trash")
    default: SwiftUI.Label(SystemString.done.text, systemImage: "checkmark")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the title and the symbol of its role.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a style configuration.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
    menu = configuration.menu
  }
}

/// The properties of a button that are passed to a primitive style, which defines the button's interaction.
public struct PrimitiveButtonStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }
  /// The role.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: ActionStorage
  /// The menu that the button opens; nil for a regular button.
  var menu: MenuDescription?
  /// Performs the button's action.
  @MainActor
  public func trigger() { action.perform() }
}

/// A type that defines the appearance and interaction of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of view that represents the button.
  associatedtype Body: View
  /// The properties of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns a view that represents the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
  func makeErasedBody(_ configuration: Configuration) -> any View {
    StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
  }
}

/// The properties of a button that are passed to its style.
public struct ButtonStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }
  /// The role.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is pressed.
  public let isPressed: Bool
}

/// A type that defines the appearance of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of view that represents the button.
  associatedtype Body: View
  /// The properties of the button.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns a view that represents the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button with the standard interaction and a style's appearance.
struct StyledButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let (pressed, enabled, configuration) = ($isPressed, isEnabled, configuration)
    let appearance = ButtonStyleConfiguration(
      role: configuration.role, label: ButtonStyleConfiguration.Label(content: AnyView(configuration.label)),
      isPressed: isPressed)
    StyleBody(style: style, configuration: appearance) { $0.makeBody(configuration: $1) }.modifier(
      PressModifier(
        isEnabled: enabled, onPress: { pressed.wrappedValue = $0 }, onTap: { configuration.trigger() },
        menu: configuration.menu))
  }
}

/// An adapter that adds the standard interaction to a button style.
private struct TouchStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style
  func makeBody(configuration: Configuration) -> some View { StyledButton(style: style, configuration: configuration) }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: any PrimitiveButtonStyle { DefaultButtonStyle() }
}

extension EnvironmentValues {
  var primitiveButtonStyle: any PrimitiveButtonStyle {
    get { self[ButtonStyleKey.self] }
    set {
      guard commandContext == nil else { return }
      self[ButtonStyleKey.self] = NestedPrimitiveButtonStyle(style: newValue, outer: self[ButtonStyleKey.self])
    }
  }
  /// The style, which replaces the current one and the styles outside of it.
  var onlyPrimitiveButtonStyle: any PrimitiveButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for buttons within this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.primitiveButtonStyle, TouchStyle(style: style))
  }
  /// Sets the style for buttons within this view, including their interaction.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.primitiveButtonStyle, style)
  }
}

// MARK: Styles

/// A borderless style: a label in the tint color that is dimmed while pressed.
private struct BorderlessAppearance: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration, isPlain: false)
  }
}

private struct PlainAppearance: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { TintedLabel(configuration: configuration, isPlain: true) }
}

private struct TintedLabel: View {
  let configuration: ButtonStyleConfiguration
  let isPlain: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasForegroundStyle) private var hasForegroundStyle

  var body: some View {
    let label = configuration.label.opacity(configuration.isPressed ? 0.2 : isPlain && !isEnabled ? 0.5 : 1)
    if isPlain || hasForegroundStyle && isEnabled {
      label
    } else if !isEnabled {
      label.foregroundStyle(Color(.tertiaryLabel))
    } else if configuration.role == .destructive {
      label.foregroundStyle(Color.red)
    } else {
      label.foregroundStyle(TintShapeStyle())
    }
  }
}

/// The size of a control.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

/// The border shape of a bordered button.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable { case automatic, capsule, rounded(CGFloat?), circle }
  let kind: Kind
  /// The default shape: a rounded rectangle, or a capsule in the look of iOS 26.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Returns a rounded rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }
}

private struct BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The size of controls in the environment.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of controls within this view.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
  /// Sets the border shape of bordered buttons within this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}

extension ControlSize {
  /// The insets of labels in bordered buttons and buttons on glass. They match UIKit's filled and tinted buttons; see
  /// `ButtonMetrics`.
  var buttonInsets: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

/// The label of a bordered button, drawn on the filled border shape.
private struct BorderedLabel: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.tint) private var ownTint
  @Environment(\.isGlass) private var isGlass

  private var border: AnyShape {
    switch shape.kind {
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
    case .automatic where isGlass: AnyShape(Capsule())
    case .rounded(nil), .automatic:
      switch size {
      case .mini, .small: AnyShape(Capsule())
      case .regular: AnyShape(RoundedRectangle(cornerRadius: 7))
      case .large, .extraLarge: AnyShape(RoundedRectangle(cornerRadius: 12))
      }
    }
  }

  private var tint: AnyShapeStyle {
    configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  private var text: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return isProminent ? AnyShapeStyle(Color.white) : tint
  }

  private var fill: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiarySystemFill)) }
    if isProminent { return tint }
    // Without a tint, the button is that of `UIButton.Configuration.gray()`.
    if ownTint == nil, configuration.role != .destructive { return AnyShapeStyle(Color(.secondarySystemFill)) }
    return AnyShapeStyle(tint.opacity(0.15))
  }

  var body: some View {
    configuration.label
      .font(size == .mini || size == .small ? .subheadline : .body)
      .foregroundStyle(text)
      .padding(size.buttonInsets)
      .background { border.fill(fill) }
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}

private struct BorderedAppearance: ButtonStyle {
  let isProminent: Bool
  func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(configuration: configuration, isProminent: isProminent)
  }
}

/// The default button style, which is borderless.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  @Environment(\.listContext) private var list
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the button. A button that is a list's row is activated by taps on the whole row.
  public func makeBody(configuration: Configuration) -> some View {
    let button = StyledButton(style: BorderlessAppearance(), configuration: configuration)
    if list != nil { button.row { $0.action = { configuration.trigger() } } } else { button }
  }
}

/// A style that shows the label in the tint color, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(style: BorderlessAppearance(), configuration: configuration)
  }
}

/// A style that shows the label unchanged.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(style: PlainAppearance(), configuration: configuration)
  }
}

/// A style that fills the border shape with a light form of the tint, or with gray if no tint is set.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(style: BorderedAppearance(isProminent: false), configuration: configuration)
  }
}

/// A style that fills the border shape with the tint color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(style: BorderedAppearance(isProminent: true), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style, which is borderless.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style that shows the label in the tint color, without a border.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that shows the label unchanged.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style that fills the border shape with a light form of the tint, or with gray if no tint is set.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style that fills the border shape with the tint color.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
