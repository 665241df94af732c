// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The part of Apple's AVFoundation API that UI code uses. Nothing is played or recorded. Players store their items and
// log once, on standard error, that they don't play.

@_exported public import AudioToolbox
@_exported public import CoreMedia
@_exported public import QuartzCore
@_exported public import TesseraFoundation
