// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Glibc

/// An error while reading, writing or creating a file or folder. `description` names the path, the reason and the remedy:
///
///     Cannot write out/a.png: permission denied. Choose a folder you may write to, or change its permissions.
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A file operation.
  public enum Operation: String, Sendable { case read, write, createFolder = "create folder" }

  /// The reason for a failure.
  public enum Reason: Equatable, Sendable {
    case notFound
    case permissionDenied
    case isFolder
    /// A path component that should be a folder is a file.
    case notAFolder
    case noSpace
    case readOnly
    case nameTooLong
    /// The path is empty or contains a NUL character.
    case invalidPath
    /// The file is larger than the caller allows.
    case tooLarge(maximumBytes: Int)
    /// Another system error, with its error number.
    case system(Int32)
  }

  /// The failed operation.
  public let operation: Operation
  /// The path as given by the caller.
  public let path: String
  /// The reason for the failure.
  public let reason: Reason

  init(_ operation: Operation, path: String, reason: Reason) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  init(_ operation: Operation, _ path: String, errno code: Int32) {
    self.init(operation, path: path, reason: Self.reason(of: code))
  }

  private static func reason(of code: Int32) -> Reason {
    switch code {
    case ENOENT: .notFound
    case EACCES, EPERM: .permissionDenied
    case EISDIR: .isFolder
    case ENOTDIR, EEXIST: .notAFolder
    case ENOSPC, EDQUOT, EFBIG: .noSpace
    case EROFS: .readOnly
    case ENAMETOOLONG: .nameTooLong
    default: .system(code)
    }
  }

  /// The failure, its reason and the remedy, in one line.
  public var description: String {
    "Cannot \(operation.rawValue) \(path.isEmpty ? "\"\"" : path): \(explanation)"
  }

  private var explanation: String {
    switch reason {
    case .notFound where operation == .read: "there is no such file. Check the path."
    case .notFound: "its folder does not exist. Create the folder first."
    case .permissionDenied where operation == .read: "permission denied. Change the file's permissions."
    case .permissionDenied: "permission denied. Choose a folder you may write to, or change its permissions."
    case .isFolder: "it is a folder. Name a file."
    case .notAFolder: "a part of the path is a file, not a folder. Choose another path, or move that file away."
    case .noSpace: "the disk is full. Free some space, or choose a folder on another disk."
    case .readOnly: "the disk is read-only. Choose a folder on another disk."
    case .nameTooLong: "the name is too long. Choose a shorter one."
    case .invalidPath: "the path is invalid. It must not be empty or contain a NUL."
    case .tooLarge(let maximumBytes): "it is larger than \(maximumBytes) bytes. Check that it is the file you mean."
    case .system(let code): "\(String(cString: strerror(code))) (error \(code)). Resolve that and try again."
    }
  }
}
