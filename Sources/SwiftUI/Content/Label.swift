// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
public import UIKit

/// A view with a title and an icon.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Creates a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  /// The label in the environment's style.
  public var body: some View {
    AnyView(
      erasing: style.makeErasedBody(
        LabelStyleConfiguration(
          title: LabelStyleConfiguration.Title(content: AnyView(title)),
          icon: LabelStyleConfiguration.Icon(content: AnyView(icon)))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  /// Creates a label with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  /// Creates a label with a localized title and an asset catalog image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  /// Creates a label with a title and an asset catalog image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
  /// Creates a label with a localized title and an image resource.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from a style configuration.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The properties of a label that are passed to its style.
public struct LabelStyleConfiguration {
  /// The title.
  public struct Title: View {
    let content: AnyView
    /// The title.
    public var body: some View { content }
  }
  /// The icon.
  public struct Icon: View {
    let content: AnyView
    /// The icon.
    public var body: some View { content }
  }
  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// A type that defines the appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of view that represents the label.
  associatedtype Body: View
  /// The properties of the label.
  typealias Configuration = LabelStyleConfiguration
  /// Returns a view that represents the label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  func makeErasedBody(_ configuration: Configuration) -> any View {
    StyleBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
  }
}

/// A label style that shows the icon followed by the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.icon
      configuration.title
    }
  }
}

/// A label style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style that shows only the icon.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the icon, whose accessibility label is the title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(SpokenTitleModifier(secondary: configuration.title))
  }
}

/// The default label style, which shows the icon followed by the title.
///
/// In the rows of a list, icons are centered in a column of 28 points at the default text size, so that all titles are
/// aligned, and have the item tint, or else the tint color unless a foreground style is set.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the icon and the title.
  public func makeBody(configuration: Configuration) -> some View { DefaultLabel(configuration: configuration) }
}

private struct DefaultLabel: View {
  let configuration: LabelStyleConfiguration
  /// The width of the icons' column: the standard dimension of images in UIKit's lists.
  @ScaledMetric(relativeTo: .body) private var column: CGFloat = 28
  @Environment(\.listContext) private var list
  @Environment(\.hasForegroundStyle) private var hasForegroundStyle
  @Environment(\.listItemTint) private var tint

  var body: some View {
    if list?.isRow == true {
      HStack(alignment: .firstTextBaseline, spacing: 16) {
        // The separator begins below the title, even if the icon contains text.
        icon.frame(minWidth: column).alignmentGuide(.listRowSeparatorLeading) { _ in .infinity }
        configuration.title
      }
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }

  @ViewBuilder private var icon: some View {
    if let tint {
      configuration.icon.foregroundStyle(tint)
    } else if hasForegroundStyle {
      configuration.icon
    } else {
      configuration.icon.foregroundStyle(TintShapeStyle())
    }
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that shows the icon followed by the title.
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows only the title.
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows only the icon.
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style, which shows the icon followed by the title.
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: any LabelStyle { DefaultLabelStyle() }
}

extension EnvironmentValues {
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = NestedLabelStyle(style: newValue, outer: self[LabelStyleKey.self]) }
  }
  /// The style, which replaces the current one and the styles outside of it.
  var onlyLabelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for labels within this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { environment(\.labelStyle, style) }
}
