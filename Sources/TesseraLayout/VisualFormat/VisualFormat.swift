// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A parsed visual format: what the text says, before names are looked up. Offsets are bytes of the text, for messages.

/// `H:|-[a(>=50)]-8-[b]|` as a value.
struct VisualFormat: Equatable {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// Where `|` stands before the first view and after the last one, if it does.
  var leadingEdge: Int?
  var trailingEdge: Int?
  var views: [View] = []
  /// What lies between one item and the next, edges included: one fewer than there are items.
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
    /// No character: the two touch.
    case flush
    /// `-`: the standard space.
    case standard
    case spaces([Predicate])
  }

  /// `>=100@250`: a bound and how strongly it holds.
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
