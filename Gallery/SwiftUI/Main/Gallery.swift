// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The command-line tool of the gallery's SwiftUI screens.

internal import TesseraCommand
internal import TesseraSwiftUIGallery

@main
struct Gallery {
  static func main() async {
    await CatalogCommand.main(swiftUIGalleryCatalog)
  }
}
