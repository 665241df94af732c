// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Bar: Hashable { case leading, trailing, principal, bottom, keyboard, other }
  private let name: String
  let bar: Bar
  private init(_ name: String, _ bar: Bar) { (self.name, self.bar) = (name, bar) }

  /// The trailing edge of the navigation bar.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// The middle of the navigation bar.
  public static let principal = ToolbarItemPlacement("principal", .principal)
  /// The leading edge of the navigation bar.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  /// The trailing edge of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  /// The trailing edge of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .trailing)
  /// The bottom toolbar.
  public static let status = ToolbarItemPlacement("status", .bottom)
  /// The trailing edge of the navigation bar.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  /// The leading edge of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  /// The trailing edge of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement("keyboard", .keyboard)
  /// The leading edge of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// The trailing edge of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  /// The leading edge of the navigation bar. An older form of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
  /// The trailing edge of the navigation bar. An older form of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
  /// The bottom toolbar.
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
}

/// A view in a toolbar.
public struct _ToolbarEntry {
  var placement: ToolbarItemPlacement
  var view: AnyView
}

/// The content of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent
  /// The items.
  @ToolbarContentBuilder var body: Body { get }
  /// Adds the items to a list. Types with a body inherit an implementation.
  func _addEntries(to list: inout [_ToolbarEntry])
}

extension ToolbarContent {
  /// Adds the items of the body.
  public func _addEntries(to list: inout [_ToolbarEntry]) { body._addEntries(to: &list) }
  var entries: [_ToolbarEntry] {
    var list: [_ToolbarEntry] = []
    _addEntries(to: &list)
    return list
  }
}

extension ToolbarContent where Body == Never {
  /// Never called.
  public var body: Never { raise("SwiftUIException", "\(Self.self) has no body.") }
}

extension Never: ToolbarContent {
  /// Never called.
  public func _addEntries(to list: inout [_ToolbarEntry]) {}
}

/// The content of a toolbar that people can customize.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}
extension Never: CustomizableToolbarContent {}

/// An item of a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  /// Never called.
  public typealias Body = Never
  /// Adds the item.
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
  /// Never called.
  public typealias Body = Never
  /// Adds the items as one entry.
  public func _addEntries(to list: inout [_ToolbarEntry]) {
    let content = content
    list.append(_ToolbarEntry(placement: placement, view: AnyView(HStack(spacing: 16) { content })))
  }
}

/// The size of a spacer in a toolbar.
public struct SpacerSizing: Hashable, Sendable {
  private let rawValue: Int
  /// A flexible space.
  public static let flexible = SpacerSizing(rawValue: 0)
  /// A fixed space.
  public static let fixed = SpacerSizing(rawValue: 1)
}

/// A spacer between toolbar items. Has no effect yet.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  /// Creates a space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  /// Never called.
  public typealias Body = Never
  /// Reports that spacers have no effect.
  public func _addEntries(to list: inout [_ToolbarEntry]) { Report.unsupported("ToolbarSpacer") }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Adds the items, if there are any.
  public func _addEntries(to list: inout [_ToolbarEntry]) { self?._addEntries(to: &list) }
}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// The toolbar items of a builder's block.
public struct _ToolbarGroup: ToolbarContent, CustomizableToolbarContent {
  let list: [_ToolbarEntry]
  /// Never called.
  public typealias Body = Never
  /// Adds the items.
  public func _addEntries(to list: inout [_ToolbarEntry]) { list += self.list }
}

/// A result builder of toolbar content.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Returns an item unchanged.
  @MainActor @preconcurrency
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Returns a single item unchanged.
  @MainActor @preconcurrency
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Returns the items of a block.
  @MainActor @preconcurrency
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarGroup {
    var list: [_ToolbarEntry] = []
    for item in repeat each content { item._addEntries(to: &list) }
    return _ToolbarGroup(list: list)
  }
  /// Returns the items of an `if` without `else`.
  @MainActor @preconcurrency
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  /// Returns the items of the first branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<Content: ToolbarContent>(first content: Content) -> _ToolbarGroup {
    _ToolbarGroup(list: content.entries)
  }
  /// Returns the items of the second branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<Content: ToolbarContent>(second content: Content) -> _ToolbarGroup {
    _ToolbarGroup(list: content.entries)
  }
  /// Returns the items of an `if #available` branch.
  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarGroup {
    _ToolbarGroup(list: content.entries)
  }
}
