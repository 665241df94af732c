// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation

/// Controllers and the ways between them, as Interface Builder draws them.
///
/// The file is read as Xcode saves it: put `Main.storyboard` among a target's resources.
///
///     let board = UIStoryboard(name: "Main", bundle: .module)
///     let start = board.instantiateInitialViewController()
///
/// - Note: Differs from UIKit: a storyboard that is missing or damaged is reported, and has no controllers; UIKit ends the
///   process.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let document: NibDocument?
  fileprivate let name: String
  /// Controllers being made, against scenes that hold each other.
  private var open: Set<String> = []
  /// Storyboards that refer to each other make one another anew.
  private static var depth = 0
  private static let deepest = 32

  /// The storyboard `name` of a bundle, by default of the program and the packages beside it.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    document = NibFiles.document(name, .storyboard, in: storyboardBundleOrNil)
    super.init()
  }

  /// A storyboard that was read.
  package init(_ document: NibDocument) {
    (self.document, name) = (document, document.name)
    super.init()
  }

  /// The initial controller, with the storyboard's class; nil where the file marks none.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil as ((NSCoder) -> UIViewController?)?)
  }

  /// The controller of an identifier.
  ///
  /// - Note: Differs from UIKit: an identifier that is not there is reported, and gives an empty controller; UIKit ends the
  ///   process.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier: identifier, nil) ?? UIViewController()
  }

  // MARK: Making

  fileprivate func report(_ reason: String) {
    MissingResources.report(MissingResource(.storyboard, name, reason: reason))
  }

  fileprivate func controller(identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    guard let document else { return nil }
    guard let id = document.scenes.byIdentifier[identifier] else {
      let names = NameDistance.nearest(to: identifier, in: document.scenes.byIdentifier.keys)
      let hint = names.isEmpty ? "" : "; did you mean '\(names.joined(separator: "' or '"))'?"
      report("it doesn't contain a view controller with identifier '\(identifier)'\(hint)")
      return nil
    }
    return controller(id, at: document.root, creator)
  }

  /// The controller of an id; nil after a report.
  func controller(
    _ id: String, at element: NibElement, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let document else { return nil }
    guard let scene = document.scenes.byController[id] else {
      document.report(.element, element.name, at: element, "there is no controller \(id)")
      return nil
    }
    guard open.insert(id).inserted else {
      document.report(.element, element.name, at: element, "the controller \(id) contains itself")
      return nil
    }
    UIStoryboard.depth += 1
    defer {
      open.remove(id)
      UIStoryboard.depth -= 1
    }
    guard UIStoryboard.depth <= UIStoryboard.deepest else {
      document.report(.element, element.name, at: element, "storyboards refer to each other in a circle at \(id)")
      return nil
    }
    if scene.controller.name == "viewControllerPlaceholder" { return referenced(scene.controller) }
    return make(scene, document, creator)
  }

  private func make(
    _ scene: NibScenes.Scene, _ document: NibDocument, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let builder = NibBuilder(document, owner: nil)
    builder.storyboard = self
    guard let controller = builder.makeController(scene.controller, creator) else { return nil }
    let state = controller.nibStateForWriting
    (state.storyboard, state.scene, state.others) = (self, scene.controller, scene.others)
    let connections = builder.takeConnections(of: controller)
    let segues = connections.flatMap(\.children).filter { $0.name == "segue" }
    for segue in segues { NibSegues.add(segue, from: controller, builder) }
    if state.viewElement == nil {
      builder.connect(controller, connections.map { $0.without("segue") })
    } else {
      (state.connections, state.builder) = (connections.map { $0.without("segue") }, builder)
    }
    builder.finish()
    return controller
  }

  private var otherStoryboards: [String: UIStoryboard] = [:]

  /// A controller of another storyboard that this one refers to.
  private func referenced(_ element: NibElement) -> UIViewController? {
    guard let other = element["storyboardName"] else { return nil }
    let bundle = element["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? document?.bundle
    let storyboard = otherStoryboards[other] ?? UIStoryboard(name: other, bundle: bundle)
    otherStoryboards[other] = storyboard
    guard let identifier = element["referencedIdentifier"] else { return storyboard.instantiateInitialViewController() }
    return storyboard.controller(identifier: identifier, nil)
  }
}

extension UIStoryboard {
  /// The initial controller, made by a closure that calls an `init(coder:…)` of its own; nil lets the storyboard make it.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let document else { return nil }
    guard let id = document.scenes.initial else {
      report("it marks no initial view controller")
      return nil
    }
    return controller(id, at: document.root, creator) as? ViewController
  }

  /// The controller of an identifier, made by a closure that calls an `init(coder:…)` of its own; nil lets the storyboard
  /// make it. An identifier that is not there, or of another class, ends the process.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(identifier: identifier, creator)
    if let made = made as? ViewController { return made }
    if made == nil, let empty = UIViewController() as? ViewController { return empty }
    raise(
      "NSInvalidArgumentException",
      "Storyboard (\(name)) has no \(ViewController.self) with identifier '\(identifier)'"
        + (made.map { ", but a \(type(of: $0))." } ?? "."))
  }
}
