// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Every operator of the module and how strongly it binds, from the weakest to the strongest group:
//
//   operator               meaning                                           group
//   -------------------    -----------------------------------------------   -------------------------------
//   |>  ||>  |^  ||^       begins at a view's or attribute's edge            MortarVFLListBeginPrecendence
//   |>> ||>> |^^ ||^^      lies inside a view: begins and ends at its edges  MortarVFLListBeginPrecendence
//   <|  <||  ^|  ^||       ends at an edge; |> or |^ has to begin            MortarVFLListCapturePrecendence
//   <!  <!!  ^!  ^!!       ends at an edge, and begins nowhere               MortarVFLListCapturePrecendence
//   ||                     8 points between                                  LogicalDisjunctionPrecedence
//   |                      nothing between                                   AdditionPrecedence
//   == ~~ (prefix)         fixed or same size, weighted size                 -
//
// `>` and `<` work along the horizontal axis, `^` along the vertical one. A doubled bar or bang leaves 8 points.
// The groups' names are those of the published library, spelling included.

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
