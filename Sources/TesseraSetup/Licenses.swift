// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraLicenses

/// The output of `tessera --licenses`.
package enum Licenses {
  /// The names and licenses of the libraries that a program using Tessera links or loads. The libraries include their
  /// license texts.
  static let libraries: [(name: String, license: String)] = [
    ("Swift's standard library, Foundation and Dispatch", "Apache 2.0 with Runtime Library Exception"),
    ("FreeType", "FreeType License (FTL)"), ("HarfBuzz", "Old MIT"), ("libpng", "PNG Reference Library License 2"),
    ("zlib", "zlib"), ("libdeflate", "MIT"), ("libjpeg-turbo", "IJG, BSD-3-Clause, zlib"), ("libwebp", "BSD-3-Clause"),
    ("Little CMS", "MIT"), ("xxHash", "BSD-2-Clause"), ("libheif, loaded where it is found", "LGPL-3.0-or-later"),
    ("libtiff, loaded where it is found", "libtiff"),
    ("swift-argument-parser, in command lines", "Apache 2.0 with Runtime Library Exception"),
    (
      "swift-crypto, in the module CryptoKit of the Swift SDK",
      "Apache 2.0; it contains BoringSSL (Apache 2.0, ISC, OpenSSL)"
    ),
    ("swift-syntax, in the porting tool", "Apache 2.0 with Runtime Library Exception"),
    ("OpenCombine, in Combine and Mortar3", "MIT"),
  ]

  /// The list of libraries, followed by the licenses of all bundled files.
  package static var text: String {
    var parts = ["Linked and loaded libraries, which are not part of Tessera:\n"]
    parts += libraries.map { "  \($0.name): \($0.license)\n" }
    for index in 0..<tessera_license_count() {
      let license = tessera_license_at(index)
      let title = "\(String(cString: license.subject)) (\(String(cString: license.path)))"
      let bytes = UnsafeBufferPointer(start: license.text, count: license.length)
      parts.append("\n\(String(repeating: "=", count: 80))\n\(title)\n\n\(String(decoding: bytes, as: UTF8.self))")
    }
    return parts.joined()
  }
}
