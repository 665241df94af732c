// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
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
  var image: SwiftUI.Image?
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
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    (title, self.image) = (Text(titleKey), image as? SwiftUI.Image)
  }
  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    (self.title, self.image) = (Text(title), image as? SwiftUI.Image)
  }
}

/// A button that presents the share sheet.
///
/// Strings, URLs, data and images are shared as such.
///
/// - Note: Differs from SwiftUI: transferable values of an app's own types are passed to the share sheet unchanged.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View
where Data.Element: Transferable {
  private let label: Label
  private let content: SharedContent
  @State private var isPresented = false
  @Environment(\.self) private var environment

  init(
    _ items: Data, subject: Text?, message: Text?, preview: SharePreview<PreviewImage, PreviewIcon>? = nil,
    label: Label
  ) {
    self.label = label
    content = SharedContent(
      items: { Array(items) }, subject: subject, message: message, title: preview?.title, image: preview?.image)
  }

  /// A button with the link's label.
  public var body: some View {
    let (content, environment, isPresented) = (content, environment, $isPresented)
    let button = Button(action: {
      if let context = environment.commandContext {
        content.present(from: context.source, environment)
      } else {
        isPresented.wrappedValue = true
      }
    }) { label }
    if environment.commandContext != nil {
      button
    } else {
      button.modifier(
        PresentationModifier(
          isPresented,
          ControllerScreen("the share sheet") { presentation in
            let controller = content.controller(presentation.environment)
            controller.popoverPresentationController?.sourceView = presentation.host
            controller.popoverPresentationController?.sourceRect = presentation.frame()
            controller.onDismiss = { [weak presentation] in presentation?.didDisappear($0) }
            return controller
          }))
    }
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
  where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject: subject, message: message, label: label())
  }
  /// Creates a link that shares items.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items, subject: subject, message: message, label: label())
  }
}

extension ShareLink {
  /// Creates a link that shares an item with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject: subject, message: message, preview: preview, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link that shares an item.
  public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject: subject, message: message, label: DefaultShareLinkLabel(title: Text("Share…")))
  }
  /// Creates a link that shares items.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, subject: subject, message: message, label: DefaultShareLinkLabel(title: Text("Share…")))
  }
  /// Creates a link with a localized title that shares an item.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
  /// Creates a link with a title that shares an item.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject: subject, message: message, label: DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares an item with a preview.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item), subject: subject, message: message, preview: preview,
      label: DefaultShareLinkLabel(title: Text("Share…")))
  }
}
