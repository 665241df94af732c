// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether a value in a message may be read by whoever reads the log.
public struct OSLogPrivacy: Hashable, Sendable {
  /// What is shown instead of a private value.
  public enum Mask: Hashable, Sendable {
    /// A number made of the value, the same for the same value in one run of the program.
    case hash
    /// Nothing.
    case none
  }

  private enum Kind: Hashable { case auto, open, hidden }

  private let kind: Kind
  private let mask: Mask

  /// Shown.
  ///
  /// - Note: Differs from UIKit: texts and objects are shown, too, as they are where Xcode runs the app.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }
  /// Shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open, mask: .none) }
  /// Shown as `<private>`.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
  /// Shown as `<private>`.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
  /// Shown as `<private>`, or as a number.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
  /// Shown as `<private>`, or as a number.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
  /// Shown, or as a number where there is a mask.
  public static func auto(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: mask == .hash ? .hidden : .auto, mask: mask)
  }

  func shown(_ text: @autoclosure () -> String) -> String {
    guard kind == .hidden else { return text() }
    guard mask == .hash else { return "<private>" }
    return "<mask.hash: " + String(UInt(bitPattern: text().hashValue), radix: 16) + ">"
  }
}
