// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

/// A scrollable column of rows.
///
/// - Note: Differs from SwiftUI: all rows are created immediately. Selection, editing and swipe actions have no effect yet.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  init(showing content: Content, isSelectable: Bool = false) {
    self.content = content
    if isSelectable { Report.unsupported("List(selection:)") }
  }
  /// The rows in the environment's list style.
  public var body: some View { ListBody(content: content) }
}

extension List {
  /// Creates a list with multiple selection. The selection has no effect yet.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(showing: content(), isSelectable: selection != nil)
  }
  /// Creates a list with single selection. The selection has no effect yet.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(showing: content(), isSelectable: selection != nil)
  }
  /// Creates a list of identifiable elements with single selection. The selection has no effect yet.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(showing: ForEach(data, content: rowContent), isSelectable: selection != nil)
  }
  /// Creates a list of identifiable elements with multiple selection. The selection has no effect yet.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(showing: ForEach(data, content: rowContent), isSelectable: selection != nil)
  }
  /// Creates a list of elements with single selection. A key path identifies each element. The selection has no
  /// effect yet.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(showing: ForEach(data, id: id, content: rowContent), isSelectable: selection != nil)
  }
  /// Creates a list of elements with multiple selection. A key path identifies each element. The selection has no
  /// effect yet.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(showing: ForEach(data, id: id, content: rowContent), isSelectable: selection != nil)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.init(showing: content()) }
  /// Creates a list of identifiable elements.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(showing: ForEach(data, content: rowContent))
  }
  /// Creates a list of elements. A key path identifies each element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(showing: ForEach(data, id: id, content: rowContent))
  }
  /// Creates a list of the integers in a range.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(showing: ForEach(data, content: rowContent))
  }
  /// Creates a list of bindings to identifiable elements.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(showing: ForEach(data, content: rowContent))
  }
}

/// A container that displays controls in grouped rows.
public struct Form<Content: View>: View {
  private let content: Content
  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The rows as a grouped list.
  public var body: some View { ListBody(content: content, isForm: true) }
}

/// The content of a list: a scroll view with a background and the rows.
private struct ListBody<Content: View>: View {
  let content: Content
  var isForm = false
  @Environment(\.listAppearance) private var appearance
  @Environment(\.hidesScrollContentBackground) private var hidesBackground

  private var context: ListContext {
    let style = appearance.style
    return ListContext(isGrouped: isForm || style.isGrouped, isInset: isForm || style.isInset)
  }

  var body: some View {
    let context = context
    ScrollView {
      ListColumn(content: content, context: context, appearance: appearance)
    }
    .background {
      if !hidesBackground {
        Color(context.isGrouped ? .systemGroupedBackground : .systemBackground).ignoresSafeArea()
      }
    }
  }
}

/// The column of a list's rows.
private struct ListColumn<Content: View>: View {
  typealias Body = Never
  let content: Content
  let context: ListContext
  let appearance: ListAppearance

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: ListColumnNode<Content>.self) { ListColumnNode(context) }.update(view, context)
  }
}

private final class ListColumnNode<Content: View>: WrapperNode {
  private let element = ListElement()
  private var inner: EnvironmentValues?

  func update(_ view: ListColumn<Content>, _ context: _ViewContext) -> _ViewNode {
    environment = context.environment
    element.direction = environment.layoutDirection
    element.scale = environment.displayScale
    (element.context, element.environment) = (view.context, environment)
    element.sectionSpacing = view.appearance.sectionSpacing
    element.minimumHeight = view.appearance.minimumRowHeight
    var inside = environment
    inside.listContext = view.context
    if let inner, inner.isEqual(to: inside) { inside = inner }
    inner = inside
    updateChild(view.content, inside)
    return self
  }

  override func childElementsDidChange() {
    element.setContent(child?.elements ?? [])
    graph.needsAdoption = true
    setElements([element])
  }
}
