// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Descriptions of views that code declares instead of creating them, such as SwiftUI's, for tools that inspect a
// screen. The view that hosts them returns them from its `ViewInspector`. They are determined when a tool asks, so that
// rendering costs nothing.

package import Foundation

/// A view, a container or an effect that an app's code declares. UIKit views display it, or its contents.
@MainActor
package struct DeclaredView {
  package enum Kind: Equatable, Sendable {
    /// A view whose type belongs to the app.
    case custom
    /// A container or control of the framework.
    case container
    /// A view without children, such as a text.
    case content
    /// A modifier that is displayed by a view around its content.
    case effect
  }

  /// The name in code, such as `Text`, `VStack`, `ProfileCard` or `.opacity`.
  package var name: String
  package var kind: Kind
  /// The index of the enclosing declared view in the host's list, or -1. Effects enclose no views.
  package var parent: Int
  /// The view that displays it, or nil if only its contents are displayed.
  package var view: UIView?
  /// The view that contains the views of the contents, and that defines the coordinates of `frame`.
  package var surface: UIView
  package var frame: CGRect
  /// The values that determine its layout, such as `spacing`, by name.
  package var attributes: [String: String] = [:]
  package var source: DeclaredSource
  /// Returns the steps of the layout that determine its size: from the host's proposal to its own size.
  package var layoutSteps: @MainActor () -> [DeclaredStep] = { [] }

  package init(
    name: String, kind: Kind, parent: Int, view: UIView? = nil, surface: UIView, frame: CGRect, source: DeclaredSource
  ) {
    self.name = name
    self.kind = kind
    self.parent = parent
    self.view = view
    self.surface = surface
    self.frame = frame
    self.source = source
  }
}

/// The possible places of a declaration in the app's source: the types that may contain it, and the called function.
package struct DeclaredSource {
  /// The app's type itself, if the declared view is of such a type.
  package var type: Any.Type?
  /// The called function without arguments, such as `Text` or `padding`. Nil if it is unknown.
  package var call: String?
  /// Whether the call is a method of a view.
  package var isModifier = false
  /// The call's first argument in source, such as `"Total"` or `16`. Nil if it is unknown.
  package var argument: String?
  /// The app's types whose bodies may contain the call, innermost first.
  package var owners: [Any.Type]
  /// Whether the innermost owner's body begins with the call, unless it begins with something else.
  package var isRoot = false
  /// The call's position among the calls of the same function that the innermost owner evaluated, and their count. Nil if
  /// conditions or loops may change their number.
  package var ordinal: (index: Int, count: Int)?

  package init(
    type: Any.Type? = nil, call: String? = nil, isModifier: Bool = false, argument: String? = nil, owners: [Any.Type]
  ) {
    self.type = type
    self.call = call
    self.isModifier = isModifier
    self.argument = argument
    self.owners = owners
  }
}

/// A step of a declared layout: an element that received a proposal and chose a size.
package struct DeclaredStep {
  /// The element's name, such as `VStack`, `Text "Total"` or `.padding(16)`.
  package var name: String
  /// The proposed lengths in points. Nil is the ideal length.
  package var proposal: (width: CGFloat?, height: CGFloat?)
  package var size: CGSize
  /// A sentence about the element without its name, such as `was proposed 100 × 50 and took 40 × 20.3: it has one line.`
  package var sentence: String
  package var source: DeclaredSource

  package init(
    name: String, proposal: (width: CGFloat?, height: CGFloat?), size: CGSize, sentence: String, source: DeclaredSource
  ) {
    self.name = name
    self.proposal = proposal
    self.size = size
    self.sentence = sentence
    self.source = source
  }
}
