// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The previews of Harbor, an app written as for iOS:
//
//     TESSERA_APP=1 swift run --traits Previews AppCatalog render --out FOLDER

import Harbor
import SwiftUI
import Tessera
import TesseraCommand

@main
struct AppCatalog {
  static func main() async throws {
    await CatalogCommand.main(try .previews(goldens: "Tests/App/Goldens"))
  }
}
