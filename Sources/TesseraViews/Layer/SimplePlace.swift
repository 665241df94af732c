// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Undoing a sum. A frame is kept as a size and the place of its middle, and `(84.4 + 50) - 50` is not 84.4.
enum SimplePlace {
  /// The plainest number that has the sum `end` with `length`: a whole number of 3000ths, which half and third pixels and
  /// decimals of up to three places are, or the difference.
  static func start(_ end: CGFloat, _ length: CGFloat) -> CGFloat {
    let difference = end - length
    if difference == difference.rounded() { return difference }
    let plain = (difference * 3000).rounded() / 3000
    return plain + length == end ? plain : difference
  }
}
