// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

extension NibKinds {
  static let recognizers: [NibKind] = [
    NibKind(
      "gestureRecognizer", UIGestureRecognizer.self,
      attributes: [
        .flag("enabled", \UIGestureRecognizer.isEnabled),
        .flag("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
        .flag("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
        .flag("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
      ],
      outlets: [
        "delegate": NibKind.outlet { (recognizer: UIGestureRecognizer, delegate: any UIGestureRecognizerDelegate) in
          recognizer.delegate = delegate
        }
      ]),
    NibKind(
      "tapGestureRecognizer", UITapGestureRecognizer.self, base: "gestureRecognizer",
      attributes: [
        .integer("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
        .integer("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
      ]),
    // Interface Builder writes this misspelled name.
    NibKind("pongPressGestureRecognizer", UILongPressGestureRecognizer.self, base: "longPressGestureRecognizer"),
    NibKind(
      "longPressGestureRecognizer", UILongPressGestureRecognizer.self, base: "gestureRecognizer",
      attributes: [
        .number("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration),
        .number("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
        .integer("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired),
        .integer("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired),
      ]),
    NibKind(
      "swipeGestureRecognizer", UISwipeGestureRecognizer.self, base: "gestureRecognizer",
      attributes: [
        .choice(
          "direction", \UISwipeGestureRecognizer.direction,
          ["right": .right, "left": .left, "up": .up, "down": .down]),
        .integer("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired),
      ]),
    NibKind(
      "panGestureRecognizer", UIPanGestureRecognizer.self, base: "gestureRecognizer",
      attributes: [
        .integer("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
        .integer("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
      ]),
    NibKind("screenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self, base: "panGestureRecognizer"),
    NibKind("pinchGestureRecognizer", UIPinchGestureRecognizer.self, base: "gestureRecognizer"),
    NibKind("rotationGestureRecognizer", UIRotationGestureRecognizer.self, base: "gestureRecognizer"),
  ]
}
