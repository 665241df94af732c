// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Tessera
import SwiftUI

/// The gallery's SwiftUI screens, in display order.
///
/// Screens whose names also occur in `galleryCatalog` have the same content as their UIKit counterparts.
public let swiftUIGalleryCatalog = ScreenCatalog(goldens: "Gallery/SwiftUI/Images") {
  Screen("messages", device: .iPhone14) { UIHostingController(rootView: MessagesView()) }
  systemScreens
}
