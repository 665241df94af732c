// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
package import TesseraViews

/// Finds the source lines of declared views. The command line provides the lookup, because it requires debug information and
/// sources. Goldens contain no lines, because every edit would change them.
@MainActor
package enum DeclarationPlaces {
  /// The function that returns the line of a declaration, or nil if it is unknown. Nil outside of commands.
  package static var find: ((DeclaredSource) -> ScreenInspector.Origin?)?

  static func origin(of source: DeclaredSource?) -> ScreenInspector.Origin? { source.flatMap { find?($0) } }
}

extension LayoutExplanation {
  /// A step of a SwiftUI layout: a view or modifier that received a proposal and took a size.
  public struct Step: Hashable, Sendable, Codable {
    /// The name in code, such as `VStack`, `Text "Total"` or `.padding(16)`.
    public var name: String
    /// The proposed width and height in points. Nil is the ideal length. An unlimited length is the greatest finite number.
    public var proposedWidth: Double?
    /// The proposed height.
    public var proposedHeight: Double?
    /// The width and the height that it took, in points.
    public var size: [Double]
    /// A sentence without its subject, which is the name: `was proposed 358 × 731 and took 41 × 20.33: it has one line.`
    public var sentence: String
    /// The file and line of the code, such as `CheckoutSummary.swift:14`, or nil if it is unknown.
    public var place: String?
    /// The path and line of the code, or nil if it is unknown.
    var origin: ScreenInspector.Origin?

    enum CodingKeys: String, CodingKey { case name, proposedWidth, proposedHeight, size, sentence, place }

    @MainActor
    init(_ step: DeclaredStep) {
      func number(_ value: CGFloat) -> Double {
        let value = value.isFinite ? Double(value) : .greatestFiniteMagnitude
        return abs(value) < 1e9 ? (value * 1000).rounded() / 1000 : value
      }
      name = step.name
      (proposedWidth, proposedHeight) = (step.proposal.width.map(number), step.proposal.height.map(number))
      size = [number(step.size.width), number(step.size.height)]
      sentence = step.sentence
      origin = DeclarationPlaces.origin(of: step.source)
      place = origin?.name
    }
  }

  /// Returns the steps of a declared view's layout, from the host's proposal to the view.
  @MainActor
  static func steps(of view: DeclaredView?) -> [Step] { (view?.layoutSteps() ?? []).map(Step.init) }

  /// The steps as sentences, each with its line: `VStack was proposed 390 × 763 and took 41 × 20.33. (Summary.swift:14)`.
  var stepLines: [String] {
    steps.map { step in
      "\(step.name) \(step.sentence)" + (step.place.map { " (\($0))" } ?? "")
    }
  }
}
