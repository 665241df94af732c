// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIButton {
  /// What a button looks like without a configuration.
  public enum ButtonType: Int, Sendable {
    /// White title of 18 points, which does not dim while disabled or pressed.
    case custom = 0
    /// Title of 15 points in the tint colour, which fades while pressed.
    case system = 1
    /// The symbol `info.circle`.
    case detailDisclosure = 2
    /// The symbol `info.circle`, as `detailDisclosure`.
    case infoLight = 3
    /// The symbol `info.circle`, as `detailDisclosure`.
    case infoDark = 4
    /// The symbol `plus.circle`.
    case contactAdd = 5
    /// The symbol `xmark` on a grey disc of 30 points.
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
