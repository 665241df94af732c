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
  /// The folder of the golden pictures, relative to the current directory unless it begins with a slash.
  public let goldens: String

  /// A catalogue of screens. Names are checked by `select(_:)`, not here.
  public init(_ screens: [Screen], goldens: String = "Goldens") {
    self.screens = screens
    self.goldens = goldens
  }

  /// A catalogue of the screens that the closure lists. Names are checked by `select(_:)`, not here.
  public init(goldens: String = "Goldens", @Builder _ screens: () -> [Screen]) {
    self.init(screens(), goldens: goldens)
  }

  /// The screens of the given names, all of them for no names.
  ///
  /// - Throws: `RenderError.unknownScreen`, which lists the known names, `.duplicateScreen` and `.duplicatePreview`, and
  ///   `.badScreenName` for a name that cannot be part of a file name.
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

  /// Collects the screens of a catalogue's closure, with conditions and loops.
  @resultBuilder
  public enum Builder {
    /// A screen.
    public static func buildExpression(_ screen: Screen) -> [Screen] { [screen] }
    /// Several screens, in order.
    public static func buildExpression(_ screens: [Screen]) -> [Screen] { screens }
    /// All lines of the closure, in the order written.
    public static func buildBlock(_ parts: [Screen]...) -> [Screen] { parts.flatMap { $0 } }
    /// An `if` without `else`: no screens where it does not hold.
    public static func buildOptional(_ part: [Screen]?) -> [Screen] { part ?? [] }
    /// The screens of an `if` that holds.
    public static func buildEither(first: [Screen]) -> [Screen] { first }
    /// The screens of an `else`.
    public static func buildEither(second: [Screen]) -> [Screen] { second }
    /// The screens of all turns of a loop.
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
