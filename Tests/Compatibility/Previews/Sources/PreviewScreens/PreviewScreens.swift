// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Cards
import FormCards
import TesseraCommand

@main struct PreviewScreens {
  static func main() async { await CatalogCommand.main() }
}
