// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A simulated pointer for tests and demos. UIKit has no equivalent.
extension UIWindow {
  /// Moves the pointer to a location in the window, or removes it if `place` is nil. Notifies the hover recognizers
  /// and pointer interactions of the views below it. Nothing is drawn.
  ///
  /// - Returns: The pointer's style, or nil for the default style.
  @discardableResult
  public func movePointer(to place: CGPoint?) -> UIPointerStyle? {
    layoutIfNeeded()
    defer { layoutIfNeeded() }
    let key = ObjectIdentifier(PointerPlace.self)
    let pointer = attachedObjects[key] as? PointerPlace ?? PointerPlace()
    attachedObjects[key] = pointer
    var below: [UIView] = []
    var view = place.flatMap { hitTest($0, with: nil) }
    while let current = view {
      below.append(current)
      view = current.superview
    }
    return pointer.move(to: place, over: below)
  }
}

@MainActor
private final class PointerPlace {
  private var last = CGPoint.zero
  private var recognizers: [UIHoverGestureRecognizer] = []
  private var interactions: [UIPointerInteraction] = []

  func move(to place: CGPoint?, over views: [UIView]) -> UIPointerStyle? {
    last = place ?? last
    let hovering = views.flatMap { $0.gestureRecognizers ?? [] }.compactMap { $0 as? UIHoverGestureRecognizer }
      .filter(\.isEnabled)
    for recognizer in recognizers where !hovering.contains(where: { $0 === recognizer }) {
      recognizer.endHover(at: last)
    }
    for recognizer in hovering { recognizer.hover(at: last) }
    recognizers = hovering
    let pointed = views.flatMap(\.interactions).compactMap { $0 as? UIPointerInteraction }
    for interaction in interactions where !pointed.contains(where: { $0 === interaction }) {
      interaction.pointerDidLeave()
    }
    interactions = pointed
    var style: UIPointerStyle?
    for interaction in pointed {
      guard let view = interaction.view else { continue }
      let own = interaction.move(to: view.convert(last, from: nil), modifiers: [])
      style = style ?? own
    }
    return style
  }
}
