// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// A touch on the system keyboard.
package struct KeyboardTouch {
  let start: CGPoint
  /// The key under the touch, or nil.
  let key: KeyboardKey?

  /// Returns the text that the key types if the touch ends at a point. Returns nil if the touch has moved to another
  /// key without being a flick. A flick is at least 15 points long.
  func text(at end: CGPoint, endKey keyThere: KeyboardKey?) -> String? {
    guard let key else { return nil }
    let (x, y) = (end.x - start.x, end.y - start.y)
    if !key.flicks.isEmpty, hypot(x, y) >= 15 {
      let direction = abs(x) > abs(y) ? (x < 0 ? 0 : 2) : (y < 0 ? 1 : 3)
      return key.flicks[direction].isEmpty ? nil : key.flicks[direction]
    }
    return keyThere?.rect == key.rect ? key.text : nil
  }
}

/// Touches on the system keyboard. They are handled separately because the keyboard's views don't receive touches.
extension UIWindow {
  /// Returns a touch that begins at a point, or nil outside of the keyboard.
  package func keyboardTouch(at place: CGPoint) -> KeyboardTouch? {
    guard let (plate, inside) = keyboardSurface(at: place) else { return nil }
    return KeyboardTouch(start: place, key: plate.key(at: inside))
  }

  /// Returns the text to pass to `typeText` if a touch ended at a point, or nil if there is none. Doesn't modify the
  /// keyboard.
  package func text(of touch: KeyboardTouch, endingAt place: CGPoint) -> String? {
    touch.text(at: place, endKey: keyboardSurface(at: place).flatMap { $0.key(at: $1) })
  }

  /// Ends a touch on the keyboard. Its key types text or changes the keyboard.
  ///
  /// - Parameter time: The virtual touch time in seconds, used to detect double taps.
  package func endTouch(_ touch: KeyboardTouch, at place: CGPoint, time: Double) {
    let plate = keyboard?.host?.plate
    if let text = text(of: touch, endingAt: place) {
      guard takesText else { return }
      plate?.didType(text)
      typeText(text)
    } else if let (plate, inside) = self.keyboardSurface(at: place), let key = plate.key(at: inside),
      key.rect == touch.key?.rect,
      let change = key.change
    {
      plate.perform(change, at: time)
    }
  }

  private func keyboardSurface(at place: CGPoint) -> (KeyboardSurface, CGPoint)? {
    guard let plate = keyboard?.host?.plate, plate.window === self else { return nil }
    let inside = plate.convert(place, from: nil)
    return plate.bounds.contains(inside) ? (plate, inside) : nil
  }
}
