// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraCommand

@main
struct TesseraCLI {
  static func main() async {
    await ToolCommand.main()
  }
}
