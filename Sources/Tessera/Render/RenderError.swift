// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Why a screen cannot be rendered. The description names the culprit and the remedy.
public enum RenderError: Error, Equatable, Sendable, CustomStringConvertible {
  case badSize(width: Double, height: Double, scale: Double)
  case badScale(Double)
  case badScreenName(String)
  case unknownDevice(String)
  case unknownScreen(String, known: [String])
  case duplicateScreen(String)
  case badFrameRate(String)
  case badInterval(Double, Double)
  case unknownAnimation(String, screen: String, known: [String])
  case wrongController(animation: String, expected: String, found: String)
  case painting(String)

  public var description: String {
    switch self {
    case .badSize(let width, let height, let scale):
      "A picture of \(width) x \(height) points at scale \(scale) cannot be painted. Each side must come to 1 to 32768 "
        + "pixels, and both together to at most 268 million."
    case .badScale(let scale):
      "Scale \(scale) cannot be painted. Use a number above 0 and up to 64, such as 2 or 3."
    case .badScreenName(let name):
      "'\(name)' cannot be a name, because it becomes part of a file name. Use letters, digits, '-' and '_'."
    case .unknownDevice(let name):
      "There is no device '\(name)'. Use one of \(Device.all.map(\.name).joined(separator: ", ")), or a size such as "
        + "390x844."
    case .unknownScreen(let name, let known):
      "There is no screen '\(name)'. "
        + (known.isEmpty ? "The catalogue is empty." : "The screens are \(known.joined(separator: ", ")).")
    case .duplicateScreen(let name):
      "Two screens are named '\(name)'. Give each its own name, because it becomes a file name."
    case .badFrameRate(let rate):
      "\(rate) frames a second cannot be rendered. Use a whole number from 1 to 1000."
    case .badInterval(let start, let end):
      "There are no frames from \(start) to \(end) seconds. Use two times from 0 to 86400, the second not before the first."
    case .unknownAnimation(let name, let screen, let known):
      "The screen '\(screen)' has no animation '\(name)'. "
        + (known.isEmpty ? "It names none in the catalogue." : "It has \(known.joined(separator: ", ")).")
    case .wrongController(let animation, let expected, let found):
      "The animation '\(animation)' is one of a \(expected), but the screen is a \(found). Name the screen's own class in "
        + "the animation's closure."
    case .painting(let reason): reason
    }
  }

  /// Whether the caller asked for something impossible, as against a failure on the way.
  public var isUsage: Bool {
    if case .painting = self { return false }
    return true
  }
}
