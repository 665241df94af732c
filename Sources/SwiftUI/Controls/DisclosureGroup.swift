// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The properties of a disclosure group that are passed to its style.
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
  /// The content, which is created only while it is shown.
  public struct Content: View {
    let make: () -> AnyView
    /// The content.
    public var body: some View { make() }
  }
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether the group is expanded.
  @Binding public var isExpanded: Bool
}

/// A type that determines the appearance and interaction of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of view that represents the group.
  associatedtype Body: View
  /// The properties of the group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns a view that represents the group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle {
  func makeErasedBody(_ configuration: Configuration) -> any View {
    StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
  }
}

/// The default style: a button with the label and a chevron, above the content. In a list, the label and the content are rows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the button, and the content if the group is expanded.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticDisclosure(configuration: configuration)
  }
}

/// A disclosure group in the default style of its container.
private struct AutomaticDisclosure: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.listContext) private var list

  var body: some View {
    if list != nil {
      ListDisclosureGroup(
        label: configuration.label, content: configuration.content, isExpanded: configuration.$isExpanded)
    } else {
      let state = configuration.$isExpanded
      Button(action: { withAnimation { state.wrappedValue.toggle() } }) {
        HStack {
          configuration.label.foregroundStyle(Color(.label))
          Spacer()
          DisclosureSymbol(isExpanded: configuration.isExpanded)
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

/// A chevron that points down while the content below it is shown.
struct DisclosureSymbol: View {
  let isExpanded: Bool
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
      .rotationEffect(.degrees(!isExpanded ? 0 : direction == .rightToLeft ? -90 : 90))
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style.
  public nonisolated static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  var disclosureGroupStyle: any DisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set {
      self[DisclosureGroupStyleKey.self] = NestedDisclosureGroupStyle(
        style: newValue, outer: self[DisclosureGroupStyleKey.self])
    }
  }
  /// The style, which replaces the current one and the styles outside of it.
  var onlyDisclosureGroupStyle: any DisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of disclosure groups.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.disclosureGroupStyle) { $0 = style }
  }
}

/// A view that shows or hides its content with a button.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?
  @State private var ownState = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Creates a group that stores whether it is expanded.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, isExpanded) = (label(), content, nil)
  }
  /// Creates a group with a binding to whether it is expanded.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.label, self.content, self.isExpanded) = (label(), content, isExpanded)
  }

  /// The group in the style of the environment.
  public var body: some View {
    AnyView(
      erasing: style.makeErasedBody(
        DisclosureGroupStyleConfiguration(
          label: DisclosureGroupStyleConfiguration.Label(view: AnyView(label)),
          content: DisclosureGroupStyleConfiguration.Content { [content] in AnyView(content()) },
          isExpanded: isExpanded ?? $ownState)))
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }
  /// Creates a group with a localized title and a binding to whether it is expanded.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  /// Creates a group with a title and a binding to whether it is expanded.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
