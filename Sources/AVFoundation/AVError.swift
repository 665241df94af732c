// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An AVFoundation error.
public struct AVError: Error, Hashable, Sendable {
  /// An error code.
  public enum Code: Int, Sendable {
    /// Unknown.
    case unknown = -11800
    /// An export failed.
    case exportFailed = -11820
    /// The file's format is not recognized.
    case fileFormatNotRecognized = -11828
    /// The asset doesn't support the operation.
    case operationNotSupportedForAsset = -11838
  }

  /// The error code.
  public let code: Code

  /// Creates an error from a code.
  public init(_ code: Code) { self.code = code }
}
