// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ShareCards

@main
struct ShareCardsMain {
  static func main() async {
    await ShareCards.main()
  }
}
