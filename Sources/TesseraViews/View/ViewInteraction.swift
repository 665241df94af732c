// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// What few views have: kept apart, so that the others do not pay for it.
@MainActor
final class ViewInteraction {
  var recognizers: [UIGestureRecognizer]?
  var accessibility = AccessibilityState()
}

/// What has been set; nil for what follows from the view's class and content.
struct AccessibilityState {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var hidesElements: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var elements: [Any]?
  var inputLabels: [String]?
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
