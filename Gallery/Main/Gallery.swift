// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The gallery's command-line tool. As in any project, one line creates the tool from a catalog.

internal import TesseraCommand
internal import TesseraGallery

@main
struct Gallery {
  static func main() async {
    await CatalogCommand.main(galleryCatalog)
  }
}
