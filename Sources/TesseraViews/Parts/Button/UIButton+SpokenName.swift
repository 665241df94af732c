// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIButton.ButtonType {
  /// The name that a screen reader speaks for types that consist of a symbol, in English.
  var spokenName: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    }
  }
}
