// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Why nothing was ported. No output is written then.
public enum PortError: Error, Equatable, CustomStringConvertible {
  case usage(String)
  case unreadable(String, String)
  case notUTF8(String, offset: Int)
  case cyclicLink(String)
  case sameName(String, String)
  case reservedModule(String)
  case noSources(String)
  case outputInsideSources(String)
  case unwritable(String, String)

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
