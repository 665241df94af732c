// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The properties of a toggle that are passed to its style.
public struct ToggleStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }
  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle represents both on and off values. Always false.
  public var isMixed: Bool { false }
}

/// A type that defines the appearance of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of view that represents the toggle.
  associatedtype Body: View
  /// The properties of the toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns a view that represents the toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  func makeErasedBody(_ configuration: Configuration) -> any View {
    StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
  }
}

/// The default toggle style, a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the label and a switch.
  public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration) }
}
/// A style that shows a switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let color: Color?
  /// Creates the style.
  public nonisolated init() { color = nil }
  /// Creates a style with a tint color.
  public nonisolated init(tint: Color) { color = tint }
  /// Returns the label and a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, color: color)
  }
}
/// A style that shows a button, filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns a button.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    let button = Button(action: { isOn.wrappedValue.toggle() }) { configuration.label }
    if isOn.wrappedValue {
      button.buttonStyle(.borderedProminent)
    } else {
      button.buttonStyle(.borderless)
    }
  }
}

private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  var color: Color?
  @Environment(\.isLabelHidden) private var isLabelHidden
  @Environment(\.listContext) private var list

  var body: some View {
    HStack {
      if !isLabelHidden {
        configuration.label
        Spacer()
      }
      // A switch is higher than the content of a row of 44 points, but does not make it higher.
      control.padding(.vertical, list?.isRow == true ? -4.5 : 0)
    }
  }

  @ViewBuilder private var control: some View {
    if let color {
      Switch(isOn: configuration.$isOn).tint(color)
    } else {
      Switch(isOn: configuration.$isOn)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style, a switch.
  public nonisolated static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style that shows a switch.
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style that shows a button, filled while the toggle is on.
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
}

extension EnvironmentValues {
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set {
      guard commandContext == nil else { return }
      self[ToggleStyleKey.self] = NestedToggleStyle(style: newValue, outer: self[ToggleStyleKey.self])
    }
  }
  /// The style, which replaces the current one and the styles outside of it.
  var onlyToggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for toggles within this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { environment(\.toggleStyle, style) }
}
