// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// An attachment of a failed test. XCTest has this class only on Apple's platforms.
///
/// - Note: Differs from UIKit: Swift Testing stores attachments in the folder of `--attachments-path`; XCTest on Linux does not
///   support them.
public final class XCTAttachment: NSObject, @unchecked Sendable {
  /// The lifetime of attachments.
  public enum Lifetime: Int, Sendable {
    /// The attachment is always kept.
    case keepAlways = 0
    /// The attachment is deleted if the test succeeds.
    case deleteOnSuccess = 1
  }

  /// The name, without an extension. Nil until it is set.
  public var name: String?
  /// The lifetime. It has no effect, because passing tests have no attachments in Tessera.
  public var lifetime = Lifetime.deleteOnSuccess
  /// The kind of data, such as `public.png`.
  public let uniformTypeIdentifier: String
  private let make: @Sendable () -> Data

  /// The bytes. Pictures are encoded on demand.
  var data: Data { make() }

  init(uniformTypeIdentifier: String, data: @escaping @Sendable () -> Data) {
    make = data
    self.uniformTypeIdentifier = uniformTypeIdentifier
  }

  /// Creates an attachment from data of a type.
  public convenience init(data: Data, uniformTypeIdentifier: String) {
    self.init(uniformTypeIdentifier: uniformTypeIdentifier) { data }
  }

  /// Creates an attachment from data of unknown type.
  public convenience init(data: Data) {
    self.init(data: data, uniformTypeIdentifier: "public.data")
  }

  /// Creates an attachment from a string.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Creates an attachment from a picture. Its data is empty if the image has no pixels.
  public convenience init(image: UIImage) {
    self.init(uniformTypeIdentifier: "public.png") { image.pngData() ?? Data() }
  }

  /// The file extension for the type of data.
  var pathExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.plain-text": "txt"
    case "public.patch-file": "patch"
    default: "data"
    }
  }
}
