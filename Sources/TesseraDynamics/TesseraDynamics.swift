// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// This module implements UIKit Dynamics: a physics simulation that moves views by gravity, collisions, attachments
// and snapping.

@_exported public import TesseraViews
