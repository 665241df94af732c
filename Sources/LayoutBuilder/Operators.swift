// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The module's operators and their precedence:
//
//     operator      precedence group               meaning
//     *  /          MultiplicationPrecedence       multiplier of the second item
//     +  -          AdditionPrecedence             constant, in points
//     ==  >=  <=    ComparisonPrecedence           creates the constraint, or one for each attribute of a set
//     !             LogicalConjunctionPrecedence   priority; evaluated last, so it applies to all constraints of a relation
//
// Only `!` is a new operator; the other operators are overloads of Swift's operators.

/// Sets the priority: `a == b + 8 ! .defaultLow`.
infix operator ! : LogicalConjunctionPrecedence
