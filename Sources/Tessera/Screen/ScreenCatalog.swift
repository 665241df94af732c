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
  public let screens: [Screen]
  /// The folder of the golden pictures, from the current directory unless it begins with a slash.
  public let goldens: String

  public init(_ screens: [Screen], goldens: String = "Goldens") {
    self.screens = screens
    self.goldens = goldens
  }

  public init(goldens: String = "Goldens", @Builder _ screens: () -> [Screen]) {
    self.init(screens(), goldens: goldens)
  }

  /// The screens of the given names, all of them for no names.
  ///
  /// - Throws: `RenderError.unknownScreen`, which lists the names there are, and `.duplicateScreen`.
  public func select(_ names: [String]) throws(RenderError) -> [Screen] {
    var seen: [String: Screen] = [:]
    for screen in screens {
      guard screen.name.isFileNamePart else { throw .badScreenName(screen.name) }
      guard seen.updateValue(screen, forKey: screen.name) == nil else { throw .duplicateScreen(screen.name) }
    }
    guard !names.isEmpty else { return screens }
    var result: [Screen] = []
    for name in names {
      guard let screen = seen[name] else { throw .unknownScreen(name, known: screens.map(\.name)) }
      result.append(screen)
    }
    return result
  }

  @resultBuilder
  public enum Builder {
    public static func buildExpression(_ screen: Screen) -> [Screen] { [screen] }
    public static func buildExpression(_ screens: [Screen]) -> [Screen] { screens }
    public static func buildBlock(_ parts: [Screen]...) -> [Screen] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Screen]?) -> [Screen] { part ?? [] }
    public static func buildEither(first: [Screen]) -> [Screen] { first }
    public static func buildEither(second: [Screen]) -> [Screen] { second }
    public static func buildArray(_ parts: [[Screen]]) -> [Screen] { parts.flatMap { $0 } }
  }
}

extension String {
  /// A device's name may hold a decimal point, as in `390.5x844`.
  var isDeviceName: Bool { !hasPrefix(".") && replacingOccurrences(of: ".", with: "-").isFileNamePart }

  /// Whether the name can be part of a file name on every system.
  var isFileNamePart: Bool {
    !isEmpty && utf8.count <= 100
      && unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_".unicodeScalars.contains(scalar))
      }
  }
}
