// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIButton {
  /// What a button looks like without a configuration.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// Another name of `system`.
    public static let roundedRect = ButtonType.system

    /// The picture of the types that are one.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }

    /// The picture's size: that of a close button stands in a disc of 30 points.
    var symbolConfiguration: UIImage.SymbolConfiguration {
      self == .close
        ? UIImage.SymbolConfiguration(pointSize: 13, weight: .bold) : UIImage.SymbolConfiguration(pointSize: 20)
    }
  }
}
