// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Apple's MapKit API for view code. A map view is a placeholder that stores its region and annotations.

@_exported public import CoreLocation
@_exported public import UIKit
