// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

import Glibc

#if os(Linux)
  /// Information about running processes, from `/proc`.
  enum Processes {
    /// Returns a process's open files, keyed by descriptor. Pipes are named `pipe:[number]`.
    static func files(of process: Int32) -> [Int32: String] {
      let folder = "/proc/\(process)/fd"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.reduce(into: [:]) { files, name in
        if let descriptor = Int32(name) { files[descriptor] = target(of: "\(folder)/\(name)") }
      }
    }

    /// Returns the child processes of this process that run a program with the given name.
    static func children(running program: String) -> [Int32] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap(Int32.init).filter { process in
        parent(of: process) == getpid() && target(of: "/proc/\(process)/exe")?.hasSuffix("/\(program)") == true
      }
    }

    /// Returns the fourth field of `/proc/PID/stat`, the parent's process id. The second field is in parentheses and
    /// may contain spaces.
    private static func parent(of process: Int32) -> Int32? {
      let path = "/proc/\(process)/stat"
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var bytes = [UInt8](repeating: 0, count: 1024)
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return nil }
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      guard let end = text.lastIndex(of: ")") else { return nil }
      let fields = text[text.index(after: end)...].split(separator: " ")
      return fields.count > 1 ? Int32(fields[1]) : nil
    }

    private static func target(of link: String) -> String? {
      var bytes = [CChar](repeating: 0, count: 4096)
      let count = readlink(link, &bytes, bytes.count)
      return count > 0 ? String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }
  }
#endif
