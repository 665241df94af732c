// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's ContactsUI API for view code. The controllers are placeholders.

@_exported public import Contacts
@_exported public import UIKit
