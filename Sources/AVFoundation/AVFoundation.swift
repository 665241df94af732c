// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Sound, film and cameras as view code names them. Nothing plays and nothing is recorded: players remember what they were
// given, and say once on the standard error that they do not play.

@_exported public import AudioToolbox
@_exported public import CoreMedia
@_exported public import QuartzCore
@_exported public import TesseraFoundation
