// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The module's operators and their precedence, from the lowest to the highest group:
//
//   operator               meaning                                           group
//   -------------------    -----------------------------------------------   -------------------------------
//   |>  ||>  |^  ||^       begins at a view's or attribute's edge            MortarVFLListBeginPrecendence
//   |>> ||>> |^^ ||^^      inside a view: begins and ends at its edges       MortarVFLListBeginPrecendence
//   <|  <||  ^|  ^||       ends at an edge; |> or |^ begins the list          MortarVFLListCapturePrecendence
//   <!  <!!  ^!  ^!!       ends at an edge; the start is open               MortarVFLListCapturePrecendence
//   ||                     8 points between                                  LogicalDisjunctionPrecedence
//   |                      nothing between                                   AdditionPrecedence
//   == ~~ (prefix)         fixed or same size, weighted size                 -
//
// `>` and `<` apply to the horizontal axis, `^` to the vertical one. A doubled bar or bang adds 8 points.
// The groups' names are those of the published library, including their spelling.

precedencegroup MortarVFLListBeginPrecendence {
  higherThan: TernaryPrecedence
  lowerThan: LogicalDisjunctionPrecedence
  associativity: left
}

precedencegroup MortarVFLListCapturePrecendence {
  higherThan: MortarVFLListBeginPrecendence
  lowerThan: LogicalDisjunctionPrecedence
  associativity: left
}

infix operator |> : MortarVFLListBeginPrecendence
infix operator ||> : MortarVFLListBeginPrecendence
infix operator |>> : MortarVFLListBeginPrecendence
infix operator ||>> : MortarVFLListBeginPrecendence
infix operator |^ : MortarVFLListBeginPrecendence
infix operator ||^ : MortarVFLListBeginPrecendence
infix operator |^^ : MortarVFLListBeginPrecendence
infix operator ||^^ : MortarVFLListBeginPrecendence

infix operator <| : MortarVFLListCapturePrecendence
infix operator <|| : MortarVFLListCapturePrecendence
infix operator ^| : MortarVFLListCapturePrecendence
infix operator ^|| : MortarVFLListCapturePrecendence
infix operator <! : MortarVFLListCapturePrecendence
infix operator <!! : MortarVFLListCapturePrecendence
infix operator ^! : MortarVFLListCapturePrecendence
infix operator ^!! : MortarVFLListCapturePrecendence

prefix operator ~~
prefix operator ==
