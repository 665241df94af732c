// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's Core Media API for media times and time ranges. Samples and buffers are not supported.

@_exported public import TesseraFoundation
