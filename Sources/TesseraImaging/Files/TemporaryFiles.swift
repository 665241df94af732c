// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A process that is killed during a write leaves its temporary file. The file name identifies the process:
//
//     .tessera-<place>-<process>-<number>.tmp
//
// The place identifies the running system and its process id namespace, because two machines or containers that share
// a disk may have processes with the same id.

import Glibc

/// The temporary files that Tessera creates next to the files it writes. To ignore them in Git, add `.tessera-*.tmp`
/// to `.gitignore`.
package enum TemporaryFiles {
  /// The age in seconds after which a file is considered abandoned, even if its process may still run.
  package static let maximumAge = 3600

  /// Returns a name that is unique across processes and calls.
  package static func name() -> String {
    ".tessera-\(place)-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
  }

  /// Returns the abandoned temporary files in folders, sorted by folder. A temporary file is abandoned if its process
  /// has exited or if it was last written over an hour ago.
  ///
  /// Only processes on this machine can be checked. Unreadable folders are skipped.
  ///
  /// - Parameter now: The current time, in seconds since 1970.
  package static func abandoned(in folders: [String], now: Int = time(nil)) -> [String] {
    folders.flatMap { folder in
      names(in: folder).sorted().filter { name in
        guard let owner = Owner(name) else { return false }
        return isAbandoned("\(folder)/\(name)", owner, now: now)
      }
      .map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
    }
  }

  /// The process that created a temporary file.
  private struct Owner {
    let place: Substring
    let process: pid_t

    init?(_ name: String) {
      guard name.hasPrefix(".tessera-"), name.hasSuffix(".tmp") else { return nil }
      let parts = name.dropFirst(".tessera-".count).dropLast(".tmp".count)
        .split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0].utf8.allSatisfy(Self.isHexadecimal), let process = pid_t(parts[1]), process > 0,
        UInt32(parts[2]) != nil
      else { return nil }
      (place, self.process) = (parts[0], process)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool { (48...57).contains(byte) || (97...102).contains(byte) }

    var isGone: Bool { place == TemporaryFiles.place && kill(process, 0) != 0 && errno == ESRCH }
  }

  private static func isAbandoned(_ path: String, _ owner: Owner, now: Int) -> Bool {
    var information = stat()
    guard lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return false }
    let written = information.st_mtim.tv_sec
    return owner.isGone || now - Int(written) > maximumAge
  }

  private static func names(in path: String) -> [String] {
    guard !path.utf8.contains(0), let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names
  }

  /// An identifier of the running system and its process id namespace, in hexadecimal digits.
  static let place: String = {
    var hash: UInt32 = 2_166_136_261
    func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 } }
    if let boot = try? AtomicFile.read("/proc/sys/kernel/random/boot_id", maximumBytes: 1 << 16) {
      add(boot)
    } else {
      var name = [CChar](repeating: 0, count: 256)
      if gethostname(&name, name.count - 1) == 0 { add(name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }) }
    }
    var information = stat()
    if stat("/proc/self/ns/pid", &information) == 0 { add("\(information.st_ino)".utf8) }
    return String(hash, radix: 16)
  }()
}
