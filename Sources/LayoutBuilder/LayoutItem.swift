// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraViews
import UIKit

/// A view and one of its attributes, which form the left side of an equation.
///
///     let item = view.layout(.leading)
@preconcurrency @MainActor
public struct LayoutItem {
  /// The first item of the constraint.
  public let view: UIView
  /// The first attribute of the constraint.
  public let attribute: NSLayoutConstraint.Attribute
  /// The parameters that determine how the equation's constant is interpreted. The default is empty.
  public let parameters: [UIView.Parameter]
  let place: CodeLocation?

  init(
    view: UIView, attribute: NSLayoutConstraint.Attribute, parameters: [UIView.Parameter] = [], place: CodeLocation?
  ) {
    self.view = view
    self.attribute = attribute
    self.parameters = parameters
    self.place = place
  }
}

/// A view and several of its attributes. An equation creates one constraint for each attribute.
///
/// Constants are insets: positive values offset right, bottom and trailing edges inward.
@preconcurrency @MainActor
public struct LayoutItemSet {
  /// The first item of the constraints.
  public let view: UIView
  /// The first attributes, in the order of the resulting constraints.
  public let attributes: [NSLayoutConstraint.Attribute]
  let place: CodeLocation?

  init(view: UIView, attributes: [NSLayoutConstraint.Attribute], place: CodeLocation?) {
    self.view = view
    self.attributes = attributes
    self.place = place
  }
}

extension UIView {
  /// A parameter that determines how an equation's constant is interpreted.
  public enum Parameter: Hashable, Sendable {
    /// Treats the constant as an inset: positive values offset right, bottom and trailing edges inward. Attribute
    /// sets always use insets.
    case inset
  }

  /// Returns the view with an attribute, for use with `==`, `>=` or `<=`. Errors in the equation are reported at the
  /// location of this call.
  public func layout(
    _ attribute: NSLayoutConstraint.Attribute, parameters: [Parameter] = [], fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutItem {
    LayoutItem(view: self, attribute: attribute, parameters: parameters, place: CodeLocation(fileID, line))
  }

  /// Returns the view with a set of attributes, for use with `==`, `>=` or `<=`. Errors in the equation are reported
  /// at the location of this call.
  ///
  /// `parameters` has no effect because the constants of a set are always insets.
  public func layout(
    _ attributes: [NSLayoutConstraint.Attribute], parameters: [Parameter] = [], fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutItemSet {
    LayoutItemSet(view: self, attributes: attributes, place: CodeLocation(fileID, line))
  }
}

extension [NSLayoutConstraint.Attribute] {
  /// The edges: `.top`, `.left`, `.right`, `.bottom`.
  public static var edges: Self { [.top, .left, .right, .bottom] }
  /// The horizontal edges: `.left`, `.right`.
  public static var horizontal: Self { [.left, .right] }
  /// The vertical edges: `.top`, `.bottom`.
  public static var vertical: Self { [.top, .bottom] }
  /// The size: `.width`, `.height`.
  public static var size: Self { [.width, .height] }
  /// The center: `.centerX`, `.centerY`.
  public static var center: Self { [.centerX, .centerY] }
}
