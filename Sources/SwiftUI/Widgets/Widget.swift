// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

/// The family of a widget, which determines its size and placement.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
  /// The Home Screen families.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// The Lock Screen families.
  case accessoryCircular, accessoryRectangular, accessoryInline

  /// The widget's size on an iPhone whose screen is 393 x 852 points.
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 354)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }
}

/// The rendering mode of a widget.
public struct WidgetRenderingMode: Equatable, Sendable {
  private let rawValue: Int
  /// A full-color mode.
  public static let fullColor = WidgetRenderingMode(rawValue: 0)
  /// A mode with two colors: one for accented views and one for all other views.
  public static let accented = WidgetRenderingMode(rawValue: 1)
  /// A monochrome mode for the Lock Screen.
  public static let vibrant = WidgetRenderingMode(rawValue: 2)
}

/// The family of a Live Activity.
public enum ActivityFamily: Hashable, Sendable {
  /// The small and medium sizes of a Live Activity.
  case small, medium
}

private struct WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}
private struct WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}

extension EnvironmentValues {
  /// The widget's family.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  /// The widget's rendering mode.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
  /// The Live Activity's family. Always medium.
  public var activityFamily: ActivityFamily { .medium }
  /// Whether the widget shows its background. Always true.
  public var showsWidgetContainerBackground: Bool { true }
}

/// The context of a preview.
public protocol PreviewContext {}

/// The preview context for a widget.
public struct WidgetPreviewContext: PreviewContext {
  let family: WidgetFamily
  /// Creates a context for a widget family.
  public init(family: WidgetFamily) { self.family = family }
}

/// The container that a background applies to.
public struct ContainerBackgroundPlacement: Sendable {
  let isWidget: Bool
  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement(isWidget: true)
  /// The background of a page in a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(isWidget: false)
  /// The background of a tab view.
  public static let tabView = ContainerBackgroundPlacement(isWidget: false)
  /// The background of a window.
  public static let window = ContainerBackgroundPlacement(isWidget: false)
}

/// The background of a Lock Screen widget, a faint circle.
public struct AccessoryWidgetBackground: View {
  /// Creates the background.
  public nonisolated init() {}
  /// The circle.
  public var body: some View { Color.primary.opacity(0.12) }
}

extension View {
  /// Sets the view's preview context, which contains a widget's family and size.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    let family = (value as? WidgetPreviewContext)?.family
    return frame(width: family?.size.width, height: family?.size.height)
      .clipShape(RoundedRectangle(cornerRadius: family == nil ? 0 : 22, style: .continuous))
      .environment(\.widgetFamily, family ?? .systemSmall)
      .previewLayout(.sizeThatFits)
  }
  // Nothing to show: widgetURL, widgetAccentable, activityBackgroundTint

  /// Sets the URL to open when the widget is tapped. Does nothing, because widgets in previews receive no taps.
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Sets whether the view belongs to the accented group. Does nothing, because widgets are drawn in full color, which has no
  /// accented group.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Sets the container's background.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    frame(maxWidth: container.isWidget ? .infinity : nil, maxHeight: container.isWidget ? .infinity : nil)
      .background(style)
  }
  /// Sets the container's background.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: container.isWidget ? .infinity : nil, maxHeight: container.isWidget ? .infinity : nil)
      .background(alignment: alignment, content: content)
  }
  /// Sets the background tint of a Live Activity. Has no effect, because the system draws the background outside of the view.
  public func activityBackgroundTint(_ color: Color?) -> some View { self }
  /// Sets the color of a Live Activity's buttons. Has no effect, because the system draws the buttons outside of the view.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

/// A widget. Widgets do not run, but their views can be rendered in previews.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the widget's configuration.
  associatedtype Body: WidgetConfiguration
  /// Creates a widget.
  init()
  /// The widget's configuration.
  var body: Body { get }
}

// Nothing to show: Widget, StaticConfiguration, configurationDisplayName, supportedFamilies
//
// A picture shows a widget's view, for example in a preview with the context of a family.

extension Widget {
  /// Prints that widgets are not run as programs. Their views are shown by previews.
  public static func main() {
    Report.once("\(Self.self) is a widget, which only a system can run. Show its view in a preview instead.")
  }
}

/// The configuration of a widget: its content and supported families.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the configuration's body.
  associatedtype Body: WidgetConfiguration
  /// The content of a configuration that is composed of other configurations.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Never called, because the configuration has no body.
  public var body: Never { raise("SwiftUIException", "\(Self.self) has no body.") }
}

extension WidgetConfiguration {
  /// Sets the name that the widget gallery shows. Does nothing, because there is no widget gallery.
  public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Sets the name that the widget gallery shows. Does nothing, because there is no widget gallery.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
  /// Sets the description. Has no effect.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Sets the description. Has no effect.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  /// Sets the families that the widget gallery offers. Does nothing: previews set the family of a widget's view.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Disables the content margins. Has no effect.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
}

/// A timeline entry, which represents a widget's content at a date.
public protocol TimelineEntry {
  /// The date at which the entry is shown.
  var date: Date { get }
}

/// The policy for reloading a widget's timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isNever: Bool
  /// Reloads after the last entry.
  public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
  /// Never reloads.
  public static let never = TimelineReloadPolicy(date: nil, isNever: true)
  /// Reloads after a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, isNever: false) }
}

/// A widget's timeline.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// The reload policy.
  public let policy: TimelineReloadPolicy
  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

/// The context for creating timeline entries.
public struct TimelineProviderContext {
  /// The widget's family.
  public let family: WidgetFamily
  /// Whether the widget is displayed in the widget gallery.
  public let isPreview: Bool
  /// The widget's size, in points.
  public let displaySize: CGSize
}

/// A type that provides a widget's timeline.
public protocol TimelineProvider {
  /// The type of the timeline entries.
  associatedtype Entry: TimelineEntry
  /// The context for creating entries.
  typealias Context = TimelineProviderContext
  /// Returns a placeholder entry without data.
  func placeholder(in context: Context) -> Entry
  /// Passes the current entry to the completion handler.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Passes the timeline to the completion handler.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The configuration of a widget without user options.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// The configuration has no body.
  public typealias Body = Never
  /// Creates a configuration. Does nothing with the parameters: the provider is not asked for a timeline.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}
