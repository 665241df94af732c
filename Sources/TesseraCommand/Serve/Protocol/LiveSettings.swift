// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraGraphics

/// The settings for a page's screen. If a setting is nil, the screen's own setting or the default is used.
struct LiveSettings: Codable, Sendable, Equatable {
  var device: String?
  var scale: Double?
  var isLandscape: Bool?
  var appearance: String?
  var textSize: String?
  var isRightToLeft: Bool?
  var language: String?
  var hasHighContrast: Bool?
  var reducesMotion: Bool?
  var frame: String?
  var look: String?

  /// Returns the rendering options for a screen.
  ///
  /// - Throws: `RenderError`, or `CommandFailure` if a value is unknown.
  func options(for screen: Screen) throws -> RenderOptions {
    var target = try device.map { try Device.named($0) } ?? screen.device
    if isLandscape == true, !target.isLandscape { target = target.landscape }
    if let scale { target = try target.scaled(to: scale) }
    if let look { target.look = try Look.named(look) }
    let pseudo = language.flatMap { PseudoLanguage(rawValue: $0) }
    let textSize = try textSize.map { name in
      try Self.knownValue(
        VariantOptions.TextSize(rawValue: name), word: name, choices: VariantOptions.TextSize.allCases.map(\.rawValue))
    }
    var options = RenderOptions(
      device: target,
      appearance: try appearance.map {
        try Self.knownValue(Appearance(rawValue: $0), word: $0, choices: ["light", "dark"])
      } ?? .light,
      contentSizeCategory: textSize?.category ?? .large, isRightToLeft: isRightToLeft ?? false,
      // The system's strings are available in more languages than the app's strings.
      localization: pseudo == nil ? language.map { (try? Localizations.named($0)) ?? $0 } : nil, language: pseudo,
      hasHighContrast: hasHighContrast ?? false,
      deviceFrame: try frame.map {
        try Self.knownValue(DeviceFrame(rawValue: $0), word: $0, choices: ["none", "status-bar", "bezel"])
      })
    options.reducesMotion = reducesMotion ?? false
    return options
  }

  private static func knownValue<Value>(_ value: Value?, word: String, choices words: [String]) throws -> Value {
    if let value { return value }
    throw CommandFailure(description: "'\(word)' is unknown. Use \(words.joined(separator: ", ")).", isUsage: true)
  }
}
