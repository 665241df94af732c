// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's UserNotifications API, for view code that uses it. Authorization is denied, and no notification is
// delivered.

@_exported public import TesseraFoundation
