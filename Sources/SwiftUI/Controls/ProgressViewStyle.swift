// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The properties of a progress view that are passed to its style.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }
  /// The label of the current value.
  public struct CurrentValueLabel: View {
    let content: AnyView
    /// The label.
    public var body: some View { content }
  }
  /// The completed fraction, from 0 to 1, or nil if the progress is indeterminate.
  public let fractionCompleted: Double?
  /// The label, or nil if there is none.
  public var label: Label?
  /// The label of the current value, or nil if there is none.
  public var currentValueLabel: CurrentValueLabel?
}

/// A type that defines the appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of view that represents the progress view.
  associatedtype Body: View
  /// The properties of the progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns a view that represents the progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  func makeErasedBody(_ configuration: Configuration) -> any View {
    StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
  }
}

/// The default style: a bar if the completed fraction is known, or a spinner otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns a bar or a spinner.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}
/// A style that shows a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let color: Color?
  /// Creates the style.
  public nonisolated init() { color = nil }
  /// Creates a style with a tint color.
  public nonisolated init(tint: Color) { color = tint }
  /// Returns a bar with the labels.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      if let color {
        Bar(fraction: configuration.fractionCompleted ?? 0).tint(color)
      } else {
        Bar(fraction: configuration.fractionCompleted ?? 0)
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}
/// A style that shows a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let color: Color?
  /// Creates the style.
  public nonisolated init() { color = nil }
  /// Creates a style with a tint color.
  public nonisolated init(tint: Color) { color = tint }
  /// Returns a spinner with the label.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      if let color { Spinner().tint(color) } else { Spinner() }
      configuration.label.foregroundStyle(.secondary)
    }
  }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style: a bar if the completed fraction is known, or a spinner otherwise.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style that shows a bar.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style that shows a spinner.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = NestedProgressViewStyle(style: newValue, outer: self[ProgressStyleKey.self]) }
  }
  /// The style, which replaces the current one and the styles outside of it.
  var onlyProgressViewStyle: any ProgressViewStyle {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for progress views within this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}
