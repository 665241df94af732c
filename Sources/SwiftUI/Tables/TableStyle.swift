// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A type that defines the appearance of tables.
@MainActor @preconcurrency
public protocol TableStyle {
  /// Whether every second row has a gray background.
  var _alternatesRowBackgrounds: Bool { get }
}

extension TableStyle {
  /// Whether every second row has a gray background. False by default.
  public var _alternatesRowBackgrounds: Bool { false }
}

/// The default table style, which is inset.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// A style that shows rows within the margins of the table.
public struct InsetTableStyle: TableStyle {
  /// Whether every second row has a gray background.
  public let _alternatesRowBackgrounds: Bool
  /// Creates the style.
  public nonisolated init() { _alternatesRowBackgrounds = false }
  /// Creates the style with or without a gray background of every second row.
  public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRowBackgrounds = alternatesRowBackgrounds }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style, which is inset.
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  /// A style that shows rows within the margins of the table.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
  /// Returns a style that shows rows within the margins of the table, with or without a gray background of every second
  /// row.
  public nonisolated static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// Whether every second row has a gray background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let isEnabled: Bool
  /// The default behavior: no gray backgrounds.
  public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: false)
  /// Every second row has a gray background.
  public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
  /// All rows have the same background.
  public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

/// The values set by table modifiers.
struct TableOptions: Equatable {
  var alternatesBackgrounds = false
  var hidesHeaders = false
}

private struct TableOptionsKey: EnvironmentKey {
  static var defaultValue: TableOptions { TableOptions() }
}

extension EnvironmentValues {
  var tableOptions: TableOptions {
    get { self[TableOptionsKey.self] }
    set { self[TableOptionsKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tables.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableOptions.alternatesBackgrounds, style._alternatesRowBackgrounds)
  }
  /// Sets whether every second row of tables has a gray background.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
    environment(\.tableOptions.alternatesBackgrounds, behavior.isEnabled)
  }
  /// Sets the visibility of the headers of tables.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableOptions.hidesHeaders, visibility == .hidden)
  }
}
