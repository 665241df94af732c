// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// The reasons for redacting content.
public struct RedactionReasons: OptionSet, Sendable {
  /// The raw value, with one bit per reason.
  public let rawValue: Int
  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is a placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is outdated.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private struct PrivacyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The reasons for redacting content. Empty by default.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether text and images are drawn as placeholders.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder) || isPrivacySensitive && redactionReasons.contains(.privacy)
  }

  /// The placeholder color: the foreground style with the opacity of a standard fill color.
  var redactionColor: UIColor { foregroundPaint().opacity(0.18).color }
}

extension View {
  /// Redacts the text and images within this view by drawing placeholders.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Removes the redaction of text and images within this view.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Marks the view's content as private. It is redacted if the redaction reasons include privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivacySensitive, sensitive) }
}

/// A layer that draws a bar in place of each line of redacted text.
final class RedactionLayer: CAShapeLayer {
  /// Draws one bar for each line of text. A bar has the width of its line and 80 percent of its height.
  func show(_ lines: [CGRect]) {
    let path = CGMutablePath()
    for line in lines {
      let bar = line.insetBy(dx: 0, dy: line.height * 0.1)
      let radius = min(4, bar.width / 2, bar.height / 2)
      path.addRoundedRect(in: bar, cornerWidth: radius, cornerHeight: radius)
    }
    self.path = path
  }
}
