// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A button that opens a menu.
///
/// The content can contain buttons, toggles, pickers, sections, dividers, links, control groups and other menus. It is
/// evaluated when the menu opens, and the menu changes with the content's state while it is open.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  private var trigger = ActionProperty()
  @Environment(\.primitiveButtonStyle) private var style
  @Environment(\.self) private var environment

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, primaryAction) = (label(), content(), nil)
  }
  /// Creates a menu with a primary action. A tap performs the action, and a long press opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    (self.label, self.content, self.primaryAction) = (label(), content(), primaryAction)
  }

  /// A button in the environment's button style or, inside a menu, a submenu.
  public var body: some View {
    if environment.commandContext != nil {
      CommandView(kind: .menu, label: AnyView(label), content: AnyView(content))
    } else {
      AnyView(
        erasing: style.makeErasedBody(
          PrimitiveButtonStyleConfiguration(
            role: nil, label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(label)),
            action: trigger.storage(of: { primaryAction?() }),
            menu: MenuDescription(AnyView(content), environment, hasPrimaryAction: primaryAction != nil))))
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Creates a menu with a localized title and a primary action.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
  /// Creates a menu with a title and a primary action.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  /// Creates a menu with a localized title, a symbol and a primary action.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
  }
}
