// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraAssertions

/// A strategy that converts a value to an image (`Format` is `UIImage`) or to text (`Format` is `String`). The result
/// is compared with a golden.
///
///     assertSnapshot(of: badge, as: .image)
///     assertSnapshot(of: settings, as: .image(on: .iPhone16, traits: .init(userInterfaceStyle: .dark)))
///     assertSnapshot(of: settings, as: .layout)
///
/// - Note: Differs from swift-snapshot-testing: a strategy only creates the image or text. There is no `Diffing`: all
///   strategies share one comparison of images and one of text.
public struct Snapshotting<Value, Format>: Sendable {
  let capture: @MainActor (Value) throws -> Capture
  /// The language in which values are evaluated and captured, or nil for the current language.
  private(set) var language: String?

  init(capture: @escaping @MainActor (Value) throws -> Capture) {
    self.capture = capture
  }

  /// Evaluates and captures a value in the strategy's language.
  @MainActor
  func makeCapture(of value: () throws -> Value) throws -> Capture {
    guard let language else { return try capture(value()) }
    return try withLanguage(language) { try capture(value()) }
  }

  func inLanguage(_ language: String?) -> Snapshotting {
    var result = self
    result.language = language
    return result
  }

  /// Returns a strategy for another type of value. The closure converts a new value to a value of this strategy.
  ///
  ///     extension Snapshotting where Value == Profile, Format == UIImage {
  ///       @MainActor static var card: Self { Snapshotting<UIView, UIImage>.image.pullback { ProfileCard($0) } }
  ///     }
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    let capture = capture
    return Snapshotting<NewValue, Format> { try capture(transform($0)) }.inLanguage(language)
  }
}

extension Snapshotting where Format == String {
  /// Creates a strategy for a custom text, stored as `.txt` by default.
  ///
  /// - Parameters:
  ///   - pathExtension: The file extension. Characters other than letters and digits are removed.
  ///   - text: A closure that returns the text for a value.
  public init(pathExtension: String = "txt", text: @escaping @MainActor (Value) throws -> String) {
    capture = { Capture.text(try text($0), pathExtension: pathExtension) }
  }
}

/// The result of a strategy: an image or text.
enum Capture {
  case picture(CapturedPicture, PictureRules)
  case text(String, pathExtension: String)

  var pathExtension: String {
    switch self {
    case .picture: "png"
    case .text(_, let pathExtension): SnapshotName.fileExtension(pathExtension)
    }
  }
}

/// The comparison rules for images.
struct PictureRules {
  var tolerance: SnapshotTolerance = .exact
  var masks: [SnapshotMask] = []
}
