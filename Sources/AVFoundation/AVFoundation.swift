// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's AVFoundation API for UI code. Nothing is played or recorded. Players store their items and
// log once, on standard error, that they don't play.

@_exported public import AudioToolbox
@_exported public import CoreMedia
@_exported public import QuartzCore
@_exported public import TesseraFoundation
