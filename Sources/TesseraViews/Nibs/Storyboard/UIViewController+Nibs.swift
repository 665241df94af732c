// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation

extension UIViewController {
  var nibStateForWriting: ControllerNib {
    if let nibState { return nibState }
    let made = ControllerNib()
    nibState = made
    return made
  }

  private static var nibsOfClasses: [ObjectIdentifier: Bool] = [:]

  /// Makes the view from the scene or the nib of the controller. False where there is none.
  package func loadViewFromNib() -> Bool {
    if let state = nibState, state.viewElement != nil { return state.loadView(of: self) }
    if let name = nibState?.name {
      guard let document = NibFiles.document(name, .nib, in: nibState?.bundle) else { return false }
      return load(document)
    }
    // A class has a nib or has none; the files are looked at once.
    let type = ObjectIdentifier(Swift.type(of: self))
    if nibState?.bundle == nil, Self.nibsOfClasses[type] == false { return false }
    let document = nibDocumentOfClass
    Self.nibsOfClasses[type] = document != nil
    return document.map(load) ?? false
  }

  /// The nib called as the class is: for `CardViewController` first `CardView`, then `CardViewController`.
  private var nibDocumentOfClass: NibDocument? {
    let parts = String(reflecting: Swift.type(of: self)).split(separator: ".")
    guard parts.count >= 2, let last = parts.last.map(String.init), !parts[0].hasPrefix("Tessera") else { return nil }
    let short = last.hasSuffix("Controller") ? [String(last.dropLast(10))] : []
    return NibFiles.document(ofClass: short + [last], in: nibState?.bundle)
  }

  private func load(_ document: NibDocument) -> Bool {
    nibStateForWriting.name = document.name
    nibStateForWriting.kept += UINib(document).instantiate(withOwner: self, options: nil).map { $0 as AnyObject }
    if loadedView == nil {
      MissingResources.report(
        MissingResource(
          .nib, document.name, in: document.bundle.bundleURL.lastPathComponent,
          reason: "-[\(Swift.type(of: self)) loadView] loaded the nib but the view outlet was not set"))
    }
    return loadedView != nil
  }

  // MARK: Segues

  func performNibSegue(_ identifier: String, _ sender: Any?) {
    if let segue = nibState?.segues.first(where: { $0.identifier == identifier }) {
      return segue.perform(from: self, sender)
    }
    let known = nibState?.segues.compactMap(\.identifier) ?? []
    let hint = NameDistance.nearest(to: identifier, in: known).map { "'\($0)'" }.joined(separator: " or ")
    raise(
      "NSInvalidArgumentException",
      "Receiver (\(self)) has no segue with identifier '\(identifier)'."
        + (hint.isEmpty ? "" : " Did you mean \(hint)?"))
  }
}
