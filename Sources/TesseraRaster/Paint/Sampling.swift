// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The sampling method for an image: the nearest pixel, or bilinear interpolation of four pixels. If an image is
/// drawn at half its size or less, `linear` first averages whole blocks of pixels, and `nearest` skips the pixels in
/// between.
public enum Sampling: UInt8, Sendable { case nearest, linear }
