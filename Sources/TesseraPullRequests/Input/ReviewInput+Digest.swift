// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension ReviewInput {
  /// Returns a hash of everything that an approval would commit: the names, goldens, new pictures and new texts of
  /// changed and new snapshots, 40 hexadecimal digits.
  ///
  /// The review contains the digest. A run that is started again can replace its report, and the digest prevents the
  /// approval of pictures that were not in the review.
  package func digest() -> String {
    var lines: [UInt8] = []
    for entry in entries where entry.state == .failed || entry.state == .missing {
      let path = entry.newText ?? entry.after
      let content = path.flatMap { try? SafePath.read($0, in: folder, maximumBytes: limits.pictureBytes) }
      // Neither names nor goldens contain null bytes.
      lines += "\(entry.name)\0\(entry.golden)\0\(content.map(ContentHash.hexadecimal) ?? "")\0".utf8
    }
    return ContentHash.hexadecimal(of: lines)
  }
}
