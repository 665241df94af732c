// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tools that inspect a rendered screen (golden trees, audits, explanations, contrast) query every view without
// depending on view classes. A class describes itself in a separate file: its `viewInspector` returns a value that
// references the view and implements the members below in which the class differs from a plain view. Subclasses
// inherit the inspector.
//
//     @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(DialInspector(view: self)) }
//
//     private struct DialInspector: ControlInspector {
//       let view: Dial
//       func addControlAttributes(to attributes: inout ViewAttributes) { attributes["value"] = .number(view.value) }
//     }
//
// The description is a separate value because members that subclasses in other modules override must be in the class
// body, and every query would require such a member.

package import Foundation
package import TesseraRaster

/// A view's description for tools that inspect a rendered screen.
@preconcurrency @MainActor
package protocol ViewInspector {
  associatedtype View: UIView

  var view: View { get }
  var role: ViewRole { get }

  /// The visible text: translated if there is a translation, or bullets for secure text. Nil or empty if there is no
  /// text.
  var visibleText: String? { get }
  /// Adds the view's attributes that are not layer attributes and differ from their defaults.
  func addAttributes(to attributes: inout ViewAttributes)

  /// The strings that the view lays out itself, with how much of each is visible.
  var texts: [ShownText] { get }
  /// The bounding box of a text view's glyphs, in its coordinates. Nil for other views.
  var letterBox: CGRect? { get }
  /// The runs of the text view's text with their colors. Empty if the text is not meant to be read.
  var textColorRuns: [TextColorRun] { get }
  /// The background that the view draws below its subviews.
  var background: ViewBackground { get }
  /// Whether the system determines the text color inside the view.
  var hasSystemTextColor: Bool { get }

  /// Whether UIKit defines a fixed size for the view, which may be smaller than a touch target.
  var hasSystemSize: Bool { get }
  /// The content that the view's text does not describe to screen readers; nil for none.
  var unnamedContent: UnnamedContent? { get }
  /// Returns whether a hidden subview is retained for reuse.
  func isReusablePart(_ part: UIView) -> Bool
  /// The declared views that the view hosts, such as SwiftUI's. Parents precede their contents. Empty for other views.
  var declaredViews: [DeclaredView] { get }
}

/// A type-erased inspector.
@_spi(Tessera) public struct AnyViewInspector {
  package let base: any ViewInspector

  package init(_ base: any ViewInspector) {
    self.base = base
  }
}

/// The role of a view in the user interface.
package enum ViewRole: Equatable {
  /// A box, an image or a drawing.
  case plain
  case text
  case control(isEnabled: Bool)
  case scroll
  /// A system bar, whose subviews apps cannot change.
  case bar

  package var isControl: Bool { if case .control = self { true } else { false } }
}

package struct ViewAttributes {
  package typealias Value = LookValue

  package private(set) var values: [String: Value] = [:]

  package init() {}

  package subscript(name: String) -> Value? {
    get { values[name] }
    set { values[name] = newValue }
  }
}

/// The background of a view, below its content.
package enum ViewBackground {
  /// The layer's background color, if there is one.
  case background
  /// A different color that fills the whole view.
  case fill(Color, isSystem: Bool)
  /// Several colors, or unknown colors.
  case mixed
}

package struct TextColorRun {
  package var text: String
  package var color: UIColor
  package var font: UIFont

  package init(text: String, color: UIColor, font: UIFont) {
    self.text = text
    self.color = color
    self.font = font
  }
}

/// Content without text, which requires an accessibility label.
package struct UnnamedContent {
  /// The description of the content in a message, such as "is a picture without accessibilityLabel".
  package var kind: String
  /// The advice in a message, such as "say what it shows".
  package var verb: String
  /// Whether a missing label matters only if the content receives touches or is an accessibility element.
  package var isDecoration: Bool

  package init(kind: String, verb: String, isDecoration: Bool = false) {
    self.kind = kind
    self.verb = verb
    self.isDecoration = isDecoration
  }
}

// MARK: All views

extension ViewInspector {
  package var role: ViewRole { .plain }
  package var visibleText: String? { nil }
  package func addAttributes(to attributes: inout ViewAttributes) {}
  package var texts: [ShownText] { [] }
  package var letterBox: CGRect? { nil }
  package var textColorRuns: [TextColorRun] { [] }
  package var background: ViewBackground { plainBackground }
  package var hasSystemTextColor: Bool { false }
  package var hasSystemSize: Bool { false }
  package var unnamedContent: UnnamedContent? { nil }
  package func isReusablePart(_ part: UIView) -> Bool { false }
  package var declaredViews: [DeclaredView] { [] }

  /// The background of views without a special background.
  package var plainBackground: ViewBackground {
    view.drawsItself || view.contentOverlaps || !view.layer.inspectionAttributes.isEmpty || view.layer.contents != nil
      ? .mixed : .background
  }

  /// Returns the color value for a view's traits.
  package func color(_ color: UIColor) -> ViewAttributes.Value { .color(color.rasterColor(with: view.traitCollection)) }
}

struct PlainViewInspector: ViewInspector {
  let view: UIView
}

extension UIView {
  package var inspector: any ViewInspector { viewInspector.base }
}

/// The inspector of bars, which retain unused subviews.
package struct BarInspector: ViewInspector {
  package let view: UIView
  package var role: ViewRole { .bar }
  package func isReusablePart(_ part: UIView) -> Bool { true }

  package init(view: UIView) {
    self.view = view
  }
}

/// The inspector of cells, headers and footers, which retain unused subviews.
package struct CellInspector: ViewInspector {
  package let view: UIView
  package func isReusablePart(_ part: UIView) -> Bool { true }

  package init(view: UIView) {
    self.view = view
  }
}

// MARK: Controls

/// An inspector of a control. Conforming types add attributes in `addControlAttributes(to:)`.
package protocol ControlInspector: ViewInspector where View: UIControl {
  func addControlAttributes(to attributes: inout ViewAttributes)
}

extension ControlInspector {
  package var role: ViewRole { .control(isEnabled: view.isEnabled) }
  package func addControlAttributes(to attributes: inout ViewAttributes) {}

  package func addAttributes(to attributes: inout ViewAttributes) {
    if !view.isEnabled { attributes["enabled"] = .word("no") }
    if view.isSelected { attributes["selected"] = .word("yes") }
    if view.isHighlighted { attributes["highlighted"] = .word("yes") }
    addControlAttributes(to: &attributes)
  }
}

struct PlainControlInspector: ControlInspector {
  let view: UIControl
}

// MARK: Scroll views

/// An inspector of a scroll view. Conforming types add attributes in `addScrollAttributes(to:)`.
package protocol ScrollInspector: ViewInspector where View: UIScrollView {
  func addScrollAttributes(to attributes: inout ViewAttributes)
}

extension ScrollInspector {
  package var role: ViewRole { .scroll }
  package func addScrollAttributes(to attributes: inout ViewAttributes) {}

  package func addAttributes(to attributes: inout ViewAttributes) {
    addScrollAttributes(to: &attributes)
    let offset = view.contentOffset
    if offset != .zero { attributes["content offset"] = .point(offset) }
  }
}

struct PlainScrollInspector: ScrollInspector {
  let view: UIScrollView
}

// MARK: Layers

extension CALayer {
  /// The special attributes of the layer and its direct sublayers, as words and colors, without the attributes that
  /// all layers have.
  package var inspectionAttributes: [[ViewAttributes.Value]] {
    ([self] + (sublayers ?? [])).prefix(8).map(\.ownInspectionAttributes).filter { !$0.isEmpty }
  }
}
