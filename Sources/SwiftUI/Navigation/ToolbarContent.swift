// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Bar: Hashable { case leading, trailing, overflow, principal, titleMenu, bottom, status, keyboard }
  enum Style: Hashable { case plain, bold, destructive }
  private let name: String
  let bar: Bar
  let style: Style
  private init(_ name: String, _ bar: Bar, style: Style = .plain) {
    (self.name, self.bar, self.style) = (name, bar, style)
  }

  /// The trailing edge of the navigation bar.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// The center of the navigation bar.
  public static let principal = ToolbarItemPlacement("principal", .principal)
  /// The leading edge of the navigation bar.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  /// The trailing edge of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  /// A menu at the trailing edge of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .overflow)
  /// The center of the bottom toolbar.
  public static let status = ToolbarItemPlacement("status", .status)
  /// The trailing edge of the navigation bar. The item is bold.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing, style: .bold)
  /// The leading edge of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  /// The trailing edge of the navigation bar. The item is red.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing, style: .destructive)
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement("keyboard", .keyboard)
  /// The leading edge of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// The trailing edge of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  /// The leading edge of the navigation bar. Superseded by `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
  /// The trailing edge of the navigation bar. Superseded by `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
  /// The menu of the navigation title.
  static let titleMenu = ToolbarItemPlacement("titleMenu", .titleMenu)
  /// The bottom toolbar.
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
}

/// A toolbar view and its placement, or a space.
public struct _ToolbarEntry {
  var placement: ToolbarItemPlacement
  var view: AnyView
  /// Whether each view of a group is a separate item.
  var isGroup = false
  /// The sizing of a space, or nil for a view.
  var spacer: SpacerSizing?
  /// Whether the item has no glass background in the look of iOS 26.
  var hidesBackground = false
}

/// A type that provides the items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent
  /// The items of a type that is composed of other toolbar content.
  @ToolbarContentBuilder var body: Body { get }
  /// Appends the items to a list. A type with a body inherits an implementation.
  func _addEntries(to list: inout [_ToolbarEntry])
}

extension ToolbarContent {
  /// Appends the body's items to a list.
  public func _addEntries(to list: inout [_ToolbarEntry]) { body._addEntries(to: &list) }
  var entries: [_ToolbarEntry] {
    var list: [_ToolbarEntry] = []
    _addEntries(to: &list)
    return list
  }
}

extension ToolbarContent where Body == Never {
  /// Never called, because the content has no body.
  public var body: Never { raise("SwiftUIException", "\(Self.self) has no body.") }
}

extension Never: ToolbarContent {
  /// Never called, because `Never` has no values.
  public func _addEntries(to list: inout [_ToolbarEntry]) {}
}

/// Toolbar content that people can customize.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}
extension Never: CustomizableToolbarContent {}

/// A toolbar item.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  /// The content has no body.
  public typealias Body = Never
  /// Appends the item to a list.
  public func _addEntries(to list: inout [_ToolbarEntry]) {
    list.append(_ToolbarEntry(placement: placement, view: AnyView(content)))
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item with an identifier.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }
}

/// A group of toolbar items with the same placement.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  /// Creates a group.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }
  /// The content has no body.
  public typealias Body = Never
  /// Appends the items to a list as a single entry.
  public func _addEntries(to list: inout [_ToolbarEntry]) {
    list.append(_ToolbarEntry(placement: placement, view: AnyView(content), isGroup: true))
  }
}

/// The sizing behavior of a toolbar spacer.
public struct SpacerSizing: Hashable, Sendable {
  private let rawValue: Int
  /// A flexible spacer.
  public static let flexible = SpacerSizing(rawValue: 0)
  /// A spacer with a fixed width.
  public static let fixed = SpacerSizing(rawValue: 1)
}

/// A spacer between toolbar items. A fixed spacer is 16 points wide. A flexible spacer takes up the remaining width of a
/// bottom bar, and has no width in a navigation bar.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement
  /// Creates a spacer.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    (self.sizing, self.placement) = (sizing, placement)
  }
  /// The content has no body.
  public typealias Body = Never
  /// Appends the spacer to a list.
  public func _addEntries(to list: inout [_ToolbarEntry]) {
    list.append(_ToolbarEntry(placement: placement, view: AnyView(EmptyView()), spacer: sizing))
  }
}

/// Toolbar content with or without a glass background.
private struct ToolbarBackground<Content: ToolbarContent>: ToolbarContent {
  let content: Content
  let isHidden: Bool
  typealias Body = Never
  func _addEntries(to list: inout [_ToolbarEntry]) {
    for var entry in content.entries {
      entry.hidesBackground = isHidden
      list.append(entry)
    }
  }
}

extension ToolbarContent {
  /// Sets whether the items have a glass background in the look of iOS 26. Other looks have none.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ToolbarBackground(content: self, isHidden: visibility == .hidden)
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Appends the items to a list, if there are any.
  public func _addEntries(to list: inout [_ToolbarEntry]) { self?._addEntries(to: &list) }
}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// A group of toolbar items, created by a result builder.
public struct _ToolbarGroup: ToolbarContent, CustomizableToolbarContent {
  let list: [_ToolbarEntry]
  /// The content has no body.
  public typealias Body = Never
  /// Appends the items to a list.
  public func _addEntries(to list: inout [_ToolbarEntry]) { list += self.list }
}

/// A result builder for toolbar content.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Builds a single expression.
  @MainActor @preconcurrency
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Builds a block with a single statement.
  @MainActor @preconcurrency
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Builds a block with several statements.
  @MainActor @preconcurrency
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarGroup {
    var list: [_ToolbarEntry] = []
    for item in repeat each content { item._addEntries(to: &list) }
    return _ToolbarGroup(list: list)
  }
  /// Builds an `if` statement without an `else` branch.
  @MainActor @preconcurrency
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  /// Builds the first branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<Content: ToolbarContent>(first content: Content) -> _ToolbarGroup {
    _ToolbarGroup(list: content.entries)
  }
  /// Builds the second branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<Content: ToolbarContent>(second content: Content) -> _ToolbarGroup {
    _ToolbarGroup(list: content.entries)
  }
  /// Builds an `if #available` branch.
  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarGroup {
    _ToolbarGroup(list: content.entries)
  }
}
