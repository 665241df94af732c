// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIButton {
  /// The appearance of a button without a configuration.
  public enum ButtonType: Int, Sendable {
    /// A white 18-point title, which is not dimmed while the button is disabled or pressed.
    case custom = 0
    /// A 15-point title in the tint color, which fades while the button is pressed.
    case system = 1
    /// The symbol `info.circle`.
    case detailDisclosure = 2
    /// The symbol `info.circle`, like `detailDisclosure`.
    case infoLight = 3
    /// The symbol `info.circle`, like `detailDisclosure`.
    case infoDark = 4
    /// The symbol `plus.circle`.
    case contactAdd = 5
    /// The symbol `xmark` on a gray 30-point disc.
    case close = 7

    /// An alias of `system`.
    public static let roundedRect = ButtonType.system

    /// The name of the type's symbol; nil for types with a title.
    var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      }
    }

    /// The configuration of the type's symbol, whose circle is 21.67 points wide as in pictures recorded on iOS 13. A close
    /// button's symbol is smaller because it is inside a 30-point disc.
    var symbolConfiguration: UIImage.SymbolConfiguration {
      self == .close
        ? UIImage.SymbolConfiguration(pointSize: 13, weight: .bold) : UIImage.SymbolConfiguration(pointSize: 22)
    }
  }
}
