// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Commands of an app: menus that iPadOS shows while the Command key is held down, and macOS in the menu bar. They are
// evaluated, but have no effect, because scenes do not run.

/// Groups of commands of an app. They are not shown, because scenes do not run.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands' body.
  associatedtype Body: Commands
  /// The content of the commands.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Never called, because the commands have no body.
  public var body: Never { raise("SwiftUIException", "\(Self.self) has no body.") }
}

/// Commands without any content.
public struct EmptyCommands: Commands {
  /// Creates the commands.
  public nonisolated init() {}
  /// The commands have no body.
  public typealias Body = Never
}

/// Several commands.
public struct _TupleCommands<each Content: Commands>: Commands {
  let content: (repeat each Content)
  /// The commands have no body.
  public typealias Body = Never
}

/// Commands that are present if a condition is true.
public struct _OptionalCommands<Content: Commands>: Commands {
  let content: Content?
  /// The commands have no body.
  public typealias Body = Never
}

/// A result builder for commands.
@resultBuilder
@MainActor @preconcurrency
public struct CommandsBuilder {
  /// Builds an empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Passes commands through.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Builds a block with one group of commands.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Builds a block with several groups of commands.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> _TupleCommands<repeat each Content> {
    _TupleCommands(content: (repeat each content))
  }
  /// Builds commands for an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
    _OptionalCommands(content: content)
  }
  /// Builds commands that depend on the availability of their names.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
}

/// A menu of commands.
public struct CommandMenu<Content: View>: Commands {
  let name: Text
  let content: Content
  /// The commands have no body.
  public typealias Body = Never

  /// Creates a menu with a localized name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }
  /// Creates a menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) { (self.name, self.content) = (name, content()) }
  /// Creates a menu with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }
}

/// The place of a group of commands among the system's commands.
public struct CommandGroupPlacement: Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// The commands that describe the app.
  public static let appInfo = CommandGroupPlacement("appInfo")
  /// The commands that open the app's settings.
  public static let appSettings = CommandGroupPlacement("appSettings")
  /// The commands that use the system's services.
  public static let systemServices = CommandGroupPlacement("systemServices")
  /// The commands that hide and show apps.
  public static let appVisibility = CommandGroupPlacement("appVisibility")
  /// The commands that quit the app.
  public static let appTermination = CommandGroupPlacement("appTermination")
  /// The commands that create and open documents.
  public static let newItem = CommandGroupPlacement("newItem")
  /// The commands that save documents.
  public static let saveItem = CommandGroupPlacement("saveItem")
  /// The commands that import and export data.
  public static let importExport = CommandGroupPlacement("importExport")
  /// The commands that print.
  public static let printItem = CommandGroupPlacement("printItem")
  /// The commands that undo and redo changes.
  public static let undoRedo = CommandGroupPlacement("undoRedo")
  /// The commands that cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement("pasteboard")
  /// The commands that edit text.
  public static let textEditing = CommandGroupPlacement("textEditing")
  /// The commands that format text.
  public static let textFormatting = CommandGroupPlacement("textFormatting")
  /// The commands that show toolbars.
  public static let toolbar = CommandGroupPlacement("toolbar")
  /// The commands that show sidebars.
  public static let sidebar = CommandGroupPlacement("sidebar")
  /// The commands that change the size of windows.
  public static let windowSize = CommandGroupPlacement("windowSize")
  /// The commands that list windows.
  public static let windowList = CommandGroupPlacement("windowList")
  /// The commands that open a single window.
  public static let singleWindowList = CommandGroupPlacement("singleWindowList")
  /// The commands that arrange windows.
  public static let windowArrangement = CommandGroupPlacement("windowArrangement")
  /// The commands that show help.
  public static let help = CommandGroupPlacement("help")
}

/// Commands before, after or instead of a group of the system's commands.
public struct CommandGroup<Content: View>: Commands {
  let placement: CommandGroupPlacement
  let content: Content
  /// The commands have no body.
  public typealias Body = Never

  /// Creates commands before a group of the system's commands.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }
  /// Creates commands after a group of the system's commands.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }
  /// Creates commands that replace a group of the system's commands.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, content) = (group, addition())
  }
}

/// The system's commands for sidebars.
public struct SidebarCommands: Commands {
  /// Creates the commands.
  public nonisolated init() {}
  /// The commands have no body.
  public typealias Body = Never
}
/// The system's commands for toolbars.
public struct ToolbarCommands: Commands {
  /// Creates the commands.
  public nonisolated init() {}
  /// The commands have no body.
  public typealias Body = Never
}
/// The system's commands for inspectors.
public struct InspectorCommands: Commands {
  /// Creates the commands.
  public nonisolated init() {}
  /// The commands have no body.
  public typealias Body = Never
}
/// The system's commands for editing text.
public struct TextEditingCommands: Commands {
  /// Creates the commands.
  public nonisolated init() {}
  /// The commands have no body.
  public typealias Body = Never
}
/// The system's commands for formatting text.
public struct TextFormattingCommands: Commands {
  /// Creates the commands.
  public nonisolated init() {}
  /// The commands have no body.
  public typealias Body = Never
}

extension Scene {
  /// Adds commands to the app. Has no effect because scenes do not run.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  /// Removes the commands of the scene. Has no effect because scenes do not run.
  public func commandsRemoved() -> some Scene { self }
  /// Replaces the commands of the scene. Has no effect because scenes do not run.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
}
