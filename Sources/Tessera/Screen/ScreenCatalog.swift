// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The screens of an app, in order.
///
///     let catalog = ScreenCatalog {
///       Screen("sign-in") { SignInViewController() }
///       Screen("settings") { SettingsViewController() }
///     }
public struct ScreenCatalog: Sendable {
  /// The screens, in the order in which they are listed, rendered and tested.
  public let screens: [Screen]
  /// The folder of the goldens, relative to the current directory unless it begins with a slash.
  public let goldens: String

  /// Creates a catalog of screens. Names are validated by `select(_:)`, not here.
  public init(_ screens: [Screen], goldens: String = "Goldens") {
    self.screens = screens
    self.goldens = goldens
  }

  /// Creates a catalog of the screens in a closure. Names are validated by `select(_:)`, not here.
  public init(goldens: String = "Goldens", @Builder _ screens: () -> [Screen]) {
    self.init(screens(), goldens: goldens)
  }

  /// Returns the screens with the given names, or all screens if there are no names.
  ///
  /// - Throws: `RenderError.unknownScreen`, which lists the known names, `.duplicateScreen` and `.duplicatePreview`, and
  ///   `.badScreenName` if a name cannot be part of a file name.
  public func select(_ names: [String]) throws(RenderError) -> [Screen] {
    var seen: [String: Screen] = [:]
    for screen in screens {
      guard screen.name.isFileNamePart else { throw .badScreenName(screen.name) }
      guard let other = seen.updateValue(screen, forKey: screen.name) else { continue }
      if let first = other.place, let second = screen.place {
        throw .duplicatePreview(screen.name, places: [first, second])
      }
      throw .duplicateScreen(screen.name)
    }
    guard !names.isEmpty else { return screens }
    var result: [Screen] = []
    for name in names {
      guard let screen = seen[name] else { throw .unknownScreen(name, known: screens.map(\.name)) }
      result.append(screen)
    }
    return result
  }

  /// The result builder of a catalog's closure. Supports conditions and loops.
  @resultBuilder
  public enum Builder {
    /// Returns a screen as a list of one.
    public static func buildExpression(_ screen: Screen) -> [Screen] { [screen] }
    /// Returns several screens, in order.
    public static func buildExpression(_ screens: [Screen]) -> [Screen] { screens }
    /// Joins the screens of all lines, in order.
    public static func buildBlock(_ parts: [Screen]...) -> [Screen] { parts.flatMap { $0 } }
    /// Returns the screens of an `if` without `else`, or none if the condition is false.
    public static func buildOptional(_ part: [Screen]?) -> [Screen] { part ?? [] }
    /// Returns the screens of an `if` whose condition is true.
    public static func buildEither(first: [Screen]) -> [Screen] { first }
    /// Returns the screens of an `else`.
    public static func buildEither(second: [Screen]) -> [Screen] { second }
    /// Joins the screens of all iterations of a loop.
    public static func buildArray(_ parts: [[Screen]]) -> [Screen] { parts.flatMap { $0 } }
  }
}

extension String {
  /// Whether the string can be the name of a device, which may contain a decimal point, as in `390.5x844`.
  var isDeviceName: Bool { !hasPrefix(".") && replacingOccurrences(of: ".", with: "-").isFileNamePart }

  /// Whether the string can be part of a file name on every system.
  var isFileNamePart: Bool {
    !isEmpty && utf8.count <= 100
      && unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_".unicodeScalars.contains(scalar))
      }
  }
}
