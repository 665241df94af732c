// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A parsed visual format with unresolved names. Offsets are byte offsets in the format string and are used in error
// messages.

/// A parsed visual format, such as `H:|-[a(>=50)]-8-[b]|`.
struct VisualFormat: Equatable {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The offsets of the `|` before the first view and after the last view, or nil if there is none.
  var leadingEdge: Int?
  var trailingEdge: Int?
  var views: [View] = []
  /// The connections between consecutive items, including the superview's edges. There is one fewer than there are
  /// items.
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
    /// No characters. The two items touch.
    case flush
    /// `-`, which is the standard space.
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
