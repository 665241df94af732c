// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// The long-press recognizer that opens a context menu. It fails if there is no menu, so other recognizers can handle
/// the touch.
package final class ContextMenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private(set) weak var interaction: UIContextMenuInteraction?

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delegate = self
    addTarget(interaction) { (interaction: UIContextMenuInteraction, press: ContextMenuPress) in
      switch press.state {
      case .changed: interaction.follow(press.location(in: nil), isEnd: false)
      case .ended: interaction.follow(press.location(in: nil), isEnd: true)
      default: break
      }
    }
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction, let view else { return false }
    return interaction.open(at: location(in: view))
  }

  /// Returns the context menu at a point of a window. Opens the menu unless a touch at the point has already opened
  /// it. Returns nil if there is no menu at the point.
  package static func menu(at finger: CGPoint, over view: UIView) -> UIContextMenuInteraction? {
    let under = view.hitTest(view.convert(finger, from: nil), with: nil) ?? view
    for view in sequence(first: under, next: \.superview) {
      for case let press as ContextMenuPress in view.gestureRecognizers ?? [] where press.isEnabled {
        guard let interaction = press.interaction else { continue }
        if interaction.session != nil { return interaction }
        if press.state == .possible, interaction.open(at: view.convert(finger, from: nil)) { return interaction }
      }
    }
    return nil
  }
}
