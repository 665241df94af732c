// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A namespace for encoding and decoding PNG files.
///
///     let bytes = try PNG.encode(bitmap, text: [("Title", "Settings")])
///     try PNG.decode(bytes) == bitmap   // true: every premultiplied pixel survives the file's straight alpha
///
/// The same bitmap gives the same bytes on every CPU and with any number of threads, and there is no time stamp. Other
/// versions of zlib may give other bytes for the same pixels, so compare pictures by their pixels, never by their files.
/// Palettes are opt-in. Antialiased text in several hues has more than 256 colors on every real screen, while diff
/// pictures have only a few.
/// have only a few.
public enum PNG {
  /// A compression preset.
  ///
  /// Rows in which at least 60 % of the pixels equal their left or upper neighbor, as on nearly all of a flat screen, are
  /// stored unfiltered. libpng's default tries all filters on every row: on such screens it takes four times as long as
  /// `fast`, and its files are 16 to 29 % larger than those of `small`, which takes half its time.
  public enum Preset: Sendable, CaseIterable {
    /// A preset for temporary pictures: deflate level 1. Rows of photos use the filter that subtracts the pixel to the
    /// left.
    case fast
    /// A preset for stored pictures: libdeflate's level 6, with the best filter for each row of a photo. Files are a
    /// fifth to a quarter smaller than with `fast`, and take five to seven times as long.
    case small
  }
}
