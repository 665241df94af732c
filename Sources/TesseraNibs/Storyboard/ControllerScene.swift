// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraViews

/// The storyboard scene of a view controller, and the objects created for the controller from a nib or scene.
@MainActor
final class ControllerScene {
  /// The view controller's element in the storyboard.
  var element: NibElement?
  /// The element of the scene's view, which is created lazily.
  var viewElement: NibElement?
  var guides: [NibElement] = []
  var others: [NibElement] = []
  var connections: [NibElement] = []
  var builder: NibBuilder?
  var segues: [NibSegue] = []
  var embeds: [NibSegue] = []
  var selectedIndex: Int?
  /// The objects without another owner: gesture recognizers, and a scene's top-level objects.
  var retainedObjects: [AnyObject] = []

  /// Creates and connects the scene's view. Returns `false` if the scene has no view.
  func loadView(of controller: UIViewController) -> Bool {
    guard let element = viewElement, let builder else { return false }
    // The scene's view is created only once. If the controller discards it, the next view is a plain view, unless the
    // controller's class creates the view.
    (viewElement, self.builder) = (nil, nil)
    guard let view = builder.make(element) as? UIView else { return false }
    retainedObjects += builder.make(all: others)
    controller.view = view
    for guide in guides {
      let isTop = guide["type"] == "top"
      let support = isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide
      builder.register(support, for: guide.id)
    }
    builder.connect(controller, elements: connections)
    connections = []
    builder.finish()
    for segue in embeds { segue.performEmbedding() }
    embeds = []
    return true
  }
}
