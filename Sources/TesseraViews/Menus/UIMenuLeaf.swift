// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// A menu element that does something: a ``UIAction`` or a ``UICommand``.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The text shown for the element.
  var title: String { get set }
  /// The image shown for the element; nil for none.
  var image: UIImage? { get set }
  /// The image shown while the element is on; nil for `image`.
  var selectedImage: UIImage? { get set }
  /// A longer title, for lists of key commands.
  var discoverabilityTitle: String? { get set }
  /// How the element is shown and whether it can be chosen.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether the element is on.
  var state: UIMenuElement.State { get set }
  /// Does what the element does.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}
extension UICommand: UIMenuLeaf {}
