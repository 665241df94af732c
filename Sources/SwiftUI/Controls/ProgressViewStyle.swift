// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The properties of a progress view, passed to its style.
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
  /// The completed fraction, from 0 to 1; nil if it is unknown.
  public let fractionCompleted: Double?
  /// The label; nil if there is none.
  public var label: Label?
  /// The label of the current value; nil if there is none.
  public var currentValueLabel: CurrentValueLabel?
}

/// A type that determines the appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the progress view.
  associatedtype Body: View
  /// The properties of the progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  func makeErasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// The default style for the context: a bar if the completed fraction is known, otherwise a spinner.
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
/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let color: Color?
  /// Creates the style.
  public nonisolated init() { color = nil }
  /// Creates a style with a tint.
  public nonisolated init(tint: Color) { color = tint }
  /// Returns a bar with its labels.
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
/// A spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let color: Color?
  /// Creates the style.
  public nonisolated init() { color = nil }
  /// Creates a style with a tint.
  public nonisolated init(tint: Color) { color = tint }
  /// Returns a spinner with its label.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      if let color { Spinner().tint(color) } else { Spinner() }
      configuration.label.foregroundStyle(.secondary)
    }
  }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style for the context.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of progress views.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}
