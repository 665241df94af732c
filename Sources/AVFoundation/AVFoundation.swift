// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's AVFoundation API for view code. Nothing is played or recorded: players store their items and report once on the
// standard error that they don't play.

@_exported public import AudioToolbox
@_exported public import CoreMedia
@_exported public import QuartzCore
@_exported public import TesseraFoundation
