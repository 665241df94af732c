// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Times of audio and video. Samples and buffers are not supported.

@_exported public import TesseraFoundation
