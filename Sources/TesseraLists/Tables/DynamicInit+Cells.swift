// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraDynamicInit
import Foundation

extension DynamicInit {
  private static let cellStyle = initializer(at: 0, of: UITableViewCell.self)
  private static let headerIdentifier = initializer(at: 0, of: UITableViewHeaderFooterView.self)

  static func cell(
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell {
    let (table, function) = entry(word: cellStyle, type: type)
    let words = transferredWords(of: reuseIdentifier)
    let made = tessera_init_byte_string(
      function, unsafeBitCast(style, to: UInt8.self), words.0, words.1, table)
    return cast(made, to: type)
  }

  static func headerFooter(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    let (table, function) = entry(word: headerIdentifier, type: type)
    let words = transferredWords(of: reuseIdentifier)
    return cast(tessera_init_string(function, words.0, words.1, table), to: type)
  }
}
