// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// PNG files to bitmaps and back.
///
///     let bytes = try PNG.encode(bitmap, text: [("Title", "Settings")])
///     try PNG.decode(bytes) == bitmap   // true: every premultiplied pixel survives the file's straight alpha
///
/// The same bitmap gives the same bytes on every CPU and with any number of threads, and there is no time stamp.
/// Another version of zlib may give other bytes for the same pixels, so compare pictures by their pixels, never by
/// their files.
///
/// Palette files are written only when asked for: anti-aliased text in several hues has more than 256 colors on every
/// real screen, pictures of differences have a few.
public enum PNG {
  /// How hard to try for a small file.
  ///
  /// Rows in which at least 60 % of the pixels equal their left or upper neighbor, as on nearly all of a flat screen,
  /// are stored unfiltered. libpng's default tries all filters on every row: on such screens it takes four times as
  /// long as `fast`, and its files are 16 to 29 % larger than those of `small`, which takes half its time.
  public enum Preset: Sendable, CaseIterable {
    /// For pictures that are looked at once: deflate level 1, rows of photos by difference to the left.
    case fast
    /// For pictures that are kept: libdeflate's level 6, the best filter for each row of a photo. A fifth to a quarter
    /// smaller than `fast` for five to seven times its time.
    case small
  }
}
