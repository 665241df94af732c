// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// A view's gesture recognizers and accessibility properties. They are in a separate object because most views have
/// neither.
@MainActor
final class ViewInteraction {
  var recognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var accessibility = AccessibilityState()
  var minimumTextSize: UIContentSizeCategory?
  var maximumTextSize: UIContentSizeCategory?
}

/// The accessibility properties that have been set. Nil properties depend on the view's class and content.
struct AccessibilityState {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var hidesElements: Bool?
  var isModal: Bool?
  var ignoresInvertColors: Bool?
  var groupsChildren: Bool?
  var elements: [Any]?
  var inputLabels: [String]?
  var customActions: [UIAccessibilityCustomAction]?
  var frame: CGRect?
  /// The properties that are set even less often.
  var rare: RareAccessibility?
}

/// Accessibility properties that are rarely set.
struct RareAccessibility {
  var activationPoint: CGPoint?
  var path: UIBezierPath?
  var frameInContainer: CGRect?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var rotors: [UIAccessibilityCustomRotor]?
  var language: String?
  var respondsToUserInteraction: Bool?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var largeContent = LargeContent()
}

extension UIView {
  /// The rarely set properties, or their defaults.
  var rareAccessibility: RareAccessibility {
    get { interaction?.accessibility.rare ?? RareAccessibility() }
    set { loadedInteraction.accessibility.rare = newValue }
  }

  var loadedInteraction: ViewInteraction {
    if let interaction { return interaction }
    let made = ViewInteraction()
    interaction = made
    return made
  }
}
