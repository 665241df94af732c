// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// An ordered list of an app's screens.
///
///     let catalog = ScreenCatalog {
///       Screen("sign-in") { SignInViewController() }
///       Screen("settings") { SettingsViewController() }
///     }
public struct ScreenCatalog: Sendable {
  /// The screens, in the order in which they are listed, rendered and tested.
  public let screens: [Screen]
  /// The goldens folder. The path is relative to the current directory unless it starts with a slash.
  public let goldens: String

  /// Creates a catalog of screens. Their names are not validated until `select(_:)` is called.
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - goldens: The goldens folder.
  ///   - look: The look of the screens whose devices don't specify one, or nil for the standard look.
  public init(_ screens: [Screen], goldens: String = "Goldens", look: Look? = nil) {
    self.screens = look.map { look in screens.map { $0.withDefaultLook(look) } } ?? screens
    self.goldens = goldens
  }

  /// Creates a catalog of the screens in a closure. Their names are not validated until `select(_:)` is called.
  public init(goldens: String = "Goldens", look: Look? = nil, @Builder _ screens: () -> [Screen]) {
    self.init(screens(), goldens: goldens, look: look)
  }

  /// Returns the screens with the given names, or all screens if there are no names.
  ///
  /// - Throws: `RenderError.unknownScreen`, which lists the available names, if a screen does not exist;
  ///   `RenderError.duplicateScreen` or `RenderError.duplicatePreview` if a name is used twice; and
  ///   `RenderError.badScreenName` if a name can't be part of a file name.
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

  /// The result builder for a catalog's screens. It supports conditions and loops.
  @resultBuilder
  public enum Builder {
    /// Builds a single screen.
    public static func buildExpression(_ screen: Screen) -> [Screen] { [screen] }
    /// Builds an array of screens.
    public static func buildExpression(_ screens: [Screen]) -> [Screen] { screens }
    /// Builds a block by concatenating its screens.
    public static func buildBlock(_ parts: [Screen]...) -> [Screen] { parts.flatMap { $0 } }
    /// Builds an `if` statement without an `else` branch.
    public static func buildOptional(_ part: [Screen]?) -> [Screen] { part ?? [] }
    /// Builds the first branch of a condition.
    public static func buildEither(first: [Screen]) -> [Screen] { first }
    /// Builds the second branch of a condition.
    public static func buildEither(second: [Screen]) -> [Screen] { second }
    /// Builds a loop by concatenating the screens of all iterations.
    public static func buildArray(_ parts: [[Screen]]) -> [Screen] { parts.flatMap { $0 } }
  }
}

extension String {
  /// Whether the string is a valid device name, which can contain a decimal point, as in `390.5x844`.
  var isDeviceName: Bool { !hasPrefix(".") && replacingOccurrences(of: ".", with: "-").isFileNamePart }

  /// Whether the string can be part of a file name on every operating system.
  var isFileNamePart: Bool {
    !isEmpty && utf8.count <= 100
      && unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_".unicodeScalars.contains(scalar))
      }
  }
}
