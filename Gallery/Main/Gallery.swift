// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The command line of the gallery, as any project writes its own: one line for a catalog.

internal import TesseraCommand
internal import TesseraGallery

@main
struct Gallery {
  static func main() async {
    await CatalogCommand.main(galleryCatalog)
  }
}
