// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Something that code asks for by name and does not get: an image, a colour, a text, a nib.
package struct MissingResource: Hashable, Sendable {
  /// What it would have been.
  package enum Kind: String, Hashable, Sendable {
    case image, symbol, color, data, font, string, nib, storyboard
    /// A connection that nobody can make, and what a nib or storyboard has that is not read.
    case outlet, action, element
    /// Letters of a script, or one character, that no font has.
    case script, character

    /// How it is called in a sentence.
    var noun: String {
      switch self {
      case .image, .symbol, .font, .string, .nib, .storyboard, .outlet, .action, .element, .character: rawValue
      case .script: "characters of the script"
      case .color: "colour"
      case .data: "data asset"
      }
    }
  }

  package var kind: Kind
  /// The name as code has it.
  package var name: String
  /// Where it was looked for, such as the bundle's name; empty where there is one place only.
  package var place: String
  /// Why what is there cannot be used; nil where nothing is there.
  package var reason: String?
  /// Names that are there and look alike, the likeliest first.
  package var nearby: [String]

  /// - Parameter names: All that are there; those near the name are kept.
  package init(
    _ kind: Kind, _ name: String, in place: String = "", reason: String? = nil, among names: some Sequence<String> = []
  ) {
    (self.kind, self.name, self.place, self.reason) = (kind, name, place, reason)
    nearby = NameDistance.nearest(to: name, in: names)
  }

  /// `There is no image "hero" in Journal_Journal.resources. Did you mean "heroes"?`
  package var sentence: String {
    let place = place.isEmpty ? "" : " in \(place)"
    guard let reason else {
      let hint = nearby.isEmpty ? "" : " Did you mean \(nearby.map { "\"\($0)\"" }.joined(separator: " or "))?"
      return "There is no \(kind.noun) \"\(name)\"\(place).\(hint)"
    }
    return "The \(kind.noun) \"\(name)\"\(place) cannot be used: \(reason)."
  }
}
