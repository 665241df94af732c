// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraViews

@section("tessera_nib") @used
private let reader: @convention(c) (UnsafeMutableRawPointer) -> Void = {
  let hooks = ViewHooks.at($0)
  MainActor.assumeIsolated { hooks.nibs = NibReader() }
}

/// A reader of nibs and storyboards for view controllers.
@MainActor
private struct NibReader: NibReading {
  private static var nibsOfClasses: [ObjectIdentifier: Bool] = [:]

  func scenes(ofStoryboard name: String, in bundle: Bundle?) -> (any StoryboardScenes)? {
    NibFiles.document(named: name, kind: .storyboard, in: bundle).map(NibStoryboard.init)
  }

  func loadView(of controller: UIViewController) -> Bool {
    let state = controller.nibState
    if let scene = controller.nibScene, scene.viewElement != nil { return scene.loadView(of: controller) }
    if let name = state?.name {
      guard let document = NibFiles.document(named: name, kind: .nib, in: state?.bundle) else { return false }
      return load(document, controller)
    }
    // Cache whether the class has a nib.
    let type = ObjectIdentifier(Swift.type(of: controller))
    if state?.bundle == nil, Self.nibsOfClasses[type] == false { return false }
    let document = nibDocument(ofClassOf: controller)
    Self.nibsOfClasses[type] = document != nil
    return document.map { load($0, controller) } ?? false
  }

  /// Returns the nib named after the controller's class. For `CardViewController`, the names are `CardView` and
  /// `CardViewController`, in this order.
  private func nibDocument(ofClassOf controller: UIViewController) -> NibDocument? {
    let parts = String(reflecting: Swift.type(of: controller)).split(separator: ".")
    guard parts.count >= 2, let last = parts.last.map(String.init), !parts[0].hasPrefix("Tessera") else { return nil }
    let short = last.hasSuffix("Controller") ? [String(last.dropLast(10))] : []
    return NibFiles.document(ofClass: short + [last], in: controller.nibState?.bundle)
  }

  private func load(_ document: NibDocument, _ controller: UIViewController) -> Bool {
    controller.nibStateForWriting.name = document.name
    let objects = UINib(document).instantiate(withOwner: controller, options: nil)
    controller.nibSceneForWriting.retainedObjects += objects.map { $0 as AnyObject }
    if controller.loadedView == nil {
      MissingResources.report(
        MissingResource(
          .nib, document.name, in: document.bundle.bundleURL.lastPathComponent,
          reason: "-[\(Swift.type(of: controller)) loadView] loaded the nib but the view outlet was not set"))
    }
    return controller.loadedView != nil
  }

  func performSegue(withIdentifier identifier: String, from controller: UIViewController, sender: Any?) {
    let segues = controller.nibScene?.segues ?? []
    if let segue = segues.first(where: { $0.identifier == identifier }) {
      return segue.perform(from: controller, sender: sender)
    }
    let hint = NameDistance.nearest(to: identifier, in: segues.compactMap(\.identifier))
      .map { "'\($0)'" }.joined(separator: " or ")
    raise(
      "NSInvalidArgumentException",
      "Receiver (\(controller)) has no segue with identifier '\(identifier)'."
        + (hint.isEmpty ? "" : " Did you mean \(hint)?"))
  }
}
