// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A subtraction without visible rounding errors. A frame is stored as a size and a center, and `(84.4 + 50) - 50` is not 84.4.
enum SimplePlace {
  /// Returns the simplest number whose sum with `length` is `end`: a multiple of 1/3000, which includes half and third pixels
  /// and decimals of up to three places, or the difference.
  static func start(_ end: CGFloat, _ length: CGFloat) -> CGFloat {
    let difference = end - length
    if difference == difference.rounded() { return difference }
    let plain = (difference * 3000).rounded() / 3000
    return plain + length == end ? plain : difference
  }
}
