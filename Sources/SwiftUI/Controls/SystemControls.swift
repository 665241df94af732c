// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A line that separates views.
public struct Divider: View {
  /// Creates a divider.
  public nonisolated init() {}
  /// The view has no body.
  public typealias Body = Never
  /// Creates or updates the divider's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    if context.environment.commandContext != nil {
      return CommandView._updateNode(node, with: CommandView(kind: .divider), in: context)
    }
    let node = context.reuse(node, as: DividerNode.self) { DividerNode(context, LineElement(UIView())) }
    node.configure(context.environment)
    context.environment.apply(to: node.element.view)
    node.element.view.backgroundColor = .separator
    return node
  }
}

private typealias DividerNode = ElementNode<LineElement>

/// A one-pixel line, perpendicular to the axis of the enclosing stack.
private final class LineElement: HostedElement {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let line = DividerElement()
    (line.scale, line.stackAxis) = (scale, stackAxis)
    return line.size(proposal)
  }
}

/// A switch with a label.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// Creates a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { (self.isOn, self.label) = (isOn, label()) }

  /// The toggle in the environment's style.
  public var body: some View {
    AnyView(
      erasing: style.makeErasedBody(
        ToggleStyleConfiguration(
          label: ToggleStyleConfiguration.Label(content: AnyView(ControlLabel(content: label))), isOn: isOn)))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

private struct LabelHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var isLabelHidden: Bool {
    get { self[LabelHiddenKey.self] }
    set { self[LabelHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of controls within this view.
  public func labelsHidden() -> some View { environment(\.isLabelHidden, true) }
}

/// A representable `UISwitch` that is bound to a value.
struct Switch: UIViewRepresentable {
  @Binding var isOn: Bool

  final class Coordinator {
    var change: (Bool) -> Void = { _ in }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UISwitch {
    let view = UISwitch()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in if let view { coordinator.change(view.isOn) } }, for: .valueChanged)
    return view
  }

  func updateUIView(_ uiView: UISwitch, context: Context) {
    context.coordinator.change = { isOn = $0 }
    uiView.isEnabled = context.environment.isEnabled
    uiView.onTintColor = context.environment.tint.map { $0._paint(in: context.environment).color }
    uiView.setOn(isOn, animated: context.transaction.animation != nil)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISwitch, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

/// A view that shows the progress of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let valueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  private init(_ fraction: Double?, _ label: Label, _ valueLabel: CurrentValueLabel) {
    (self.fraction, self.label, self.valueLabel) = (fraction, label, valueLabel)
  }

  /// The progress view in the environment's style.
  public var body: some View {
    AnyView(
      erasing: style.makeErasedBody(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction,
          label: label is EmptyView ? nil : ProgressViewStyleConfiguration.Label(content: AnyView(label)),
          currentValueLabel: valueLabel is EmptyView
            ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView(valueLabel)))))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  public init() where Label == EmptyView { self.init(nil, EmptyView(), EmptyView()) }
  /// Creates a spinner with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }
  /// Creates a spinner with a localized title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(nil, Text(titleKey), EmptyView()) }
  /// Creates a spinner with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(nil, Text(title), EmptyView()) }
  /// Creates a bar, or a spinner if the value is nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value.map { Double($0 / total) }, EmptyView(), EmptyView())
  }
  /// Creates a bar with a label, or a spinner if the value is nil.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(value.map { Double($0 / total) }, label(), EmptyView())
  }
  /// Creates a bar with a localized title, or a spinner if the value is nil.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(value.map { Double($0 / total) }, Text(titleKey), EmptyView())
  }
}

extension ProgressView {
  /// Creates a bar with labels, or a spinner if the value is nil.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value.map { Double($0 / total) }, label(), currentValueLabel())
  }
}

struct Spinner: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .medium) }
  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    let size = context.environment.controlSize
    uiView.style = size == .large || size == .extraLarge ? .large : .medium
    if let tint = context.environment.tint { uiView.color = tint._paint(in: context.environment).color }
    uiView.startAnimating()
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

struct Bar: UIViewRepresentable {
  let fraction: Double
  func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }
  func updateUIView(_ uiView: UIProgressView, context: Context) {
    uiView.progressTintColor = context.environment.tint.map { $0._paint(in: context.environment).color }
    uiView.setProgress(Float(min(max(fraction, 0), 1)), animated: context.transaction.animation != nil)
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIProgressView, context: Context) -> CGSize? {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: 4)
  }
}
