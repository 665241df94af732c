// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// An element at which a screen reader stops, with its spoken text.
@_spi(Tessera) public struct SpokenElement {
  /// The view or `UIAccessibilityElement` that provides the element.
  public let source: UIResponder
  public let label: String?
  public let value: String?
  public let hint: String?
  public let traits: UIAccessibilityTraits
  /// The names of the element's custom actions.
  public let actions: [String]
  /// The frame in window coordinates.
  public let frame: CGRect
  /// The point activated by a double tap, in window coordinates.
  public let activationPoint: CGPoint
  /// The outline in window coordinates, or nil to use the frame.
  public let path: UIBezierPath?

  @MainActor
  init(_ view: UIView) {
    source = view
    (label, value, hint) = (view.spokenLabel, view.accessibilityValue, view.accessibilityHint)
    traits = view.accessibilityTraits
    actions = (view.accessibilityCustomActions ?? []).map(\.name)
    frame = view.accessibilityFrame
    activationPoint = view.accessibilityActivationPoint
    path = view.accessibilityPath
  }

  @MainActor
  init(_ element: UIAccessibilityElement) {
    source = element
    (label, value, hint) = (element.accessibilityLabel, element.accessibilityValue, element.accessibilityHint)
    traits = element.accessibilityTraits
    actions = (element.accessibilityCustomActions ?? []).map(\.name)
    frame = element.accessibilityFrame
    activationPoint = element.accessibilityActivationPoint
    path = element.accessibilityPath
  }

  /// The spoken text without the hint: "Selected", the label, the value and the trait names, separated by commas.
  @MainActor public var words: String {
    let isSwitch = traits.contains(.toggleButton)
    var words: [String] = []
    if traits.contains(.selected) { words.append("Selected") }
    if let label, !label.isEmpty { words.append(label) }
    if let value, !value.isEmpty {
      words.append(isSwitch ? ["0": "Off", "1": "On", "2": "Mixed"][value] ?? value : value)
    }
    if traits.contains(.notEnabled) { words.append("Dimmed") }
    words += Self.names.compactMap { traits.contains($0.trait) ? $0.name : nil }
    if isSwitch { words.append("Switch Button") } else if traits.contains(.button) { words.append("Button") }
    if isTextField { words.append("Text Field") }
    return words.isEmpty ? "(nothing)" : words.joined(separator: ", ")
  }

  /// The hint, or the default hint of elements that require an explanation, or nil.
  @MainActor public var hintWords: String? {
    if let hint, !hint.isEmpty { return hint }
    guard !traits.contains(.notEnabled) else { return nil }
    if traits.contains(.adjustable) { return "Swipe up or down with one finger to adjust the value." }
    if traits.contains(.toggleButton) { return "Double tap to toggle setting." }
    return isTextField || traits.contains(.searchField) ? "Double tap to edit." : nil
  }

  @MainActor private var isTextField: Bool {
    (source as? UIView)?.isTextEntry == true && !traits.contains(.searchField)
  }

  // The trait names that VoiceOver speaks. Traits that it doesn't speak are omitted. Approximates iOS; not measured.
  private static let names: [(trait: UIAccessibilityTraits, name: String)] = [
    (.image, "Image"), (.link, "Link"), (.header, "Heading"), (.searchField, "Search Field"), (.tabBar, "Tab"),
    (.adjustable, "Adjustable"), (.summaryElement, "Summary"),
  ]
}
