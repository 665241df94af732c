// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraInteractions
@_spi(Tessera) import TesseraViews

/// The edit menu of a text field or text view. Created when it is first presented.
final class TextMenu: NSObject, UIEditMenuInteractionDelegate {
  private weak var host: (any TextInputHost)?
  private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)

  init(_ host: any TextInputHost) {
    self.host = host
    super.init()
    host.addInteraction(interaction)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let host else { return nil }
    return host.editMenu(for: TextOffsetRange(host.inputSelection), suggestedActions: suggestedActions)
  }

  /// Returns the rectangle that the menu points to: the visible part of the selection, or the insertion point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    guard let host else { return .null }
    let selection = host.inputSelection
    let places = host.selectionRects(for: TextOffsetRange(selection)).map(\.rect).filter { !$0.isEmpty }
    guard let first = places.first else { return host.caretRect(for: TextOffset(selection.location)) }
    let whole = places.dropFirst().reduce(first) { $0.union($1) }
    return whole._coreGraphicsIntersects(host.bounds) ? whole.intersection(host.bounds) : whole
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { host?.menuWillToggle(isShown: true, animator: animator) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { host?.menuWillToggle(isShown: false, animator: animator) }
}

extension TextInputHost {
  /// Handles taps in the text. The first tap moves the insertion point, the second tap selects the word at that
  /// point, and the third tap selects the paragraph. The second and third taps also present the edit menu. A tap on
  /// the selection presents the menu again.
  ///
  /// - Parameter count: The number of taps, or 0 for a long press, which moves the insertion point and presents the
  ///   menu.
  func respond(toTapAt point: CGPoint, count: Int) {
    switch count {
    case 0:
      placeCaret(at: point)
      presentTextMenu(at: point)
    case 2, 3:
      let position = TextOffset(geometry.unit(closestTo: point))
      let unit: UITextGranularity = count == 2 ? .word : .paragraph
      let forward = tokenizer.rangeEnclosingPosition(position, with: unit, inDirection: .storage(.forward))
      let range =
        forward ?? tokenizer.rangeEnclosingPosition(position, with: unit, inDirection: .storage(.backward))
      if let range, let units = units(range) { moveSelection(to: units) }
      presentTextMenu(at: point)
    default:
      let selected = selectionRects(for: TextOffsetRange(inputSelection))
      if selected.contains(where: { $0.rect.contains(point) }) { return presentTextMenu(at: point) }
      placeCaret(at: point)
    }
  }

  func presentTextMenu(at point: CGPoint) {
    let menu = details.menu ?? TextMenu(self)
    details.menu = menu
    menu.interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
  }
}
