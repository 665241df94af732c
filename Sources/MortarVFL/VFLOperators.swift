// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The module's operators, from lowest to highest precedence:
//
//     operator               meaning                                           precedence group
//     -------------------    -----------------------------------------------   -------------------------------
//     |>  ||>  |^  ||^       starts at the edge of a view or attribute         MortarVFLListBeginPrecendence
//     |>> ||>> |^^ ||^^      inside a view: starts and ends at its edges       MortarVFLListBeginPrecendence
//     <|  <||  ^|  ^||       ends at an edge; |> or |^ starts the list         MortarVFLListCapturePrecendence
//     <!  <!!  ^!  ^!!       ends at an edge; the start is open                MortarVFLListCapturePrecendence
//     ||                     a space of 8 points between nodes                 LogicalDisjunctionPrecedence
//     |                      no space between nodes                            AdditionPrecedence
//     == ~~ (prefix)         fixed or same size, weighted size                 -
//
// `>` and `<` apply to the horizontal axis, `^` to the vertical axis. A doubled bar or exclamation mark adds 8
// points. The names of the precedence groups, including their spelling, match the original library.

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
