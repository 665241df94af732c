// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An error that prevents porting. No output is written.
public enum PortError: Error, Equatable, CustomStringConvertible {
  /// The arguments are invalid. The value contains the reason and the usage text.
  case usage(String)
  /// A path can't be read. The values are the path and the reason.
  case unreadable(String, String)
  /// A source is not valid UTF-8. The offset is the position of the first invalid byte.
  case notUTF8(String, offset: Int)
  /// A symbolic link refers to a folder that contains it.
  case cyclicLink(String)
  /// Two sources have the same name.
  case sameName(String, String)
  /// The module has the name of a module of Tessera or of the toolchain.
  case reservedModule(String)
  /// The folder contains no Swift files.
  case noSources(String)
  /// The output folder is inside the sources, so its files would be read as sources.
  case outputInsideSources(String)
  /// A ported copy can't be written. The values are the path and the reason.
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

  /// The process's exit code: 2 for invalid arguments, otherwise 1.
  public var exitCode: Int32 {
    if case .usage = self { 2 } else { 1 }
  }
}
