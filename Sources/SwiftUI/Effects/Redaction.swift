// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// The reasons for hiding content.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is a placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private struct PrivacyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The reasons for hiding content. None by default.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether texts and images are drawn as placeholders.
  var isRedacted: Bool {
    redactionReasons.contains(.placeholder) || isPrivacySensitive && redactionReasons.contains(.privacy)
  }

  /// The color of placeholders: the foreground style with the opacity of a fill color.
  var redactionColor: UIColor { foregroundPaint().opacity(0.18).color }
}

extension View {
  /// Draws texts and images as placeholders.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Draws texts and images as they are.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Draws texts and images as placeholders if private content is hidden.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivacySensitive, sensitive) }
}

/// The bars that replace the lines of a text.
final class RedactionLayer: CAShapeLayer {
  /// Draws a bar for each line.
  func show(_ size: CGSize, lineHeight: CGFloat) {
    let count = max(1, (size.height / max(1, lineHeight)).rounded())
    let height = size.height / count
    let path = CGMutablePath()
    for line in 0..<Int(count) {
      let bar = CGRect(x: 0, y: CGFloat(line) * height, width: size.width, height: height).insetBy(
        dx: 0, dy: height * 0.1)
      let radius = min(4, bar.width / 2, bar.height / 2)
      path.addRoundedRect(in: bar, cornerWidth: radius, cornerHeight: radius)
    }
    self.path = path
  }
}
