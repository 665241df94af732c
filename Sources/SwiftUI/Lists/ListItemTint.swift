// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

/// The tint of the icons of labels in list rows.
public struct ListItemTint: Sendable {
  let color: Color
  /// Returns a tint that nothing overrides.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Returns a tint that the system's accent color may override. On iOS, nothing overrides it.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A gray tint.
  public static let monochrome = ListItemTint(color: .gray)
}

private struct ListItemTintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The color of the icons of labels in list rows, or nil for the tint color.
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the tint of the icons of labels in list rows. Nil restores the tint color.
  public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint?.color) }
  /// Sets the color of the icons of labels in list rows. Nil restores the tint color.
  public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint) }
}
