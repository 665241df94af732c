// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's Core Media API for times of audio and video. Samples and buffers are not supported.

@_exported public import TesseraFoundation
