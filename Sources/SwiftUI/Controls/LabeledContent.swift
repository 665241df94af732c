// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The properties of a labeled value that are passed to its style.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
  /// The value.
  public struct Content: View {
    let view: AnyView
    /// The value.
    public var body: some View { view }
  }
  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// A type that defines the appearance of labeled values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of view that represents the labeled value.
  associatedtype Body: View
  /// The properties of the labeled value.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns a view that represents the labeled value.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle {
  func makeErasedBody(_ configuration: Configuration) -> any View {
    StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
  }
}

/// A style that shows the label at the leading edge and the value at the trailing edge. At accessibility text sizes, the value is
/// below the label.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the label and the value.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(label: configuration.label, value: configuration.content.foregroundStyle(.secondary))
  }
}

/// A label at the leading edge and a value at the trailing edge. In a list, the value is below the label at the
/// accessibility sizes.
struct LabeledRow<Label: View, Value: View>: View {
  let label: Label
  let value: Value
  @Environment(\.listContext) private var list
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    if list != nil, textSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        label
        value
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack {
        label
        Spacer()
        value
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style, with the label at the leading edge and the value at the trailing edge.
  public nonisolated static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  var labeledContentStyle: any LabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set {
      self[LabeledContentStyleKey.self] = NestedLabeledContentStyle(
        style: newValue, outer: self[LabeledContentStyleKey.self])
    }
  }
  /// The style, which replaces the current one and the styles outside of it.
  var onlyLabeledContentStyle: any LabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for labeled values within this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment(\.labeledContentStyle) { $0 = style }
  }
}

/// A value with a label.
@MainActor @preconcurrency
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

/// A labeled value in the environment's style.
private struct StyledLabeledContent: View {
  let label: AnyView
  let content: AnyView
  @Environment(\.labeledContentStyle) private var style

  var body: some View {
    AnyView(
      erasing: style.makeErasedBody(
        LabeledContentStyleConfiguration(
          label: LabeledContentStyleConfiguration.Label(view: label),
          content: LabeledContentStyleConfiguration.Content(view: content))))
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates a labeled view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
  /// The label and the value in the environment's style.
  public var body: some View {
    StyledLabeledContent(label: AnyView(ControlLabel(content: label)), content: AnyView(content))
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a labeled view with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
  /// Creates a labeled view with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labeled value with a localized title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
  /// Creates a labeled value with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
  /// Creates a labeled value with a localized title and a formatted value.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
  /// Creates a labeled value with a title and a formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates a labeled view from a style configuration.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}
