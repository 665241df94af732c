// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A value that can be copied, dragged and shared.
public protocol Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension Image: Transferable {}

/// A preview of a shared item, consisting of a title and an image.
public struct SharePreview<Image, Icon> {
  let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title.
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
}
extension SharePreview where Image: Transferable, Icon == Never {
  /// Creates a preview with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }
  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
}

/// A button that shares items. Tapping it has no effect yet.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
  private let label: Label
  init(showing label: Label) { self.label = label }
  /// A button with the link's label.
  public var body: some View {
    Button(action: { Report.unsupported("ShareLink(action)") }) { label }
  }
}

/// The default label of a share link.
public struct DefaultShareLinkLabel: View {
  let title: Text
  /// The title and the share symbol.
  public var body: some View {
    SwiftUI.Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares an item.
  public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<I> { self.init(showing: label()) }
  /// Creates a link that shares items.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(showing: label())
  }
}

extension ShareLink {
  /// Creates a link that shares an item with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.init(showing: label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link that shares an item.
  public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
    self.init(showing: DefaultShareLinkLabel(title: Text("Share…")))
  }
  /// Creates a link with a localized title that shares an item.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(showing: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  /// Creates a link with a title that shares an item.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(showing: DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares an item with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(showing: DefaultShareLinkLabel(title: Text("Share…")))
  }
}

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
