// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A view and one of its attributes, the left side of an equation.
///
///     let item = view.layout(.leading)
@preconcurrency @MainActor
public struct LayoutItem {
  public let view: UIView
  public let attribute: NSLayoutConstraint.Attribute
  public let parameters: [UIView.Parameter]

  init(view: UIView, attribute: NSLayoutConstraint.Attribute, parameters: [UIView.Parameter] = []) {
    self.view = view
    self.attribute = attribute
    self.parameters = parameters
  }
}

/// A view and several of its attributes: an equation about it makes one constraint for each.
///
/// Constants are insets: those of right, bottom and trailing count inwards.
@preconcurrency @MainActor
public struct LayoutItemSet {
  public let view: UIView
  public let attributes: [NSLayoutConstraint.Attribute]

  init(view: UIView, attributes: [NSLayoutConstraint.Attribute]) {
    self.view = view
    self.attributes = attributes
  }
}

extension UIView {
  /// What the constant of an equation means.
  public enum Parameter: Hashable, Sendable {
    /// Constants of right, bottom and trailing count inwards. A set of attributes has it always.
    case inset
  }

  /// The view with an attribute, to be compared with `==`, `>=` or `<=`.
  public func layout(_ attribute: NSLayoutConstraint.Attribute, parameters: [Parameter] = []) -> LayoutItem {
    LayoutItem(view: self, attribute: attribute, parameters: parameters)
  }

  /// The view with a set of attributes, to be compared with `==`, `>=` or `<=`.
  public func layout(_ attributes: [NSLayoutConstraint.Attribute], parameters: [Parameter] = []) -> LayoutItemSet {
    LayoutItemSet(view: self, attributes: attributes)
  }
}

extension [NSLayoutConstraint.Attribute] {
  /// `.top`, `.left`, `.right`, `.bottom`
  public static var edges: Self { [.top, .left, .right, .bottom] }
  /// `.left`, `.right`
  public static var horizontal: Self { [.left, .right] }
  /// `.top`, `.bottom`
  public static var vertical: Self { [.top, .bottom] }
  /// `.width`, `.height`
  public static var size: Self { [.width, .height] }
  /// `.centerX`, `.centerY`
  public static var center: Self { [.centerX, .centerY] }
}
