// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's MapKit API for UI code. A map view shows a placeholder and stores its region and
// annotations.

@_exported public import CoreLocation
@_exported public import UIKit
