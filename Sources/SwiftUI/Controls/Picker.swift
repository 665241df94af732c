// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A control that selects a value from a set of options.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  @Environment(\.isLabelHidden) private var isLabelHidden
  @Environment(\.pickerAppearance) private var appearance
  @Environment(\.listContext) private var list
  @Environment(\.self) private var environment

  /// Creates a picker.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.label, self.content) = (selection, label(), content())
  }
  /// Creates a picker. Superseded by `init(selection:content:label:)`.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    (self.selection, self.label, self.content) = (selection, label, content())
  }

  /// The label and the selected value or, in other styles, a segmented control, a wheel or the options.
  public var body: some View {
    let tag = AnyHashable(selection.wrappedValue)
    switch appearance {
    case .segmented:
      SegmentsView(selection: tag, content: content) { [selection] in
        if let value = $0.base as? SelectionValue { selection.wrappedValue = value }
      }
    case .inline:
      if !isLabelHidden { label }
      InlineOptions(selection: tag, content: content) { [selection] in
        if let value = $0.base as? SelectionValue { selection.wrappedValue = value }
      }
    case .wheel:
      WheelOptions(selection: tag, content: content) { [selection] in
        if let value = $0.base as? SelectionValue { selection.wrappedValue = value }
      }
    case .menu:
      if isLabelHidden || list == nil {
        value(tag)
      } else {
        LabeledRow(label: ControlLabel(content: label), value: value(tag))
      }
    case .link where list != nil && !isLabelHidden:
      NavigationLink {
        PickerPage(selection: selection, label: label, content: content)
      } label: {
        LabeledRow(
          label: ControlLabel(content: label),
          value: SelectedContent(tag: tag, content: content).environment(\.listContext, nil)
            .foregroundStyle(Color(.secondaryLabel)))
      }
    case .link: value(tag)
    case .command(let form): command(tag, form)
    }
  }

  /// The picker as a command of a menu.
  private func command(_ tag: AnyHashable, _ form: CommandPicker.Form) -> CommandView {
    let selection = selection
    let picker = CommandPicker(form: form, selection: tag) {
      if let value = $0.base as? SelectionValue { selection.wrappedValue = value }
    }
    return CommandView(kind: .picker(picker), label: AnyView(label), content: AnyView(content))
  }

  private func value(_ tag: AnyHashable) -> some View {
    HStack(spacing: 4) {
      SelectedContent(tag: tag, content: content).environment(\.listContext, nil)
      Image(systemName: "chevron.up.chevron.down").font(.footnote)
    }
    .foregroundStyle(list == nil ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.secondaryLabel)))
    .modifier(
      PressModifier(
        isEnabled: environment.isEnabled, onPress: { _ in }, onTap: {},
        menu: MenuDescription(AnyView(command(tag, .inline)), environment)))
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension LayoutElement {
  /// Returns whether the element's tag equals a value. A tag also equals the same value wrapped in an optional.
  func hasTag(_ tag: AnyHashable) -> Bool {
    guard let own = layoutValue(TagKey.self) else { return false }
    return own == tag
  }
}

extension _ViewNode {
  /// The elements of a picker's content with their tags. Without a tag, an option of a `ForEach` is identified by its
  /// element's identifier.
  var taggedElements: [(element: LayoutElement, tag: AnyHashable?)] {
    let explicit = elements.map { (element: $0, tag: $0.layoutValue(TagKey.self)) }
    guard explicit.contains(where: { $0.tag == nil }) else { return explicit }
    var implicit: [ObjectIdentifier: AnyHashable] = [:]
    collectTags(into: &implicit)
    return explicit.map { ($0.element, $0.tag ?? implicit[ObjectIdentifier($0.element)]) }
  }
}

/// The page of a picker's options. Choosing one leaves the page.
private struct PickerPage<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      InlineOptions(selection: AnyHashable(selection.wrappedValue), content: content) {
        if let value = $0.base as? SelectionValue { selection.wrappedValue = value }
        dismiss()
      }
    }
    .toolbar { ToolbarItem(placement: .principal) { label.font(.headline) } }
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// The option whose tag is selected.
private struct SelectedContent<Content: View>: View {
  typealias Body = Never
  let tag: AnyHashable
  let content: Content

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: SelectedContentNode<Content>.self) { SelectedContentNode(context) }.update(view, context)
  }
}

private final class SelectedContentNode<Content: View>: WrapperNode {
  private var tag: AnyHashable?

  func update(_ view: SelectedContent<Content>, _ context: _ViewContext) -> _ViewNode {
    environment = context.environment
    tag = view.tag
    updateChild(view.content, environment)
    return self
  }

  override func childElementsDidChange() {
    guard let tag, let element = child?.taggedElements.first(where: { $0.tag == tag })?.element else {
      return setElements([])
    }
    setElements([element])
  }
}

/// A `UISegmentedControl` with the titles and images of a picker's options.
private struct SegmentsView<Content: View>: View {
  typealias Body = Never
  let selection: AnyHashable
  let content: Content
  let select: (AnyHashable) -> Void

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: SegmentsNode<Content>.self) { SegmentsNode(context) }.update(view, context)
  }
}

private final class SegmentsNode<Content: View>: WrapperNode {
  private let control = UISegmentedControl()
  private let element: HostedElement
  private var view: SegmentsView<Content>?

  override init(_ context: _ViewContext) {
    element = HostedElement(control)
    super.init(context)
    element.sizing = { [control] proposal in
      let own = control.intrinsicContentSize
      return CGSize(width: proposal.width.map { $0.isFinite ? $0 : own.width } ?? own.width, height: own.height)
    }
    control.addAction(
      UIAction { [weak self] _ in
        guard let self, let parts = child?.taggedElements, parts.indices.contains(control.selectedSegmentIndex),
          let tag = parts[control.selectedSegmentIndex].tag
        else { return }
        self.view?.select(tag)
      }, for: .valueChanged)
  }

  func update(_ view: SegmentsView<Content>, _ context: _ViewContext) -> _ViewNode {
    (self.view, environment) = (view, context.environment)
    element.scale = environment.displayScale
    environment.apply(to: control)
    control.isEnabled = environment.isEnabled
    updateChild(view.content, environment)
    return self
  }

  override func childElementsDidChange() {
    let parts = child?.taggedElements ?? []
    while control.numberOfSegments > parts.count {
      control.removeSegment(at: control.numberOfSegments - 1, animated: false)
    }
    for (index, part) in parts.enumerated() {
      let (title, image) = part.element.titleAndImage
      if index >= control.numberOfSegments { control.insertSegment(withTitle: "", at: index, animated: false) }
      if let image, title == nil {
        // The control determines the size of symbols.
        control.setImage(image.withConfiguration(UIImage.SymbolConfiguration.unspecified), forSegmentAt: index)
      } else {
        control.setTitle(title ?? "", forSegmentAt: index)
      }
    }
    let selected = view.flatMap { view in parts.firstIndex { $0.tag == view.selection } }
    control.selectedSegmentIndex = selected ?? UISegmentedControl.noSegment
    element.invalidate()
    setElements([element])
  }
}

extension LayoutElement {
  /// The title and image for a UIKit item: the first text and the first image in the element's subtree.
  @MainActor
  var titleAndImage: (title: String?, image: UIImage?) {
    var (title, image): (String?, UIImage?) = (nil, nil)
    var pending: [LayoutElement] = [self]
    while let next = pending.popLast() {
      if let view = (next as? any ViewElement)?.view {
        if let label = view as? UILabel { title = title ?? label.text ?? label.attributedText?.string }
        if let imageView = view as? UIImageView { image = image ?? imageView.image }
        pending += (next as? any ViewElement)?.contents.reversed() ?? []
      } else {
        pending += ((next as? any DisplayContainer)?.displayedElements ?? next.displayChildren).reversed()
      }
    }
    return (title, image)
  }
}
