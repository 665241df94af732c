// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A scrollable column of rows.
///
/// The rows of a collection are created when they are scrolled into view. A list is a `UICollectionView` with list layout.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: ListSelection?
  init(showing content: Content, selection: ListSelection? = nil) {
    (self.content, self.selection) = (content, selection)
  }
  /// The rows in the environment's list style.
  public var body: some View { ListBody(content: content, selection: selection) }
}

extension List {
  /// Creates a list with multiple selection.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(showing: content(), selection: selection.map { ListSelection($0) })
  }
  /// Creates a list with single selection.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(showing: content(), selection: selection.map { ListSelection($0) })
  }
  /// Creates a list of identifiable elements with single selection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(showing: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }
  /// Creates a list of identifiable elements with multiple selection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(showing: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }
  /// Creates a list of elements with single selection. A key path identifies each element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(showing: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }
  /// Creates a list of elements with multiple selection. A key path identifies each element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(showing: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
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

/// The rows of a list or form, in front of its background.
private struct ListBody<Content: View>: View {
  let content: Content
  var selection: ListSelection?
  var isForm = false
  @Environment(\.listAppearance) private var appearance
  @Environment(\.hidesScrollContentBackground) private var hidesBackground
  @Environment(\.sidebarWidth) private var sidebarWidth
  @Environment(\.horizontalSizeClass) private var width

  private var context: ListContext {
    let style = appearance.style
    var context = ListContext(isGrouped: isForm || style.isGrouped, isInset: isForm || style.isInset)
    context.isSidebar = !isForm && (style.isSidebar || style.isAutomatic && sidebarWidth != nil)
    context.isWideSidebar = context.isSidebar && (sidebarWidth ?? width) == .regular
    context.selects = selection != nil
    return context
  }

  private var background: UIColor {
    context.isWideSidebar
      ? .secondarySystemBackground : context.isGrouped ? .systemGroupedBackground : .systemBackground
  }

  var body: some View {
    let context = context
    // Reading the selection evaluates this body again when it changes.
    let _ = selection?.values()
    ListCollection(
      content: content, options: ListOptions(context: context, appearance: appearance, selection: selection)
    )
    .background {
      if !hidesBackground {
        Color(background).ignoresSafeArea()
      }
    }
  }
}

/// The collection view of a list.
private struct ListCollection<Content: View>: View {
  typealias Body = Never
  let content: Content
  let options: ListOptions

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: ListCollectionNode<Content>.self) { ListCollectionNode(context) }.update(view, context)
  }
}

private final class ListCollectionNode<Content: View>: WrapperNode, IdentifiedScrollContainer {
  private let element: ListElement
  private var inner: EnvironmentValues?

  override init(_ context: _ViewContext) {
    element = ListElement(graph: context.graph)
    super.init(context)
  }

  func update(_ view: ListCollection<Content>, _ context: _ViewContext) -> _ViewNode {
    environment = context.environment
    element.direction = environment.layoutDirection
    element.scale = environment.displayScale
    element.configure(view.options, environment)
    var inside = environment
    inside.listContext = view.options.context
    inside.rowBadge = nil
    if let inner, inner.isEqual(to: inside) { inside = inner }
    inner = inside
    updateChild(view.content, inside, isLazy: true)
    return self
  }

  override func childElementsDidChange() {
    element.setContent(child?.elements ?? [])
    graph.needsAdoption = true
    setElements([element])
  }

  func scroller() -> (any ContentScroller)? { element }

  func scrollFrame(of id: AnyHashable, in view: UIView) -> CGRect? {
    var part = descendant(withID: id)?.elements.first
    while let container = part?.container, !(container is ListRowElement) { part = container }
    return element.rowFrame(of: part, orItemWithID: id)
  }
}

extension ListSelection {
  /// Creates a selection of several values.
  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    self.init(
      isMultiple: true, values: { Set(binding.wrappedValue.map { AnyHashable($0) }) },
      setValues: { binding.wrappedValue = Set($0.compactMap { $0.base as? Value }) })
  }

  /// Creates a selection of one value.
  init<Value: Hashable>(_ binding: Binding<Value?>) {
    self.init(
      isMultiple: false, values: { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] },
      setValues: { binding.wrappedValue = $0.first?.base as? Value })
  }
}
