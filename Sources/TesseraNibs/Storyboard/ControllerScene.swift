// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraViews

/// The scene of a storyboard that a controller comes from, and the objects that a nib or scene creates for it.
@MainActor
final class ControllerScene {
  /// The controller's element in the storyboard.
  var element: NibElement?
  /// The scene's view, which is made when it is asked for.
  var viewElement: NibElement?
  var guides: [NibElement] = []
  var others: [NibElement] = []
  var connections: [NibElement] = []
  var builder: NibBuilder?
  var segues: [NibSegue] = []
  var embeds: [NibSegue] = []
  var selectedIndex: Int?
  /// Objects that nobody else may hold: recognizers, and the top objects of a scene.
  var kept: [AnyObject] = []

  /// Makes the scene's view and connects it. False where the scene has none.
  func loadView(of controller: UIViewController) -> Bool {
    guard let element = viewElement, let builder else { return false }
    // Once: the view made after this one was taken away is a plain one, unless the class makes its own.
    (viewElement, self.builder) = (nil, nil)
    guard let view = builder.make(element) as? UIView else { return false }
    kept += builder.make(all: others)
    controller.view = view
    for guide in guides {
      let isTop = guide["type"] == "top"
      let support = isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide
      builder.register(support, for: guide.id)
    }
    builder.connect(controller, connections)
    connections = []
    builder.finish()
    for segue in embeds { segue.performEmbedding() }
    embeds = []
    return true
  }
}
