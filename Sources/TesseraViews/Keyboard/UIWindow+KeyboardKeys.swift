// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// Where a finger that comes down on the system's keyboard is. The keyboard is a picture: views do not get its touches.
extension UIWindow {
  /// What the key at a point types, as `typeText` takes it. Empty on the keyboard where no key types, nil beside it.
  package func keyboardText(at place: CGPoint) -> String? {
    guard let plate = keyboard?.host?.plate, plate.window === self else { return nil }
    let inside = plate.convert(place, from: nil)
    guard plate.bounds.contains(inside) else { return nil }
    return plate.key(at: inside)?.text ?? ""
  }
}
