// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

@MainActor
struct NibScenes {
  struct Scene {
    let controller: NibElement
    /// The scene's other objects, which are created together with the view: gesture recognizers, custom objects and
    /// additional views.
    let others: [NibElement]
  }

  private(set) var byController: [String: Scene] = [:]
  /// The view controllers' ids by storyboard identifier.
  private(set) var byIdentifier: [String: String] = [:]
  let initial: String?

  init(_ document: NibDocument) {
    initial = document.root["initialViewController"]
    for scene in document.root.child("scenes")?.children ?? [] {
      let objects = scene.child("objects")?.children ?? []
      guard let controller = objects.first(where: { Self.isController($0) }), let id = controller.id else { continue }
      byController[id] = Scene(
        controller: controller,
        others: objects.filter { $0 !== controller && $0.name != "placeholder" && $0.name != "exit" })
      if let identifier = controller["storyboardIdentifier"] { byIdentifier[identifier] = id }
    }
  }

  private static func isController(_ element: NibElement) -> Bool {
    element["sceneMemberID"] == "viewController" || element.name == "viewControllerPlaceholder"
      || (NibKindTable.shared[element.name]?.type is UIViewController.Type)
  }
}
