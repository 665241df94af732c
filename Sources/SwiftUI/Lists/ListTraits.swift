// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

/// The appearance of the list that contains a view. Nil outside of lists.
struct ListContext: Equatable {
  var isGrouped = true
  var isInset = true
  /// Whether the view is in a row, not in a header or footer.
  var isRow = true
  /// Whether the list has the sidebar style.
  var isSidebar = false
  /// Whether the rows of a sidebar are shown without cards, as on regular width.
  var isWideSidebar = false
  /// Whether rows can be selected.
  var selects = false
}

private struct ListContextKey: EnvironmentKey {
  static var defaultValue: ListContext? { nil }
}

extension EnvironmentValues {
  var listContext: ListContext? {
    get { self[ListContextKey.self] }
    set { self[ListContextKey.self] = newValue }
  }
}

/// The values set by row modifiers.
struct RowTraits {
  var insets: EdgeInsets?
  var hidesSeparator: Bool?
  var hidesSectionSeparator: Bool?
  var separatorTint: Color?
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?
  var isSelectionDisabled: Bool?
  /// Whether the row's content shows its badge.
  var showsBadge: Bool?
  /// The action of a button or link that is the whole row.
  var action: (@MainActor () -> Void)?
  var leadingSwipe: SwipeActions?
  var trailingSwipe: SwipeActions?
  /// The number of outline groups that contain the row.
  var indentation = 0
  /// The state of a row that shows or hides the rows below it.
  var disclosure: RowDisclosure?

  /// Adds the values of an inner modifier, which apply where this one sets none.
  mutating func merge(_ inner: RowTraits) {
    insets = insets ?? inner.insets
    hidesSeparator = hidesSeparator ?? inner.hidesSeparator
    hidesSectionSeparator = hidesSectionSeparator ?? inner.hidesSectionSeparator
    separatorTint = separatorTint ?? inner.separatorTint
    isDeleteDisabled = isDeleteDisabled ?? inner.isDeleteDisabled
    isMoveDisabled = isMoveDisabled ?? inner.isMoveDisabled
    isSelectionDisabled = isSelectionDisabled ?? inner.isSelectionDisabled
    showsBadge = showsBadge ?? inner.showsBadge
    action = action ?? inner.action
    leadingSwipe = leadingSwipe ?? inner.leadingSwipe
    trailingSwipe = trailingSwipe ?? inner.trailingSwipe
    indentation += inner.indentation
    disclosure = disclosure ?? inner.disclosure
  }
}

/// The appearance of the separator below a row.
struct RowSeparator: Equatable {
  var isHidden = false
  var tint: Color?
  /// The distance of the leading end from the leading edge of the row's content.
  var start: CGFloat = 0
  /// The distance of the trailing end from the leading edge of the row's content, if the content determines it.
  var end: CGFloat?
}

/// An element that stores the values of its row modifiers for the list.
final class RowTraitsElement: WrapperElement {
  var traits = RowTraits()
}

private struct RowTraitsModifier: ElementModifier {
  typealias Body = Never
  let change: (inout RowTraits) -> Void
  func makeElement(_ child: LayoutElement) -> RowTraitsElement { RowTraitsElement(child: child) }
  func update(_ element: RowTraitsElement, _ environment: EnvironmentValues) {
    element.traits = RowTraits()
    change(&element.traits)
    element.invalidate()
  }
}

/// An element that stores the background of its row.
final class RowBackgroundElement: WrapperElement {
  var background: [LayoutElement] = []
}

private struct RowBackgroundModifier<Secondary: View>: SecondaryModifier {
  typealias Body = Never
  let secondary: Secondary
  func makeElement(_ child: LayoutElement) -> RowBackgroundElement { RowBackgroundElement(child: child) }
  func update(_ element: RowBackgroundElement, secondary: [LayoutElement], _ environment: EnvironmentValues) {
    element.background = secondary
    element.invalidate()
  }
}

/// The part of a section that contains a view.
enum ListPart: Equatable { case header, row, footer }

/// An element that stores whether it is a section's header, row or footer.
final class ListPartElement: WrapperElement {
  var part = ListPart.row
  var section: AnyObject?
}

private struct ListPartModifier: ElementModifier {
  typealias Body = Never
  let part: ListPart
  let section: AnyObject
  func makeElement(_ child: LayoutElement) -> ListPartElement { ListPartElement(child: child) }
  func update(_ element: ListPartElement, _ environment: EnvironmentValues) {
    (element.part, element.section) = (part, section)
    element.invalidate()
  }
}

/// The parts of a section in a list. `Section` uses this view as its body if `listContext` is set.
struct ListSection<Header: View, Content: View, Footer: View>: View {
  private final class Identity {}
  let header: Header
  let content: Content
  let footer: Footer
  @State private var identity = Identity()
  @Environment(\.listContext) private var list
  @Environment(\.headerProminence) private var prominence
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    let isProminent = prominence == .increased || list?.isSidebar == true
    let isGrouped = (list?.isGrouped ?? true) && !isProminent
    header
      .font(isGrouped && !isGlass ? .footnote : isProminent ? .title3.weight(.semibold) : .headline)
      .transformEnvironment(\.self) {
        $0.transformTextByDefault(to: isGrouped && !isGlass ? .uppercase : nil)
        $0.setDefaultForeground(isGrouped ? .secondaryLabel : .label)
        $0.listContext?.isRow = false
      }
      .modifier(ListPartModifier(part: .header, section: identity))
    content.modifier(ListPartModifier(part: .row, section: identity))
    footer.font(.footnote)
      .transformEnvironment(\.self) {
        $0.setDefaultForeground(.secondaryLabel)
        $0.listContext?.isRow = false
      }
      .modifier(ListPartModifier(part: .footer, section: identity))
  }
}

extension View {
  func row(_ change: @escaping (inout RowTraits) -> Void) -> some View {
    modifier(RowTraitsModifier(change: change))
  }

  /// Sets the row's background. Nil restores the default.
  public func listRowBackground<V: View>(_ view: V?) -> some View { modifier(RowBackgroundModifier(secondary: view)) }
  /// Sets the insets of the row's content. Nil restores the default.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { row { $0.insets = insets } }
  /// Sets the visibility of the row's separators.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    row { $0.hidesSeparator = visibility == .automatic ? nil : visibility == .hidden && edges.contains(.bottom) }
  }
  /// Sets the color of the row's separators.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    row { $0.separatorTint = color }
  }
  /// Sets the spacing between list rows, in points.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listAppearance.rowSpacing, spacing) }
  /// Sets the visibility of the separators above and below the section. Lists show no such separators, so that only
  /// the separator below the last row of a plain list is affected.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    row { $0.hidesSectionSeparator = visibility == .automatic ? nil : visibility == .hidden && edges.contains(.bottom) }
  }
  /// Sets the color of the separators above and below the section. Has no effect, because lists show no such separators.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
}
