// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation

/// An Interface Builder document with view controllers and their segues.
///
/// The file is read in Xcode's format: add `Main.storyboard` to a target's resources.
///
///     let board = UIStoryboard(name: "Main", bundle: .module)
///     let start = board.instantiateInitialViewController()
///
/// - Note: Differs from UIKit: a missing or damaged storyboard is reported and has no controllers, while UIKit ends the process.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  /// The controllers of the file; nil if it is missing or damaged.
  package let scenes: (any StoryboardScenes)?

  /// Creates the storyboard `name` from a bundle; by default, from the bundles of the program and its packages.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    scenes = ViewHooks.shared.nibs?.scenes(ofStoryboard: name, in: storyboardBundleOrNil)
    super.init()
  }

  /// Creates a storyboard with loaded scenes.
  package init(name: String, scenes: any StoryboardScenes) {
    (self.name, self.scenes) = (name, scenes)
    super.init()
  }

  /// Returns the initial controller, of the class in the storyboard; nil if the file has none.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil as ((NSCoder) -> UIViewController?)?)
  }

  /// Returns the controller with an identifier.
  ///
  /// - Note: Differs from UIKit: a missing identifier is reported and returns an empty controller, while UIKit ends the process.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    scenes?.controller(withIdentifier: identifier, of: self, creator: nil) ?? UIViewController()
  }
}

extension UIStoryboard {
  /// Returns the initial controller, created by a closure that calls a custom `init(coder:…)`. If the closure returns
  /// nil, the storyboard creates the controller.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    scenes?.initialController(of: self, creator: creator) as? ViewController
  }

  /// Returns the controller with an identifier, created by a closure that calls a custom `init(coder:…)`. If the
  /// closure returns nil, the storyboard creates the controller. A missing identifier or a mismatched class ends the
  /// process.
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
