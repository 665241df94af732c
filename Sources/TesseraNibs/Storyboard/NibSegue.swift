// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A storyboard segue, with its trigger, destination and kind. The source view controller retains the segue. Controls
// and items that trigger the segue do not retain it, as with all targets.

package import Foundation
import TesseraFoundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

@MainActor
package final class NibSegue: NSObject {
  let element: NibElement
  let document: NibDocument
  private weak var source: UIViewController?
  /// The view or item that triggers the segue.
  private weak var anchor: AnyObject?
  let identifier: String?

  init(element: NibElement, document: NibDocument, from source: UIViewController, anchor: AnyObject?) {
    (self.element, self.document, self.source, self.anchor) = (element, document, source, anchor)
    identifier = element["identifier"]
    super.init()
  }

  /// The action with which controls trigger the segue.
  static let action = Selector("perform:", NibSegue.start(_:))

  /// Performs the segue, unless the source view controller prevents it.
  package func start(_ sender: Any?) {
    guard let source, source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    perform(from: source, sender: sender)
  }

  /// Performs the segue without asking the source view controller, as for segues performed programmatically.
  func perform(from source: UIViewController, sender: Any?) {
    if kind == "unwind" { return NibUnwinding.perform(self, from: source, sender: sender) }
    guard let destination = destination(for: source, sender: sender) else { return }
    guard kind != "embed" || !contains(source, destination: destination) else {
      return document.report(
        .element, name: "segue", at: element, reason: "the controller embeds itself, directly or indirectly")
    }
    let segue = storyboardSegue(from: source, to: destination)
    if segue.step == nil { segue.step = makeTransition(segue, sender: sender) }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private var kind: String { element["kind"] ?? "show" }

  /// Returns whether a view controller or one of its ancestors was created from the same scene as another controller.
  /// Embedding it would then recurse infinitely.
  private func contains(_ source: UIViewController, destination: UIViewController) -> Bool {
    guard let scene = destination.nibScene?.element else { return false }
    var next: UIViewController? = source
    while let controller = next {
      if controller.nibScene?.element === scene { return true }
      next = controller.parent
    }
    return false
  }

  // MARK: Endpoints

  private func destination(for source: UIViewController, sender: Any?) -> UIViewController? {
    guard let id = element["destination"], let storyboard = source.nibState?.storyboard else {
      document.report(.element, name: element.name, at: element, reason: "it has no destination")
      return nil
    }
    return storyboard.controller(id, at: element) { [element, identifier] coder in
      guard let selector = element["destinationCreationSelector"] else { return nil }
      return NibSegue.createDestination(
        selector: selector, source: source, coder: coder, sender: sender, identifier: identifier)
    }
  }

  /// Creates the destination by calling the source view controller's `@IBSegueAction` method.
  private static func createDestination(
    selector: String, source: UIViewController, coder: NSCoder, sender: Any?, identifier: String?
  ) -> UIViewController? {
    NamedValues.call(selector, of: source, [coder, sender, identifier]) as? UIViewController
  }

  func storyboardSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
    guard let name = element["customClass"] else {
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
    let found: AnyClass? = NibClasses.find(name, module: element["customModule"], in: document, owner: source)
    guard let type = found as? UIStoryboardSegue.Type else {
      let modules = NibClasses.modules(element["customModule"], document: document, owner: source)
      document.report(
        .element, name: name, at: element,
        reason: "Unknown class \(name) in Interface Builder file; the segue shows its controller. "
          + NibClasses.hint(for: name, modules: modules), once: name)
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
    return DynamicInit.segue(of: type, identifier: identifier, source: source, destination: destination)
  }

  // MARK: Transition

  private func makeTransition(_ segue: UIStoryboardSegue, sender: Any?) -> () -> Void {
    let (source, destination) = (segue.source, segue.destination)
    let animated = element.flag("animates") ?? true
    switch kind {
    case "push":
      return {
        guard let stack = source.navigationController else { return source.show(destination, sender: sender) }
        stack.pushViewController(destination, animated: animated)
      }
    case "showDetail", "replace": return { source.showDetailViewController(destination, sender: sender) }
    case "presentation", "modal":
      setStyles(of: destination)
      return { source.present(destination, animated: animated) }
    case "popoverPresentation", "popover":
      destination.modalPresentationStyle = .popover
      setPopover(of: destination, sender: sender)
      return { source.present(destination, animated: animated) }
    case "embed": return { [weak self] in self?.embed(destination, in: source) }
    case "custom":
      if element["customClass"] == nil {
        document.report(
          .element, name: element.name, at: element, reason: "it has no custom class; the controller is shown")
      }
      return { source.show(destination, sender: sender) }
    case "show": return { source.show(destination, sender: sender) }
    default:
      document.report(
        .element, name: "segue", at: element, reason: "kind=\"\(kind)\" is not valid; the controller is shown")
      return { source.show(destination, sender: sender) }
    }
  }

  private func setStyles(of controller: UIViewController) {
    if let style = element["modalPresentationStyle"].flatMap({ NibValues.modalStyles[$0] }) {
      controller.modalPresentationStyle = style
    }
    if let style = element["modalTransitionStyle"].flatMap({ NibValues.modalTransitions[$0] }) {
      controller.modalTransitionStyle = style
    }
  }

  private func setPopover(of controller: UIViewController, sender: Any?) {
    let popover = controller.popoverPresentationController
    let view = anchor as? UIView ?? sender as? UIView
    popover?.sourceView = view
    if let view { popover?.sourceRect = view.bounds }
    if let item = anchor as? UIBarButtonItem { popover?.barButtonItem = item }
  }

  // MARK: Containers

  /// Embeds the destination in the container view. Call this after the source's view has been loaded.
  func performEmbedding() {
    if let source { perform(from: source, sender: nil) }
  }

  private func embed(_ child: UIViewController, in source: UIViewController) {
    guard let container = anchor as? UIView else { return }
    source.addChild(child)
    child.view.frame = container.bounds
    child.view.translatesAutoresizingMaskIntoConstraints = true
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: source)
  }
}
