// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

/// A section whose content is shown while it is expanded.
///
/// In lists with the sidebar style, the header has a button that expands and collapses the section.
struct ExpandableSection<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer
  let isExpanded: Binding<Bool>
  let isInList: Bool
  @Environment(\.listContext) private var list

  var body: some View {
    let isShown = isExpanded.wrappedValue
    let header = ExpandableHeader(header: header, isExpanded: isExpanded, hasButton: list?.isSidebar == true)
    if isInList {
      ListSection(header: header, content: isShown ? content : nil, footer: isShown ? footer : nil)
    } else {
      SectionParts(
        header: header.layoutValue(key: SectionPartKey.self, value: .header), content: isShown ? content : nil,
        footer: (isShown ? footer : nil).layoutValue(key: SectionPartKey.self, value: .footer))
    }
  }
}

/// The header of a section that can be collapsed.
private struct ExpandableHeader<Header: View>: View {
  let header: Header
  let isExpanded: Binding<Bool>
  let hasButton: Bool

  var body: some View {
    if hasButton {
      Button {
        withAnimation { isExpanded.wrappedValue.toggle() }
      } label: {
        HStack {
          header
          Spacer()
          DisclosureSymbol(isExpanded: isExpanded.wrappedValue).foregroundStyle(TintShapeStyle())
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(.isHeader)
    } else {
      header
    }
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header that is shown with its content, or alone while it is collapsed.
  ///
  /// In lists with the sidebar style, the header has a button that expands and collapses the section. Elsewhere, only
  /// the binding does.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header, footer: { EmptyView() })
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized title that can be collapsed.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }
  /// Creates a section with a title that can be collapsed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
}
