// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A control that selects a value from a range.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Float>
  private let range: ClosedRange<Float>
  private let step: Float?
  private let minimum: ValueLabel?
  private let maximum: ValueLabel?
  private let onEditingChanged: (Bool) -> Void

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ labels: (ValueLabel, ValueLabel)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(get: { Float(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    range = Float(bounds.lowerBound)...Float(bounds.upperBound)
    self.step = step.map { Float($0) }
    (minimum, maximum) = (labels?.0, labels?.1)
    self.onEditingChanged = onEditingChanged
  }

  /// The slider, between the minimum and maximum value labels.
  public var body: some View {
    HStack {
      minimum
      SliderView(value: value, range: range, step: step, onEditingChanged: onEditingChanged)
      maximum
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, nil, onEditingChanged)
  }
  /// Creates a slider whose value changes in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, nil, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, nil, onEditingChanged)
  }
  /// Creates a slider whose value changes in steps, with a label that is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, nil, onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider with labels for the minimum and maximum values.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }
  /// Creates a slider whose value changes in steps, with labels for the minimum and maximum values.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }
}

/// A coordinator that forwards a UIKit control's value changes to a closure.
@MainActor
final class ChangeCoordinator<Value> {
  var change: (Value) -> Void = { _ in }
  var edit: (Bool) -> Void = { _ in }
}

private struct SliderView: UIViewRepresentable {
  let value: Binding<Float>
  let range: ClosedRange<Float>
  let step: Float?
  let onEditingChanged: (Bool) -> Void

  func makeCoordinator() -> ChangeCoordinator<Float> { ChangeCoordinator() }

  func makeUIView(context: Context) -> UISlider {
    let view = UISlider()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in if let view { coordinator.change(view.value) } }, for: .valueChanged)
    view.addAction(UIAction { _ in coordinator.edit(true) }, for: .touchDown)
    view.addAction(UIAction { _ in coordinator.edit(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
    return view
  }

  func updateUIView(_ uiView: UISlider, context: Context) {
    let (value, step, range) = (value, step, range)
    context.coordinator.change = { new in
      guard let step, step > 0 else { return value.wrappedValue = new }
      let rounded = range.lowerBound + ((new - range.lowerBound) / step).rounded() * step
      value.wrappedValue = min(max(rounded, range.lowerBound), range.upperBound)
    }
    context.coordinator.edit = onEditingChanged
    uiView.minimumValue = range.lowerBound
    uiView.maximumValue = range.upperBound
    uiView.isEnabled = context.environment.isEnabled
    uiView.minimumTrackTintColor = context.environment.tint.map { $0._paint(in: context.environment).color }
    uiView.setValue(value.wrappedValue, animated: context.transaction.animation != nil)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: uiView.intrinsicContentSize.height)
  }
}

/// A control that increments and decrements a value.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?
  @Environment(\.isLabelHidden) private var isLabelHidden

  private init(_ label: Label, _ onIncrement: (() -> Void)?, _ onDecrement: (() -> Void)?) {
    (self.label, self.onIncrement, self.onDecrement) = (label, onIncrement, onDecrement)
  }

  /// The label and a `UIStepper`.
  public var body: some View {
    HStack {
      if !isLabelHidden {
        label
        Spacer()
      }
      StepperView(onIncrement: onIncrement, onDecrement: onDecrement)
    }
  }
}

extension Stepper {
  /// Creates a stepper that performs actions when it is incremented or decremented.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), onIncrement, onDecrement)
  }
  /// Creates a stepper that changes a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label(), { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }
  /// Creates a stepper that changes a value within a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    self.init(
      label(),
      now < bounds.upperBound
        ? { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) } : nil,
      now > bounds.lowerBound
        ? { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) } : nil)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title that performs actions when it is incremented or decremented.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), onIncrement, onDecrement)
  }
  /// Creates a stepper with a localized title that changes a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) })
  }
  /// Creates a stepper with a title that changes a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) })
  }
  /// Creates a stepper with a localized title that changes a value within a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }
  /// Creates a stepper with a title that changes a value within a range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) })
  }
}

/// A `UIStepper` that calls an action on each increment or decrement, and then resets its value to 0.
private struct StepperView: UIViewRepresentable {
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?

  func makeCoordinator() -> ChangeCoordinator<Double> { ChangeCoordinator() }

  func makeUIView(context: Context) -> UIStepper {
    let view = UIStepper()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in
        guard let view else { return }
        let value = view.value
        view.value = 0
        coordinator.change(value)
      }, for: .valueChanged)
    return view
  }

  func updateUIView(_ uiView: UIStepper, context: Context) {
    let (up, down) = (onIncrement, onDecrement)
    context.coordinator.change = { $0 > 0 ? up?() : down?() }
    uiView.minimumValue = down == nil ? 0 : -1
    uiView.maximumValue = up == nil ? 0 : 1
    uiView.value = 0
    uiView.isEnabled = context.environment.isEnabled
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIStepper, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}
