// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
import TesseraFoundation

/// The screen scale that is used when no renderer specifies one.
package enum ScreenScale {
  /// The value of the `TESSERA_SCREEN_SCALE` environment variable. 3 by default.
  static let standard = value(ProcessInfo.processInfo.environment["TESSERA_SCREEN_SCALE"])

  /// Returns whether a scale is valid for images.
  package static func isValid(_ scale: CGFloat) -> Bool { scale.isFinite && scale > 0 && scale <= 64 }

  static func value(_ text: String?) -> CGFloat {
    guard let text, !text.isEmpty else { return 3 }
    if let number = Double(text), isValid(number) { return number }
    StandardError.write(
      "TESSERA_SCREEN_SCALE is \"\(text)\", which is not a number of pixels per point. The screen has 3. Set it to a number "
        + "greater than 0, up to 64.\n")
    return 3
  }
}
