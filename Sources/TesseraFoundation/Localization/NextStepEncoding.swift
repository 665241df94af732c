// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The characters of octal escapes in old property lists: NeXTSTEP's encoding, whose first half is ASCII.
enum NextStepEncoding {
  private static let upper = Array(
    "\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}"
      .utf16)

  static func unit(_ byte: UInt8) -> UInt16 {
    byte < 128 || Int(byte) - 128 >= upper.count ? UInt16(byte) : upper[Int(byte) - 128]
  }
}
