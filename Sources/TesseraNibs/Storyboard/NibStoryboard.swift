// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
@_spi(Tessera) package import TesseraViews

/// The scenes of a parsed storyboard.
@MainActor
package final class NibStoryboard: StoryboardScenes {
  private let document: NibDocument
  private var name: String { document.name }
  /// The ids of the view controllers being created, used to detect scenes that contain each other.
  private var open: Set<String> = []
  /// The nesting depth of storyboards that refer to other storyboards.
  private static var depth = 0
  private static let maximumDepth = 32
  private var otherStoryboards: [String: UIStoryboard] = [:]

  init(_ document: NibDocument) {
    self.document = document
  }

  package func initialController(of storyboard: UIStoryboard, creator: Creator?) -> UIViewController? {
    guard let id = document.scenes.initial else {
      report("it has no initial view controller")
      return nil
    }
    return controller(id, of: storyboard, at: document.root, creator)
  }

  private func report(_ reason: String) {
    MissingResources.report(MissingResource(.storyboard, name, reason: reason))
  }

  package func controller(
    withIdentifier identifier: String, of storyboard: UIStoryboard, creator: Creator?
  ) -> UIViewController? {
    guard let id = document.scenes.byIdentifier[identifier] else {
      let names = NameDistance.nearest(to: identifier, in: document.scenes.byIdentifier.keys)
      let hint = names.isEmpty ? "" : "; did you mean '\(names.joined(separator: "' or '"))'?"
      report("it doesn't contain a view controller with identifier '\(identifier)'\(hint)")
      return nil
    }
    return controller(id, of: storyboard, at: document.root, creator)
  }

  /// Returns the view controller with an id. If it can't be created, reports this and returns nil.
  func controller(
    _ id: String, of storyboard: UIStoryboard, at element: NibElement, _ creator: Creator? = nil
  ) -> UIViewController? {
    guard let scene = document.scenes.byController[id] else {
      document.report(.element, name: element.name, at: element, reason: "there is no controller \(id)")
      return nil
    }
    guard open.insert(id).inserted else {
      document.report(.element, name: element.name, at: element, reason: "the controller \(id) contains itself")
      return nil
    }
    Self.depth += 1
    defer {
      open.remove(id)
      Self.depth -= 1
    }
    guard Self.depth <= Self.maximumDepth else {
      document.report(
        .element, name: element.name, at: element, reason: "storyboards refer to each other in a cycle at \(id)")
      return nil
    }
    if scene.controller.name == "viewControllerPlaceholder" { return referenced(scene.controller) }
    return makeController(scene, storyboard: storyboard, creator: creator)
  }

  private func makeController(
    _ scene: NibScenes.Scene, storyboard: UIStoryboard, creator: Creator?
  ) -> UIViewController? {
    let builder = NibBuilder(document, owner: nil)
    builder.storyboard = storyboard
    guard let controller = builder.makeController(scene.controller, creator) else { return nil }
    controller.nibStateForWriting.storyboard = storyboard
    let state = controller.nibSceneForWriting
    (state.element, state.others) = (scene.controller, scene.others)
    let connections = builder.removeConnections(of: controller)
    let segues = connections.flatMap(\.children).filter { $0.name == "segue" }
    for segue in segues { NibSegues.addSegue(segue, from: controller, builder: builder) }
    if state.viewElement == nil {
      builder.connect(controller, elements: connections.map { $0.without("segue") })
    } else {
      (state.connections, state.builder) = (connections.map { $0.without("segue") }, builder)
    }
    builder.finish()
    return controller
  }

  private func referenced(_ element: NibElement) -> UIViewController? {
    guard let other = element["storyboardName"] else { return nil }
    let bundle = element["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? document.bundle
    let storyboard = otherStoryboards[other] ?? UIStoryboard(name: other, bundle: bundle)
    otherStoryboards[other] = storyboard
    guard let identifier = element["referencedIdentifier"] else { return storyboard.instantiateInitialViewController() }
    return storyboard.scenes?.controller(withIdentifier: identifier, of: storyboard, creator: nil)
  }
}

extension UIStoryboard {
  /// Creates a storyboard from a parsed document.
  package convenience init(_ document: NibDocument) {
    self.init(name: document.name, scenes: NibStoryboard(document))
  }

  /// Returns the view controller with an id. If it can't be created, reports this and returns nil.
  func controller(
    _ id: String, at element: NibElement, _ creator: StoryboardScenes.Creator? = nil
  ) -> UIViewController? {
    (scenes as? NibStoryboard)?.controller(id, of: self, at: element, creator)
  }
}
