// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Every operator of the module and how strongly it binds, from the weakest to the strongest group:
//
//   operator        meaning                                group
//   ------------    -----------------------------------    -------------------------------------------------
//   ~~              activates or deactivates               MortarChangePriorityPrecendence
//   |=| |>| |<|     equal, at least, at most               MortarConstraintPrecendence
//   |+| |^|         adds subviews in order, in reverse     AddSubviewsPrecedence
//   !               priority                               MortarPriorityPrecendence  (below ??)
//   ~               insets                                 MortarInsetPrecendence     (below +)
//   + -             adds to the constant                   AdditionPrecedence
//   * /             scales                                 MultiplicationPrecedence
//
// So `a |=| b.m_width * 2 + 20 ! .low ~~ .deactivated` reads `(a |=| (((b.m_width * 2) + 20) ! .low)) ~~ .deactivated`.
// The groups' names are those of the published library, spelling included.

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
