// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The character encoding of octal escapes in old-style property lists. The first 128 characters of this NeXTSTEP
/// encoding are ASCII.
enum NextStepEncoding {
  private static let upper = Array(
    "\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}"
      .utf16)

  static func unit(_ byte: UInt8) -> UInt16 {
    byte < 128 || Int(byte) - 128 >= upper.count ? UInt16(byte) : upper[Int(byte) - 128]
  }
}
