// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// An attachment of a failed test. XCTest declares this class only on Apple platforms.
///
/// - Note: Differs from UIKit: Swift Testing stores attachments in the folder specified by `--attachments-path`;
///   XCTest on Linux does not support attachments.
public final class XCTAttachment: NSObject, @unchecked Sendable {
  /// The lifetime of attachments.
  public enum Lifetime: Int, Sendable {
    /// The attachment is always retained.
    case keepAlways = 0
    /// The attachment is deleted if the test succeeds.
    case deleteOnSuccess = 1
  }

  /// The name without a file extension. The default is nil.
  public var name: String?
  /// The lifetime. Has no effect because passing tests have no attachments in Tessera.
  public var lifetime = Lifetime.deleteOnSuccess
  /// The type of the data, such as `public.png`.
  public let uniformTypeIdentifier: String
  private let make: @Sendable () -> Data

  /// The data. Images are encoded on demand.
  var data: Data { make() }

  init(uniformTypeIdentifier: String, data: @escaping @Sendable () -> Data) {
    make = data
    self.uniformTypeIdentifier = uniformTypeIdentifier
  }

  /// Creates an attachment from data of a given type.
  public convenience init(data: Data, uniformTypeIdentifier: String) {
    self.init(uniformTypeIdentifier: uniformTypeIdentifier) { data }
  }

  /// Creates an attachment from data of an unknown type.
  public convenience init(data: Data) {
    self.init(data: data, uniformTypeIdentifier: "public.data")
  }

  /// Creates an attachment from a string.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Creates an attachment from an image. Its data is empty if the image has no pixels.
  public convenience init(image: UIImage) {
    self.init(uniformTypeIdentifier: "public.png") { image.pngData() ?? Data() }
  }

  /// The file extension for the data type.
  var pathExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.plain-text": "txt"
    case "public.patch-file": "patch"
    default: "data"
    }
  }
}
