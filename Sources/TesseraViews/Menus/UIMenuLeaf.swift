// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// A menu element that performs an action: a ``UIAction`` or a ``UICommand``.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The title of the element.
  var title: String { get set }
  /// The image of the element; nil for none.
  var image: UIImage? { get set }
  /// The image shown while the element's state is on; nil means `image`.
  var selectedImage: UIImage? { get set }
  /// A longer title, for lists of key commands.
  var discoverabilityTitle: String? { get set }
  /// The appearance and availability of the element.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether the element is on, off or mixed.
  var state: UIMenuElement.State { get set }
  /// Performs the element's action.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}
extension UICommand: UIMenuLeaf {}
