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
  private let name: String
  /// The controllers of the file; nil if it is missing or damaged.
  package let scenes: (any StoryboardScenes)?

  /// The storyboard `name` of a bundle, by default of the program and the packages beside it.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    scenes = ViewHooks.shared.nibs?.scenes(ofStoryboard: name, in: storyboardBundleOrNil)
    super.init()
  }

  /// Creates a storyboard that was read.
  package init(name: String, scenes: any StoryboardScenes) {
    (self.name, self.scenes) = (name, scenes)
    super.init()
  }

  /// Returns the initial controller, with the storyboard's class; nil where the file marks none.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil as ((NSCoder) -> UIViewController?)?)
  }

  /// Returns the controller of an identifier.
  ///
  /// - Note: Differs from UIKit: an identifier that is not there is reported, and gives an empty controller; UIKit ends the
  ///   process.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    scenes?.controller(withIdentifier: identifier, of: self, creator: nil) ?? UIViewController()
  }
}

extension UIStoryboard {
  /// Returns the initial controller, made by a closure that calls an `init(coder:…)` of its own; nil lets the storyboard make
  /// it.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    scenes?.initialController(of: self, creator: creator) as? ViewController
  }

  /// Returns the controller of an identifier, made by a closure that calls an `init(coder:…)` of its own; nil lets the
  /// storyboard
  /// make it. An identifier that is not there, or of another class, ends the process.
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
