// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Gesture recognizers and accessibility, which few views have: kept apart to save memory in the others.
@MainActor
final class ViewInteraction {
  var recognizers: [UIGestureRecognizer]?
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var accessibility = AccessibilityState()
}

/// The accessibility properties that have been set; nil for those that follow from the view's class and content.
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
}

extension UIView {
  var loadedInteraction: ViewInteraction {
    if let interaction { return interaction }
    let made = ViewInteraction()
    interaction = made
    return made
  }
}
