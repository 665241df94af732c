// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A parsed visual format, before names are resolved. Offsets count bytes of the text and are used in messages.

/// The value of a format such as `H:|-[a(>=50)]-8-[b]|`.
struct VisualFormat: Equatable {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The offsets of `|` before the first view and after the last one; nil without one.
  var leadingEdge: Int?
  var trailingEdge: Int?
  var views: [View] = []
  /// The connections between consecutive items, edges included: one fewer than there are items.
  var connections: [Connection] = []

  struct Name: Equatable {
    let text: String
    let offset: Int
  }

  struct View: Equatable {
    let name: Name
    let predicates: [Predicate]
  }

  enum Connection: Equatable {
    /// No character: the two items touch.
    case flush
    /// `-`: the standard space.
    case standard
    case spaces([Predicate])
  }

  /// A condition with a priority, such as `>=100@250`.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Operand
    var priority: Operand?
  }

  enum Operand: Equatable {
    case number(Double, offset: Int)
    case name(Name)
  }
}
