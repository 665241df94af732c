// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The module's operators and their precedence:
//
//   operator      precedence group               meaning
//   *  /          MultiplicationPrecedence       multiplier of the second item
//   +  -          AdditionPrecedence             constant, in points
//   ==  >=  <=    ComparisonPrecedence           creates the constraint, or one for each attribute of a set
//   !             LogicalConjunctionPrecedence   priority; binds last, so it applies to all constraints of the relation
//
// Only `!` is new; the others are overloads of the language's operators.

/// Sets the priority: `a == b + 8 ! .defaultLow`.
infix operator ! : LogicalConjunctionPrecedence
