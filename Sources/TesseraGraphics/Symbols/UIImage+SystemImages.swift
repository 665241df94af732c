// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Source of the symbols: from memory of iOS 13 to 18.

extension UIImage {
  /// The system's image of an addition, as in lists that are edited.
  public class var add: UIImage { system("plus.circle.fill") }
  /// The system's image of a removal, as in lists that are edited.
  public class var remove: UIImage { system("minus.circle.fill") }
  /// The system's image of more actions.
  public class var actions: UIImage { system("ellipsis.circle.fill") }
  /// The system's checkmark.
  public class var checkmark: UIImage { system("checkmark") }
  /// The system's checkmark in a circle.
  public class var strokedCheckmark: UIImage { system("checkmark.circle.fill") }

  private class func system(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
