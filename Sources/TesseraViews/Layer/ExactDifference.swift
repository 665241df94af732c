// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A subtraction that hides rounding errors. A frame is stored as a size and a center, and `(84.4 + 50) - 50` is not
/// exactly 84.4.
enum SimplePlace {
  /// Returns the simplest number whose sum with `length` is `end`. Prefers a multiple of 1/3000, which can represent
  /// halves, thirds and up to three decimal places, and otherwise returns the exact difference.
  static func start(_ end: CGFloat, _ length: CGFloat) -> CGFloat {
    let difference = end - length
    if difference == difference.rounded() { return difference }
    let plain = (difference * 3000).rounded() / 3000
    return plain + length == end ? plain : difference
  }
}
