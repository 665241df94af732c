// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Maps as view code names them. There is no map: a map view is a placeholder that remembers its region and annotations.

@_exported public import CoreLocation
@_exported public import UIKit
