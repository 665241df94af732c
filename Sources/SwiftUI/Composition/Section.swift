// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

/// A group of views with an optional header and footer.
///
/// Outside of lists and forms, the header, the content and the footer are children of the container, in this order.
/// In a lazy grid, the header and the footer each fill a line.
@MainActor @preconcurrency
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// The state of a section that can be collapsed.
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
  {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }

  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    (self.header, self.content, self.footer) = (header, content(), footer)
  }

  /// The header, the content and the footer.
  public var body: some View {
    SectionBody(header: header, content: content, footer: footer, isExpanded: isExpanded)
  }
}

/// A section's header, content and footer, in the style of the container.
private struct SectionBody<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>?
  @Environment(\.listContext) private var list
  @Environment(\.commandContext) private var command

  var body: some View {
    if command != nil {
      CommandView(kind: .section, label: AnyView(header), content: AnyView(content))
    } else if let isExpanded {
      ExpandableSection(
        header: header, content: content, footer: footer, isExpanded: isExpanded, isInList: list != nil)
    } else if list != nil {
      ListSection(header: header, content: content, footer: footer)
    } else {
      SectionParts(
        header: header.layoutValue(key: SectionPartKey.self, value: .header), content: content,
        footer: footer.layoutValue(key: SectionPartKey.self, value: .footer))
    }
  }
}

/// A section's header, content and footer. In a lazy container, the header and the footer are created with the section,
/// so that they can be pinned.
struct SectionParts<Header: View, Content: View, Footer: View>: View {
  typealias Body = Never
  let header: Header
  let content: Content
  let footer: Footer

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: ListNode.self) { ListNode(context) }
      .update([view.header, view.content, view.footer], context, defers: false)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header or footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) })
  }
  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}
