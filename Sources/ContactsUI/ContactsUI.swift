// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The sheets that show and choose people, as view code names them. They are placeholders.

@_exported public import Contacts
@_exported public import UIKit
