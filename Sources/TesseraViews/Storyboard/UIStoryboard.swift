// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation

/// An Interface Builder document with view controllers and their segues.
///
/// The file is read in Xcode's format. Add `Main.storyboard` to a target's resources to use it:
///
///     let board = UIStoryboard(name: "Main", bundle: .module)
///     let start = board.instantiateInitialViewController()
///
/// - Note: Differs from UIKit: a missing or damaged storyboard is reported and contains no view controllers. UIKit
///   ends the process.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  /// The view controllers in the file; nil if the file is missing or damaged.
  package let scenes: (any StoryboardScenes)?

  /// Loads the storyboard with the given name from a bundle. Nil means the bundles of the program and its packages.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    scenes = ViewHooks.shared.nibs?.scenes(ofStoryboard: name, in: storyboardBundleOrNil)
    super.init()
  }

  /// Creates a storyboard from scenes that have been loaded.
  package init(name: String, scenes: any StoryboardScenes) {
    (self.name, self.scenes) = (name, scenes)
    super.init()
  }

  /// Creates the initial view controller with the class set in the storyboard. Returns nil if the file has no initial
  /// view controller.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil as ((NSCoder) -> UIViewController?)?)
  }

  /// Creates the view controller with the given identifier.
  ///
  /// - Note: Differs from UIKit: if the identifier does not exist, the error is reported and an empty view controller
  ///   is returned. UIKit ends the process.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    scenes?.controller(withIdentifier: identifier, of: self, creator: nil) ?? UIViewController()
  }
}

extension UIStoryboard {
  /// Creates the initial view controller with a closure that calls a custom `init(coder:…)`. If the closure returns
  /// nil, the storyboard creates the view controller.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    scenes?.initialController(of: self, creator: creator) as? ViewController
  }

  /// Creates the view controller with the given identifier, with a closure that calls a custom `init(coder:…)`. If
  /// the closure returns nil, the storyboard creates the view controller. A missing identifier or a mismatched class
  /// ends the process.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = scenes?.controller(withIdentifier: identifier, of: self, creator: creator)
    if let made = made as? ViewController { return made }
    if made == nil, let empty = UIViewController() as? ViewController { return empty }
    raise(
      "NSInvalidArgumentException",
      "Storyboard (\(name)) has no \(ViewController.self) with identifier '\(identifier)'"
        + (made.map { ", but a \(type(of: $0))." } ?? "."))
  }
}
