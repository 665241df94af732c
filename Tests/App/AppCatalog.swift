// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Harbor, an app written as for iOS: the app itself with flows, and its previews.
//
//     TESSERA_APP=1 swift run --traits Previews AppCatalog render --out FOLDER
//     TESSERA_APP=1 swift run --traits Previews AppCatalog flow app "Edit an item" --out strip.png

import Tessera
import TesseraCommand

@main
struct AppCatalog {
  static func main() async {
    await CatalogCommand.main(addingPreviewsTo: ScreenCatalog(AppScreens.all, goldens: "Tests/App/Goldens"))
  }
}
