// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tools that look at a finished screen (golden trees, audits, explanations, contrast) ask each view about itself and know
// no class of views. A class answers in its own file: its `speaker` makes a value that holds the view, and the value
// implements those of the members below where the class differs from a plain view. Subclasses inherit the answer.
//
//     @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(DialSpeaker(view: self)) }
//
//     private struct DialSpeaker: ControlSpeaker {
//       let view: Dial
//       func addControlLook(to look: inout ViewLook) { look["value"] = .number(view.value) }
//     }
//
// It is a value, because a member of the views that subclasses of other modules override would have to stand in the class,
// for each of these questions.

package import Foundation
package import TesseraRaster

/// What a view answers the tools that look at a finished screen.
@preconcurrency @MainActor
package protocol ViewSpeaker {
  associatedtype View: UIView

  var view: View { get }
  var role: ViewRole { get }

  /// The words the view shows: translated where there is a translation, bullets for a secret. Nil or empty for none.
  var words: String? { get }
  /// Adds those properties of the view's look that no layer has and that differ from their defaults.
  func addLook(to look: inout ViewLook)

  /// The texts that the view lays out itself, and how much of each shows.
  var texts: [ShownText] { get }
  /// Where the letters of a view that is a text stand, in its coordinates; nil for all others.
  var letterBox: CGRect? { get }
  /// The parts of that text and their colours; none where no one has to read it.
  var inks: [TextInk] { get }
  /// What the view paints below its subviews.
  var ground: ViewGround { get }
  /// Whether the colour of the texts inside is the system's choice.
  var choosesInk: Bool { get }

  /// Whether UIKit gives the view a size of its own that may be smaller than a finger.
  var hasSystemSize: Bool { get }
  /// What a screen reader cannot name by the view's texts; nil where there is nothing to name.
  var unnamed: UnnamedContent? { get }
  /// Whether a hidden subview is a part that the view keeps for when it is needed.
  func isSpare(_ part: UIView) -> Bool
}

/// A speaker of any type.
@_spi(Tessera) public struct AnyViewSpeaker {
  package let base: any ViewSpeaker

  package init(_ base: any ViewSpeaker) {
    self.base = base
  }
}

/// What kind of thing a view is to its user.
package enum ViewRole: Equatable {
  /// A box, a picture, a drawing.
  case plain
  case text
  case control(isEnabled: Bool)
  case scroll
  /// A bar of the system, which no app can change in parts.
  case bar

  package var isControl: Bool { if case .control = self { true } else { false } }
}

/// How a view looks, property by property.
package struct ViewLook {
  package typealias Value = LookValue

  package private(set) var values: [String: Value] = [:]

  package init() {}

  package subscript(name: String) -> Value? {
    get { values[name] }
    set { values[name] = newValue }
  }
}

/// What lies behind whatever stands on a view.
package enum ViewGround {
  /// The background colour of the layer, if it has one.
  case background
  /// Another colour over all of the view.
  case fill(Color, isSystem: Bool)
  /// Several colours, or unknown ones.
  case mixed
}

/// A part of a text in one colour.
package struct TextInk {
  package var text: String
  package var color: UIColor
  package var font: UIFont

  package init(text: String, color: UIColor, font: UIFont) {
    self.text = text
    self.color = color
    self.font = font
  }
}

/// Content without words, which only an accessibility label can name.
package struct UnnamedContent {
  /// As in "is a picture without accessibilityLabel".
  package var kind: String
  /// As in "say what it shows".
  package var verb: String
  /// Whether it counts only where it can be touched or is an accessibility element.
  package var isDecoration: Bool

  package init(kind: String, verb: String, isDecoration: Bool = false) {
    self.kind = kind
    self.verb = verb
    self.isDecoration = isDecoration
  }
}

// MARK: Any view

extension ViewSpeaker {
  package var role: ViewRole { .plain }
  package var words: String? { nil }
  package func addLook(to look: inout ViewLook) {}
  package var texts: [ShownText] { [] }
  package var letterBox: CGRect? { nil }
  package var inks: [TextInk] { [] }
  package var ground: ViewGround { viewGround }
  package var choosesInk: Bool { false }
  package var hasSystemSize: Bool { false }
  package var unnamed: UnnamedContent? { nil }
  package func isSpare(_ part: UIView) -> Bool { false }

  /// What views of no special kind paint.
  package var viewGround: ViewGround {
    view.drawsItself || view.contentOverlaps || !view.layer.looks.isEmpty || view.layer.contents != nil
      ? .mixed : .background
  }

  /// A colour as it shows in the view.
  package func color(_ color: UIColor) -> ViewLook.Value { .color(color.rasterColor(with: view.traitCollection)) }
}

struct PlainSpeaker: ViewSpeaker {
  let view: UIView
}

extension UIView {
  /// The answers of the view's class.
  package var answers: any ViewSpeaker { speaker.base }
}

/// A bar keeps its parts.
package struct BarSpeaker: ViewSpeaker {
  package let view: UIView
  package var role: ViewRole { .bar }
  package func isSpare(_ part: UIView) -> Bool { true }

  package init(view: UIView) {
    self.view = view
  }
}

/// Cells, headers and footers keep their parts.
package struct CellSpeaker: ViewSpeaker {
  package let view: UIView
  package func isSpare(_ part: UIView) -> Bool { true }

  package init(view: UIView) {
    self.view = view
  }
}

// MARK: Controls

/// What every control tells; its own look stands in `addControlLook`.
package protocol ControlSpeaker: ViewSpeaker where View: UIControl {
  func addControlLook(to look: inout ViewLook)
}

extension ControlSpeaker {
  package var role: ViewRole { .control(isEnabled: view.isEnabled) }
  package func addControlLook(to look: inout ViewLook) {}

  package func addLook(to look: inout ViewLook) {
    if !view.isEnabled { look["enabled"] = .word("no") }
    if view.isSelected { look["selected"] = .word("yes") }
    if view.isHighlighted { look["highlighted"] = .word("yes") }
    addControlLook(to: &look)
  }
}

struct PlainControlSpeaker: ControlSpeaker {
  let view: UIControl
}

// MARK: Scroll views

/// What every scroll view tells; its own look stands in `addScrollLook`.
package protocol ScrollSpeaker: ViewSpeaker where View: UIScrollView {
  func addScrollLook(to look: inout ViewLook)
}

extension ScrollSpeaker {
  package var role: ViewRole { .scroll }
  package func addScrollLook(to look: inout ViewLook) {}

  package func addLook(to look: inout ViewLook) {
    addScrollLook(to: &look)
    let offset = view.contentOffset
    if offset != .zero { look["content offset"] = .point(offset) }
  }
}

struct PlainScrollSpeaker: ScrollSpeaker {
  let view: UIScrollView
}

// MARK: Layers

extension CALayer {
  /// What the layer and those right inside it paint beyond what every layer can, in words and colours.
  package var looks: [[ViewLook.Value]] {
    ([self] + (sublayers ?? [])).prefix(8).map(\.ownLook).filter { !$0.isEmpty }
  }
}
