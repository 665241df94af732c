// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A report that a requested resource, such as an image, a color, a string or a nib, was not found.
package struct MissingResource: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case image, symbol, color, data, font, string, nib, storyboard
    /// An outlet or action that can't be connected, or an unsupported element of a nib or storyboard.
    case outlet, action, element
    /// A script or character that no font supports.
    case script, character
    /// A SwiftUI view or modifier that cannot be shown as written.
    case swiftUI = "SwiftUI"

    /// The noun that messages use for this type of resource.
    var noun: String {
      switch self {
      case .image, .symbol, .font, .string, .nib, .storyboard, .outlet, .action, .element, .character, .swiftUI:
        rawValue
      case .script: "characters of the script"
      case .color: "color"
      case .data: "data asset"
      }
    }
  }

  package var kind: Kind
  /// The name that the code requested.
  package var name: String
  /// The searched location, such as the bundle's name. Empty if there is only one location.
  package var place: String
  /// The reason why an existing resource can't be used; nil if the resource does not exist.
  package var reason: String?
  /// Similar existing names, the most similar name first.
  package var nearby: [String]

  /// Creates a report.
  ///
  /// - Parameter names: All existing names. Only similar names are stored.
  package init(
    _ kind: Kind, _ name: String, in place: String = "", reason: String? = nil, among names: some Sequence<String> = []
  ) {
    (self.kind, self.name, self.place, self.reason) = (kind, name, place, reason)
    nearby = NameDistance.nearest(to: name, in: names)
  }

  /// Creates the report of a SwiftUI view or modifier that cannot be shown as written, with a sentence that says why.
  package init(swiftUI name: String, sentence: String) {
    self.init(.swiftUI, name, reason: sentence)
  }

  /// `There is no image "hero" in Journal_Journal.resources. Did you mean "heroes"?`
  package var sentence: String {
    if kind == .swiftUI, let reason { return reason }
    let place = place.isEmpty ? "" : " in \(place)"
    guard let reason else {
      let hint = nearby.isEmpty ? "" : " Did you mean \(nearby.map { "\"\($0)\"" }.joined(separator: " or "))?"
      return "There is no \(kind.noun) \"\(name)\"\(place).\(hint)"
    }
    return "The \(kind.noun) \"\(name)\"\(place) cannot be used: \(reason)."
  }
}
