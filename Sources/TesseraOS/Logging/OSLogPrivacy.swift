// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The privacy of a value in a message.
public struct OSLogPrivacy: Hashable, Sendable {
  /// The replacement of a private value.
  public enum Mask: Hashable, Sendable {
    /// A hash of the value, which is stable during one run of the program.
    case hash
    /// None.
    case none
  }

  private enum Kind: Hashable { case auto, open, hidden }

  private let kind: Kind
  private let mask: Mask

  /// Shown.
  ///
  /// - Note: Differs from UIKit: strings and objects are also shown, as in apps run by Xcode.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }
  /// Shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open, mask: .none) }
  /// Shown as `<private>`.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
  /// Shown as `<private>`.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
  /// Shown as `<private>`, or as a hash.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
  /// Shown as `<private>`, or as a hash.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
  /// Shown, or replaced by a hash if there is a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: mask == .hash ? .hidden : .auto, mask: mask)
  }

  func shown(_ text: @autoclosure () -> String) -> String {
    guard kind == .hidden else { return text() }
    guard mask == .hash else { return "<private>" }
    return "<mask.hash: " + String(UInt(bitPattern: text().hashValue), radix: 16) + ">"
  }
}
