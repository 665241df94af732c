// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIButton {
  /// The appearance of a button without a configuration.
  public enum ButtonType: Int, Sendable {
    /// A white title of 18 points, which is not dimmed while disabled or pressed.
    case custom = 0
    /// A title of 15 points in the tint color, which fades while pressed.
    case system = 1
    /// The symbol `info.circle`.
    case detailDisclosure = 2
    /// The symbol `info.circle`, like `detailDisclosure`.
    case infoLight = 3
    /// The symbol `info.circle`, like `detailDisclosure`.
    case infoDark = 4
    /// The symbol `plus.circle`.
    case contactAdd = 5
    /// The symbol `xmark` on a gray disc of 30 points.
    case close = 7

    /// Another name of `system`.
    public static let roundedRect = ButtonType.system

    /// The symbol of a type that shows a symbol; nil for types with a title.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }

    /// The symbol's size. That of a close button is inside a disc of 30 points.
    var symbolConfiguration: UIImage.SymbolConfiguration {
      self == .close
        ? UIImage.SymbolConfiguration(pointSize: 13, weight: .bold) : UIImage.SymbolConfiguration(pointSize: 20)
    }
  }
}
