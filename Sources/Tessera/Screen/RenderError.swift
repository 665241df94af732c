// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The reason that a screen can't be rendered. The description states the cause and the remedy.
public enum RenderError: Error, Equatable, Sendable, CustomStringConvertible {
  /// An image size, in points, is not positive, not finite or too large.
  case badSize(width: Double, height: Double, scale: Double)
  /// The scale, in pixels per point, is out of range. It must be greater than 0 and at most 64.
  case badScale(Double)
  /// The name can't be part of a file name.
  case badScreenName(String)
  /// The string is neither the name of a preset nor a size such as `390x844`.
  case unknownDevice(String)
  /// There is no look with the given number.
  case unknownLook(String)
  /// The program's bundles do not contain the language. `known` lists the languages that they contain.
  case unknownLanguage(String, known: [String])
  /// The catalog has no screen with the given name. `known` lists its screens.
  case unknownScreen(String, known: [String])
  /// Two screens in the catalog have the same name.
  case duplicateScreen(String)
  /// Two previews have the same name. `places` lists the file and line of each one.
  case duplicatePreview(String, places: [String])
  /// A preview, identified by its file and line, can't be rendered.
  case badPreview(String, reason: String)
  /// The string is not a valid `FrameRate`.
  case badFrameRate(String)
  /// There is no frame between the start and end times, in seconds.
  case badInterval(Double, Double)
  /// The screen has no animation with the given name. `known` lists its animations.
  case unknownAnimation(String, screen: String, known: [String])
  /// The screen has no flow with the given name. `known` lists its flows.
  case unknownFlow(String, screen: String, known: [String])
  /// The animation's closure expects a different class. `found` is the class of the screen's view controller or view.
  case wrongController(animation: String, expected: String, found: String)
  /// No view has the given name. The other values list the identifiers and classes of the screen's views.
  case unknownView(String, identifiers: [String], classes: [String])
  /// Several views have the given name. `paths` lists their paths.
  case ambiguousView(String, paths: [String])
  /// No `ViewProperty` has the given name. `known` lists all properties.
  case unknownProperty(String, known: [String])
  /// The filmstrip has too many pixels. `greatest` is the maximum number of frames.
  case stripTooLarge(frames: Int, columns: Int, width: Int, height: Int, greatest: Int)
  /// Painting failed for the given reason.
  case painting(String)

  /// A description of the problem and its remedy in one or two sentences.
  public var description: String {
    switch self {
    case .badSize(let width, let height, let scale):
      "A picture of \(width) x \(height) points at scale \(scale) can't be painted. Each side must be 1 to 32768 "
        + "pixels, and their product at most 268 million."
    case .badScale(let scale):
      "Scale \(scale) cannot be painted. Use a number above 0 and up to 64, such as 2 or 3."
    case .badScreenName(let name):
      "'\(name)' cannot be a name, because it becomes part of a file name. Use letters, digits, '-' and '_'."
    case .unknownDevice(let name):
      "There is no device '\(name)'. Use one of \(Device.all.map(\.name).joined(separator: ", ")), or a size such as "
        + "390x844."
    case .unknownLook(let name):
      "There is no look '\(name)'. Use one of \(Look.allCases.map { "\($0.rawValue)" }.joined(separator: ", "))."
    case .unknownLanguage(let name, let known):
      "There is no language '\(name)'. "
        + (known.isEmpty
          ? "The bundles have no localized strings. Use a code such as ar for its direction and formats, or "
            + "\(Self.pseudo)."
          : "The bundles have \(known.joined(separator: ", ")); the pseudo-languages are \(Self.pseudo).")
    case .unknownScreen(let name, let known):
      "There is no screen '\(name)'. "
        + (known.isEmpty ? "The catalog is empty." : "The screens are \(known.joined(separator: ", ")).")
    case .duplicateScreen(let name):
      "Two screens are named '\(name)'. Give each its own name, because it becomes a file name."
    case .duplicatePreview(let name, let places):
      "Two previews have the name '\(name)', at \(places.joined(separator: " and ")). Give each its own name, because it "
        + "becomes a file name."
    case .badPreview(let place, let reason): "The preview at \(place) cannot be shown. \(reason)"
    case .badFrameRate(let rate):
      "\(rate) frames per second can't be rendered. Use an integer from 1 to 1000, or a fraction such as 30000/1001."
    case .badInterval(let start, let end):
      "There are no frames from \(start) to \(end) seconds. Use times from 0 to 86400, an end that is "
        + "not before the start, and an interval that contains a frame."
    case .unknownAnimation(let name, let screen, let known):
      "The screen '\(screen)' has no animation '\(name)'. "
        + (known.isEmpty ? "The catalog declares none." : "It has \(known.joined(separator: ", ")).")
    case .unknownFlow("", let screen, _): "The screen '\(screen)' has no flows. Declare one in the catalog."
    case .unknownFlow(let name, let screen, let known):
      "The screen '\(screen)' has no flow '\(name)'. "
        + (known.isEmpty ? "The catalog declares none." : "It has \(known.joined(separator: ", ")).")
    case .wrongController(let animation, let expected, let found):
      "The animation '\(animation)' is for a \(expected), but the screen is a \(found). Use the screen's own class in "
        + "the animation's closure."
    case .unknownView(let name, let identifiers, let classes):
      "There is no view '\(name)'. "
        + (identifiers.isEmpty
          ? "No view has an accessibilityIdentifier" : "The accessibility identifiers are \(Self.list(identifiers))")
        + "; the classes are \(Self.list(classes))."
    case .ambiguousView(let name, let paths):
      "'\(name)' matches \(paths.count) views. Use the path of one, or the end of it:\n"
        + paths.prefix(40).map { "  \($0)" }.joined(separator: "\n") + (paths.count > 40 ? "\n  …" : "")
    case .unknownProperty(let name, let known):
      "'\(name)' is not a property of a view. Use the view, a dot and one of \(Self.list(known)), such as "
        + "card.centerX."
    case .stripTooLarge(let frames, let columns, let width, let height, let greatest):
      "A strip of \(frames) frames in \(columns) column\(columns == 1 ? "" : "s") would have \(width) x \(height) "
        + "pixels, more than can be painted. Use at most \(greatest) frames, with a lower frame rate or a shorter "
        + "interval, or another number of columns."
    case .painting(let reason): reason
    }
  }

  private static var pseudo: String { PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", ") }

  /// Returns a comma-separated list of names, which is shortened if there are many.
  private static func list(_ names: [String]) -> String {
    let shown = 40
    return names.prefix(shown).joined(separator: ", ")
      + (names.count > shown ? " and \(names.count - shown) more" : "")
  }

  /// Whether the error was caused by an invalid argument. False if painting failed.
  public var isUsage: Bool {
    if case .painting = self { return false }
    return true
  }
}
