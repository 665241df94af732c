// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The module's operators, from lowest to highest precedence:
//
//     operator        meaning                                precedence group
//     ------------    -----------------------------------    -------------------------------------------------
//     ~~              activates or deactivates               MortarChangePriorityPrecendence
//     |=| |>| |<|     equal, at least, at most               MortarConstraintPrecendence
//     |+| |^|         adds subviews in order, in reverse     AddSubviewsPrecedence
//     !               priority                               MortarPriorityPrecendence  (below ??)
//     ~               insets                                 MortarInsetPrecendence     (below +)
//     + -             adds to the constant                   AdditionPrecedence
//     * /             scales                                 MultiplicationPrecedence
//
// For example, `a |=| b.m_width * 2 + 20 ! .low ~~ .deactivated` means `(a |=| (((b.m_width * 2) + 20) ! .low)) ~~
// .deactivated`. The names of the precedence groups, including their spelling, match the original library.

precedencegroup MortarChangePriorityPrecendence {
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
  associativity: left
}

precedencegroup MortarConstraintPrecendence {
  higherThan: MortarChangePriorityPrecendence
  lowerThan: TernaryPrecedence
}

precedencegroup AddSubviewsPrecedence {
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}

precedencegroup MortarPriorityPrecendence {
  higherThan: ComparisonPrecedence
  lowerThan: NilCoalescingPrecedence
}

precedencegroup MortarInsetPrecendence {
  higherThan: RangeFormationPrecedence
  lowerThan: AdditionPrecedence
  associativity: left
}

infix operator ~~ : MortarChangePriorityPrecendence
infix operator |=| : MortarConstraintPrecendence
infix operator |>| : MortarConstraintPrecendence
infix operator |<| : MortarConstraintPrecendence
infix operator |+| : AddSubviewsPrecedence
infix operator |^| : AddSubviewsPrecedence
infix operator ! : MortarPriorityPrecendence
infix operator ~ : MortarInsetPrecendence
