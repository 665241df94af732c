// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The privacy level of a value in a message.
public struct OSLogPrivacy: Hashable, Sendable {
  /// The replacement for a private value.
  public enum Mask: Hashable, Sendable {
    /// A hash of the value, which is stable for the lifetime of the process.
    case hash
    /// No hash. Private values are replaced by `<private>`.
    case none
  }

  private enum Kind: Hashable { case auto, open, hidden }

  private let kind: Kind
  private let mask: Mask

  /// The value is shown.
  ///
  /// - Note: Differs from UIKit: strings and objects are also shown, as in apps run by Xcode.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }
  /// The value is shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open, mask: .none) }
  /// The value is replaced by `<private>`.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
  /// The value is replaced by `<private>`.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
  /// The value is replaced by `<private>` or by a hash.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
  /// The value is replaced by `<private>` or by a hash.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
  /// The value is shown, or replaced by a hash if there is a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: mask == .hash ? .hidden : .auto, mask: mask)
  }

  func shown(_ text: @autoclosure () -> String) -> String {
    guard kind == .hidden else { return text() }
    guard mask == .hash else { return "<private>" }
    return "<mask.hash: " + String(UInt(bitPattern: text().hashValue), radix: 16) + ">"
  }
}
