// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIButton.ButtonType {
  /// The English name that a screen reader speaks for button types that show a symbol.
  var spokenName: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    }
  }
}
