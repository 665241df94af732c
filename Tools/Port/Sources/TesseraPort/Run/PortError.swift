// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Why nothing was ported. No output is written then.
public enum PortError: Error, Equatable, CustomStringConvertible {
  /// The command was not understood; why, and how it is used.
  case usage(String)
  /// A path that cannot be read, and why.
  case unreadable(String, String)
  /// A source in another encoding, and the first byte that tells.
  case notUTF8(String, offset: Int)
  /// A link to a folder that it lies in.
  case cyclicLink(String)
  /// Two sources of one name.
  case sameName(String, String)
  /// A module named as one of Tessera's or of the toolchain.
  case reservedModule(String)
  /// A folder without Swift files.
  case noSources(String)
  /// An output folder that would be read as a source.
  case outputInsideSources(String)
  /// A copy that cannot be written, and why.
  case unwritable(String, String)

  /// What is wrong where, and what to do about it.
  public var description: String {
    switch self {
    case .usage(let message): message
    case .unreadable(let path, let reason): "\(path): error: the source cannot be read: \(reason)"
    case .notUTF8(let path, let offset):
      "\(path): error: the source is not UTF-8 from byte \(offset) on; save it as UTF-8, which Swift expects"
    case .cyclicLink(let path): "\(path): error: the link leads back to a folder around it; remove it, or link to files"
    case .sameName(let one, let other):
      "\(one): error: \(other) has the same name, which Swift allows only once in a module; rename one of them"
    case .reservedModule(let name):
      "error: a target cannot be named '\(name)' where Tessera is imported, because Tessera has a module of that name; rename it"
    case .noSources(let path): "\(path): error: there are no Swift sources here"
    case .outputInsideSources(let path):
      "\(path): error: the output would lie among the sources and be ported again; choose a folder outside"
    case .unwritable(let path, let reason): "\(path): error: the ported copy cannot be written: \(reason)"
    }
  }

  /// 2 for a command that was not understood, else 1.
  public var exitCode: Int32 {
    if case .usage = self { 2 } else { 1 }
  }
}
