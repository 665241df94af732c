// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The penalty score of a QR code (7.8.3) for runs of one color, blocks of one color, patterns that resemble a
/// finder, and an imbalance of dark and light modules.
enum QRPenalty {
  static func of(_ code: QRCode) -> Int {
    let size = code.size
    var result = 0
    for line in 0..<size {
      result += runs(size: size) { code.isDark(x: $0, y: line) } + runs(size: size) { code.isDark(x: line, y: $0) }
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let color = code.isDark(x: x, y: y)
        if color == code.isDark(x: x + 1, y: y), color == code.isDark(x: x, y: y + 1),
          color == code.isDark(x: x + 1, y: y + 1)
        {
          result += 3
        }
      }
    }
    let dark = code.modules.lazy.filter { $0 }.count
    return result + abs(dark * 20 - size * size * 10) / (size * size) * 10
  }

  /// Returns the penalty for runs: 3 points for five modules of one color, 1 point for each additional module, and 40
  /// points for the pattern 1:1:3:1:1 with four light modules on either side.
  private static func runs(size: Int, isDark: (Int) -> Bool) -> Int {
    var (result, length, history) = (0, 0, 0)
    var last = false
    for index in 0..<size {
      let dark = isDark(index)
      length = index > 0 && dark == last ? length + 1 : 1
      last = dark
      if length == 5 { result += 3 } else if length > 5 { result += 1 }
      history = (history << 1 | (dark ? 1 : 0)) & 0x7FF
      if index >= 10, history == 0b000_0101_1101 || history == 0b101_1101_0000 { result += 40 }
    }
    return result
  }
}
