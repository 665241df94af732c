// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A namespace for encoding and decoding PNG files.
///
///     let bytes = try PNG.encode(bitmap, text: [("Title", "Settings")])
///     try PNG.decode(bytes) == bitmap   // true: every premultiplied pixel survives
///
/// The same bitmap produces the same bytes on every CPU and with any number of threads, and files contain no time
/// stamp. Other versions of zlib may produce different bytes for the same pixels, so compare the pixels of two files,
/// never their bytes. Palettes are opt-in. They are useful for diff images, which have only a few colors. On real
/// screens, antialiased text in several hues has more than 256 colors.
public enum PNG {
  /// A compression preset.
  ///
  /// On a typical screen, nearly all rows are flat: at least 60 % of their pixels equal the pixel to the left or
  /// above. Both presets store such rows unfiltered. libpng's default tries all filters on every row. On such screens
  /// it takes four times as long as `fast`. It also takes twice as long as `small`, with files that are 16 to 29 %
  /// larger.
  public enum Preset: Sendable, CaseIterable {
    /// A preset for temporary images: deflate level 1. Rows of photos use the filter that subtracts the left pixel.
    case fast
    /// A preset for stored images: libdeflate level 6, with the best filter for each row of a photo. Files are 20 to
    /// 25 % smaller than with `fast` and take five to seven times as long to encode.
    case small
  }
}
