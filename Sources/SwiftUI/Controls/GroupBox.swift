// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The properties of a group box that are passed to its style.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
  /// The content.
  public struct Content: View {
    let view: AnyView
    /// The content.
    public var body: some View { view }
  }
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// A type that defines the appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of view that represents the group box.
  associatedtype Body: View
  /// The properties of the group box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns a view that represents the group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle {
  func makeErasedBody(_ configuration: Configuration) -> any View {
    StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
  }
}

/// A style that shows a rounded box with the label above the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the box.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content.frame(maxWidth: .infinity)
    }
    .padding()
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style, a rounded box with the label above the content.
  public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = NestedGroupBoxStyle(style: newValue, outer: self[GroupBoxStyleKey.self]) }
  }
  /// The style, which replaces the current one and the styles outside of it.
  var onlyGroupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for group boxes within this view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    transformEnvironment(\.groupBoxStyle) { $0 = style }
  }
}

/// A box around related views, with an optional label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
  /// Creates a box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) { (self.label, self.content) = (label, content()) }

  /// The group box in the environment's style.
  public var body: some View {
    AnyView(
      erasing: style.makeErasedBody(
        GroupBoxStyleConfiguration(
          label: GroupBoxStyleConfiguration.Label(view: AnyView(label)),
          content: GroupBoxStyleConfiguration.Content(view: AnyView(content)))))
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
  /// Creates a box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

/// A row of related controls, or a menu that contains them.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  @Environment(\.commandContext) private var command
  private let label: AnyView?
  @Environment(\.showsControlGroupsAsMenus) private var isMenu

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), nil) }
  /// Creates a group with a label, which is the label of the menu.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    (self.content, self.label) = (content(), AnyView(label()))
  }
  /// Creates a group with a localized title, which is the title of the menu.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (self.content, label) = (content(), AnyView(Text(titleKey)))
  }
  /// The controls on a shared background, or a menu. In a menu, the controls are in a row.
  public var body: some View {
    if command != nil {
      CommandView(kind: .group, content: AnyView(content))
    } else if isMenu {
      Menu {
        content
      } label: {
        if let label { label } else { Image(systemName: "ellipsis") }
      }
    } else {
      HStack(spacing: 16) { content }
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 7))
    }
  }
}
