// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

/// The family of a widget, which determines its size and placement.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
  /// The families on the home screen.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// The families on the lock screen.
  case accessoryCircular, accessoryRectangular, accessoryInline

  /// The size on an iPhone with a screen of 393 x 852 points.
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
  /// A mode with full colors.
  public static let fullColor = WidgetRenderingMode(rawValue: 0)
  /// A mode with two groups of views, each in one color.
  public static let accented = WidgetRenderingMode(rawValue: 1)
  /// A monochrome mode for the lock screen.
  public static let vibrant = WidgetRenderingMode(rawValue: 2)
}

/// The family of a Live Activity.
public enum ActivityFamily: Hashable, Sendable {
  /// A small or a medium activity.
  case small, medium
}

private struct WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}
private struct WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}

extension EnvironmentValues {
  /// The family of the widget.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  /// The rendering mode of the widget.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
  /// The family of the Live Activity. Always medium.
  public var activityFamily: ActivityFamily { .medium }
  /// Whether the widget shows its background. Always true.
  public var showsWidgetContainerBackground: Bool { true }
}

/// The context of a preview.
public protocol PreviewContext {}

/// The preview context of a widget.
public struct WidgetPreviewContext: PreviewContext {
  let family: WidgetFamily
  /// Creates the context of a widget family.
  public init(family: WidgetFamily) { self.family = family }
}

/// The container of a background.
public struct ContainerBackgroundPlacement: Sendable {
  let isWidget: Bool
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(isWidget: true)
  /// A page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(isWidget: false)
  /// A tab view.
  public static let tabView = ContainerBackgroundPlacement(isWidget: false)
  /// A window.
  public static let window = ContainerBackgroundPlacement(isWidget: false)
}

/// The background of a widget on the lock screen: a faint circle.
public struct AccessoryWidgetBackground: View {
  /// Creates the background.
  public nonisolated init() {}
  /// The circle.
  public var body: some View { Color.primary.opacity(0.12) }
}

extension View {
  /// Sets the preview context of the view: the family and the size of a widget.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    let family = (value as? WidgetPreviewContext)?.family
    return frame(width: family?.size.width, height: family?.size.height)
      .clipShape(RoundedRectangle(cornerRadius: family == nil ? 0 : 22, style: .continuous))
      .environment(\.widgetFamily, family ?? .systemSmall)
      .previewLayout(.sizeThatFits)
  }
  /// Sets the URL that the widget opens. Has no effect.
  public func widgetURL(_ url: URL?) -> some View { unsupported("widgetURL") }
  /// Puts the view into the accented group. Has no effect.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { unsupported("widgetAccentable") }
  /// Sets the background of the container.
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    frame(maxWidth: container.isWidget ? .infinity : nil, maxHeight: container.isWidget ? .infinity : nil)
      .background(style)
  }
  /// Sets the background of the container.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: container.isWidget ? .infinity : nil, maxHeight: container.isWidget ? .infinity : nil)
      .background(alignment: alignment, content: content)
  }
  /// Sets the background of a Live Activity. Has no effect.
  public func activityBackgroundTint(_ color: Color?) -> some View { unsupported("activityBackgroundTint") }
  /// Sets the color of the buttons of a Live Activity. Has no effect.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    unsupported("activitySystemActionForegroundColor")
  }
}

/// A widget. Widgets do not run, but previews show their views.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration
  /// Creates a widget.
  init()
  /// The content and the families of the widget.
  var body: Body { get }
}

extension Widget {
  /// Reports that widgets can't run.
  public static func main() { Report.unsupported("Widget") }
}

/// The content and the families of a widget.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the body.
  associatedtype Body: WidgetConfiguration
  /// The configuration.
  var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Never called.
  public var body: Never { raise("SwiftUIException", "\(Self.self) has no body.") }
}

extension WidgetConfiguration {
  /// Sets the name. Has no effect.
  public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration {
    Report.unsupported("configurationDisplayName")
    return self
  }
  /// Sets the name. Has no effect.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
    Report.unsupported("configurationDisplayName")
    return self
  }
  /// Sets the description. Has no effect.
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// Sets the description. Has no effect.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
  /// Sets the families. Has no effect.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    Report.unsupported("supportedFamilies")
    return self
  }
  /// Disables the margins of the content. Has no effect.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
}

/// An entry of a widget's timeline: its content at a date.
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

/// The timeline of a widget.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// The reload policy.
  public let policy: TimelineReloadPolicy
  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

/// The context in which a provider creates entries.
public struct TimelineProviderContext {
  /// The family of the widget.
  public let family: WidgetFamily
  /// Whether the widget is shown in the widget gallery.
  public let isPreview: Bool
  /// The size of the widget in points.
  public let displaySize: CGSize
}

/// A type that provides the timeline of a widget.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The context in which entries are created.
  typealias Context = TimelineProviderContext
  /// Returns a placeholder entry without data.
  func placeholder(in context: Context) -> Entry
  /// Passes the current entry to the completion handler.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Passes the timeline to the completion handler.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The configuration of a widget without options.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Never called.
  public typealias Body = Never
  /// Creates a configuration.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    Report.unsupported("StaticConfiguration")
  }
}
