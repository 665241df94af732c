// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tools that inspect a finished screen (golden trees, audits, explanations, contrast) query each view and do not depend on any
// class of views. A class describes itself in a separate file: its `viewInspector` returns a value that refers to the view and
// implements those of the members below in which the class differs from a plain view. Subclasses inherit it.
//
//     @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(DialInspector(view: self)) }
//
//     private struct DialInspector: ControlInspector {
//       let view: Dial
//       func addControlAttributes(to attributes: inout ViewAttributes) { attributes["value"] = .number(view.value) }
//     }
//
// The description is a separate value, because members that subclasses in other modules override must be in the class body, and
// there would be one for each query.

package import Foundation
package import TesseraRaster

/// The description of a view for tools that inspect a finished screen.
@preconcurrency @MainActor
package protocol ViewInspector {
  associatedtype View: UIView

  var view: View { get }
  var role: ViewRole { get }

  /// The visible text: translated if there is a translation, bullets for secure text. Nil or empty for none.
  var visibleText: String? { get }
  /// Adds the attributes of the view that no layer has and that differ from their defaults.
  func addAttributes(to attributes: inout ViewAttributes)

  /// The texts that the view lays out itself, and how much of each is visible.
  var texts: [ShownText] { get }
  /// The bounding box of the glyphs of a text view, in its coordinates. Nil for all other views.
  var letterBox: CGRect? { get }
  /// The parts of the text view's text and their colors. Empty if the text is not meant to be read.
  var textColorRuns: [TextColorRun] { get }
  /// The background that the view paints below its subviews.
  var background: ViewBackground { get }
  /// Whether the system chooses the color of the texts inside.
  var hasSystemTextColor: Bool { get }

  /// Whether UIKit gives the view a fixed size that may be smaller than a touch target.
  var hasSystemSize: Bool { get }
  /// The content that a screen reader can't name by the view's texts, or nil if there is none.
  var unnamedContent: UnnamedContent? { get }
  /// Returns whether a hidden subview is a part that the view keeps for reuse.
  func isReusablePart(_ part: UIView) -> Bool
}

/// A type-erased inspector.
@_spi(Tessera) public struct AnyViewInspector {
  package let base: any ViewInspector

  package init(_ base: any ViewInspector) {
    self.base = base
  }
}

/// The role of a view for its user.
package enum ViewRole: Equatable {
  /// A box, an image, a drawing.
  case plain
  case text
  case control(isEnabled: Bool)
  case scroll
  /// A bar of the system, whose parts no app can change.
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

/// The background of a view's content.
package enum ViewBackground {
  /// The background color of the layer, if it has one.
  case background
  /// Another color over all of the view.
  case fill(Color, isSystem: Bool)
  /// Several colors, or unknown ones.
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

/// Content without text, which only an accessibility label can name.
package struct UnnamedContent {
  /// For example "is a picture without accessibilityLabel".
  package var kind: String
  /// For example "say what it shows".
  package var verb: String
  /// Whether a missing label matters only if the content is touchable or an accessibility element.
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

  /// The background of plain views.
  package var plainBackground: ViewBackground {
    view.drawsItself || view.contentOverlaps || !view.layer.inspectionAttributes.isEmpty || view.layer.contents != nil
      ? .mixed : .background
  }

  /// Returns a color as it appears in the view.
  package func color(_ color: UIColor) -> ViewAttributes.Value { .color(color.rasterColor(with: view.traitCollection)) }
}

struct PlainViewInspector: ViewInspector {
  let view: UIView
}

extension UIView {
  package var inspector: any ViewInspector { viewInspector.base }
}

/// The description of bars, which keep unused parts.
package struct BarInspector: ViewInspector {
  package let view: UIView
  package var role: ViewRole { .bar }
  package func isReusablePart(_ part: UIView) -> Bool { true }

  package init(view: UIView) {
    self.view = view
  }
}

/// The description of cells, headers and footers, which keep unused parts.
package struct CellInspector: ViewInspector {
  package let view: UIView
  package func isReusablePart(_ part: UIView) -> Bool { true }

  package init(view: UIView) {
    self.view = view
  }
}

// MARK: Controls

/// The description of controls. Each adds its own attributes in `addControlAttributes(to:)`.
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

/// The description of scroll views. Each adds its own attributes in `addScrollAttributes(to:)`.
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
  /// The attributes of the layer and its direct sublayers beyond those of every layer, as words and colors.
  package var inspectionAttributes: [[ViewAttributes.Value]] {
    ([self] + (sublayers ?? [])).prefix(8).map(\.ownInspectionAttributes).filter { !$0.isEmpty }
  }
}
