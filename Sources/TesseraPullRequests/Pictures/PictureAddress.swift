// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The web addresses of files on a branch.
///
/// GitHub serves files of a branch at two kinds of addresses:
///
///     https://github.com/OWNER/REPOSITORY/blob/BRANCH/PATH?raw=true
///     https://raw.githubusercontent.com/OWNER/REPOSITORY/BRANCH/PATH
///
/// Comments in private repositories need the first kind. The browser requests it from GitHub's server itself, with the
/// reader's session, and is redirected to an address with a temporary token. The second kind would be requested by
/// GitHub's image proxy, which has no access to private repositories. The first kind also works in public repositories
/// and on GitHub Enterprise Server, whose host name varies, so it is the default.
package struct PictureAddress: Hashable, Sendable {
  /// A kind of address.
  package enum Form: String, Hashable, Sendable, CaseIterable {
    /// `SERVER/OWNER/REPOSITORY/blob/BRANCH/PATH?raw=true`
    case blob
    /// `https://raw.githubusercontent.com/…`, or `SERVER/OWNER/REPOSITORY/raw/BRANCH/PATH` for other servers. Only for
    /// public repositories.
    case raw
  }

  let server: String
  let repository: String
  let branch: String
  let form: Form

  /// Creates addresses for a repository's branch.
  ///
  /// - Parameters:
  ///   - server: The server's address, as in `GITHUB_SERVER_URL`.
  ///   - repository: The repository as `OWNER/NAME`.
  package init(server: String, repository: String, branch: String, form: Form = .blob) {
    self.server = server.hasSuffix("/") ? String(server.dropLast()) : server
    self.repository = repository
    self.branch = branch
    self.form = form
  }

  /// Returns the address of a file.
  package func url(of path: String) -> String {
    let file = Self.encoded(path)
    let branch = Self.encoded(branch)
    switch form {
    case .blob: return "\(server)/\(repository)/blob/\(branch)/\(file)?raw=true"
    case .raw where server == "https://github.com":
      return "https://raw.githubusercontent.com/\(repository)/\(branch)/\(file)"
    case .raw: return "\(server)/\(repository)/raw/\(branch)/\(file)"
    }
  }

  private static func encoded(_ path: String) -> String {
    let allowed = Set("-._~/".utf8)
    return path.utf8.map { byte in
      let isAllowed =
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || allowed.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isAllowed ? String(UnicodeScalar(byte)) : "%\(digits.count == 1 ? "0" : "")\(digits)"
    }.joined()
  }
}
