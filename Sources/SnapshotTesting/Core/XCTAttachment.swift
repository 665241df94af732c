// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// What is kept with a failed test. XCTest has this class on Apple's platforms only.
///
/// - Note: Differs from UIKit: Swift Testing stores attachments in the folder of `--attachments-path`; XCTest on Linux has no
///   place for them.
public final class XCTAttachment: NSObject, @unchecked Sendable {
  /// How long attachments are kept.
  public enum Lifetime: Int, Sendable {
    /// Always.
    case keepAlways = 0
    /// Until the test succeeds.
    case deleteOnSuccess = 1
  }

  /// The name, without an extension. Nil until it is set.
  public var name: String?
  /// Kept; attachments of passing tests are not made here.
  public var lifetime = Lifetime.deleteOnSuccess
  /// The kind of data, such as `public.png`.
  public let uniformTypeIdentifier: String
  private let make: @Sendable () -> Data

  /// The bytes. Pictures are encoded when they are asked for.
  var data: Data { make() }

  init(uniformTypeIdentifier: String, data: @escaping @Sendable () -> Data) {
    make = data
    self.uniformTypeIdentifier = uniformTypeIdentifier
  }

  /// Data of a kind.
  public convenience init(data: Data, uniformTypeIdentifier: String) {
    self.init(uniformTypeIdentifier: uniformTypeIdentifier) { data }
  }

  /// Data of no known kind.
  public convenience init(data: Data) {
    self.init(data: data, uniformTypeIdentifier: "public.data")
  }

  /// A text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// A picture. Its data is empty when the image has no pixels.
  public convenience init(image: UIImage) {
    self.init(uniformTypeIdentifier: "public.png") { image.pngData() ?? Data() }
  }

  /// The file name's extension for the kind of data.
  var pathExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.plain-text": "txt"
    case "public.patch-file": "patch"
    default: "data"
    }
  }
}
