// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// A finger that came down on the system's keyboard.
package struct KeyboardTouch {
  let start: CGPoint
  /// The key below it; nil where there is none.
  let key: KeyboardKey?

  /// What the key types when the finger leaves the keyboard at a point: nothing, where it has gone to another key and does not flick
  /// this one. A flick is 15 points long.
  func text(at end: CGPoint, _ keyThere: KeyboardKey?) -> String? {
    guard let key else { return nil }
    let (x, y) = (end.x - start.x, end.y - start.y)
    if !key.flicks.isEmpty, hypot(x, y) >= 15 {
      let direction = abs(x) > abs(y) ? (x < 0 ? 0 : 2) : (y < 0 ? 1 : 3)
      return key.flicks[direction].isEmpty ? nil : key.flicks[direction]
    }
    return keyThere?.rect == key.rect ? key.text : nil
  }
}

/// Where fingers on the system's keyboard are. The keyboard is an image: views do not get its touches.
extension UIWindow {
  /// Returns the touch of a finger that comes down at a point; nil beside the keyboard.
  package func keyboardTouch(at place: CGPoint) -> KeyboardTouch? {
    guard let (plate, inside) = plate(at: place) else { return nil }
    return KeyboardTouch(start: place, key: plate.key(at: inside))
  }

  /// What a touch of the keyboard types that ends at a point, as `typeText` takes it; nil for nothing. Nothing changes.
  package func text(of touch: KeyboardTouch, endingAt place: CGPoint) -> String? {
    touch.text(at: place, plate(at: place).flatMap { $0.key(at: $1) })
  }

  /// Ends a touch of the keyboard: its key types, or changes the keyboard.
  ///
  /// - Parameter time: Seconds of touches, by which a second tap is known.
  package func end(_ touch: KeyboardTouch, at place: CGPoint, time: Double) {
    let plate = keyboard?.host?.plate
    if let text = text(of: touch, endingAt: place) {
      guard takesText else { return }
      plate?.didType(text)
      typeText(text)
    } else if let (plate, inside) = self.plate(at: place), let key = plate.key(at: inside), key.rect == touch.key?.rect,
      let change = key.change
    {
      plate.perform(change, at: time)
    }
  }

  private func plate(at place: CGPoint) -> (KeyboardPlate, CGPoint)? {
    guard let plate = keyboard?.host?.plate, plate.window === self else { return nil }
    let inside = plate.convert(place, from: nil)
    return plate.bounds.contains(inside) ? (plate, inside) : nil
  }
}
