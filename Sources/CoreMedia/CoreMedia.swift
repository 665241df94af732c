// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Times of audio and video. There are no samples or buffers.

@_exported public import TesseraFoundation
