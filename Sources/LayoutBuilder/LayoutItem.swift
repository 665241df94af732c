// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraViews
import UIKit

/// A view and one of its attributes, the left side of an equation.
///
///     let item = view.layout(.leading)
@preconcurrency @MainActor
public struct LayoutItem {
  /// The first item of the constraint.
  public let view: UIView
  /// The first attribute of the constraint.
  public let attribute: NSLayoutConstraint.Attribute
  /// What the constant of the equation means. Empty by default.
  public let parameters: [UIView.Parameter]
  let place: StatementPlace?

  init(
    view: UIView, attribute: NSLayoutConstraint.Attribute, parameters: [UIView.Parameter] = [], place: StatementPlace?
  ) {
    self.view = view
    self.attribute = attribute
    self.parameters = parameters
    self.place = place
  }
}

/// A view and several of its attributes: an equation about it makes one constraint for each.
///
/// Constants are insets: those of right, bottom and trailing count inwards.
@preconcurrency @MainActor
public struct LayoutItemSet {
  /// The first item of the constraints.
  public let view: UIView
  /// The first attributes, in the order of the constraints that an equation makes.
  public let attributes: [NSLayoutConstraint.Attribute]
  let place: StatementPlace?

  init(view: UIView, attributes: [NSLayoutConstraint.Attribute], place: StatementPlace?) {
    self.view = view
    self.attributes = attributes
    self.place = place
  }
}

extension UIView {
  /// What the constant of an equation means.
  public enum Parameter: Hashable, Sendable {
    /// Constants of right, bottom and trailing count inwards. A set of attributes has it always.
    case inset
  }

  /// The view with an attribute, to be compared with `==`, `>=` or `<=`. An error in the equation names the place.
  public func layout(
    _ attribute: NSLayoutConstraint.Attribute, parameters: [Parameter] = [], fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutItem {
    LayoutItem(view: self, attribute: attribute, parameters: parameters, place: StatementPlace(fileID, line))
  }

  /// The view with a set of attributes, to be compared with `==`, `>=` or `<=`. An error in the equation names the
  /// place.
  ///
  /// `parameters` changes nothing: a set always insets.
  public func layout(
    _ attributes: [NSLayoutConstraint.Attribute], parameters: [Parameter] = [], fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutItemSet {
    LayoutItemSet(view: self, attributes: attributes, place: StatementPlace(fileID, line))
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
