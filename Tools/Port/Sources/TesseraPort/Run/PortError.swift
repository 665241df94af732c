// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The reason that nothing was ported. In that case, no output is written.
public enum PortError: Error, Equatable, CustomStringConvertible {
  /// The arguments are invalid; the value is the reason and the usage.
  case usage(String)
  /// A path cannot be read, for the given reason.
  case unreadable(String, String)
  /// A source is not UTF-8; the offset is that of the first invalid byte.
  case notUTF8(String, offset: Int)
  /// A link refers to a folder that contains it.
  case cyclicLink(String)
  /// Two sources have the same name.
  case sameName(String, String)
  /// The module has the name of one of Tessera's or of the toolchain's.
  case reservedModule(String)
  /// The folder contains no Swift files.
  case noSources(String)
  /// The output folder would be read as a source.
  case outputInsideSources(String)
  /// A copy cannot be written, for the given reason.
  case unwritable(String, String)

  /// The problem, its location, and the remedy.
  public var description: String {
    switch self {
    case .usage(let message): message
    case .unreadable(let path, let reason): "\(path): error: can't read the source: \(reason)"
    case .notUTF8(let path, let offset):
      "\(path): error: the source is not UTF-8 from byte \(offset) on; save it as UTF-8, which Swift expects"
    case .cyclicLink(let path): "\(path): error: the link leads to a parent folder; remove it, or link to files"
    case .sameName(let one, let other):
      "\(one): error: \(other) has the same name, which Swift allows only once in a module; rename one of them"
    case .reservedModule(let name):
      "error: a target cannot be named '\(name)' where Tessera is imported, because Tessera has a module with that name; rename it"
    case .noSources(let path): "\(path): error: there are no Swift sources here"
    case .outputInsideSources(let path):
      "\(path): error: the output would be among the sources and be ported again; choose a folder outside"
    case .unwritable(let path, let reason): "\(path): error: the ported copy cannot be written: \(reason)"
    }
  }

  /// 2 for invalid arguments, otherwise 1.
  public var exitCode: Int32 {
    if case .usage = self { 2 } else { 1 }
  }
}
