// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A control that selects a color.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label
  private let supportsOpacity: Bool
  @Environment(\.isLabelHidden) private var isLabelHidden

  /// Creates a color picker.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.selection, self.supportsOpacity, self.label) = (selection, supportsOpacity, label())
  }

  /// The label and a `UIColorWell`.
  public var body: some View {
    HStack {
      if !isLabelHidden {
        label
        Spacer()
      }
      ColorWell(color: selection, supportsOpacity: supportsOpacity)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a localized title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  /// Creates a color picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

private struct ColorWell: UIViewRepresentable {
  let color: Binding<Color>
  let supportsOpacity: Bool

  func makeCoordinator() -> ChangeCoordinator<UIColor> { ChangeCoordinator() }

  func makeUIView(context: Context) -> UIColorWell {
    let view = UIColorWell()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in if let color = view?.selectedColor { coordinator.change(color) } },
      for: .valueChanged)
    return view
  }

  func updateUIView(_ uiView: UIColorWell, context: Context) {
    let color = color
    context.coordinator.change = { color.wrappedValue = Color(uiColor: $0) }
    uiView.supportsAlpha = supportsOpacity
    uiView.isEnabled = context.environment.isEnabled
    uiView.selectedColor = color.wrappedValue.uiColor
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIColorWell, context: Context) -> CGSize? {
    CGSize(width: 28, height: 28)
  }
}
