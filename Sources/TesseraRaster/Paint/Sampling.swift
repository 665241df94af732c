// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The sampling of an image: the nearest pixel, or bilinear interpolation of four.
/// `linear` first averages whole blocks of pixels if an image is drawn at half its size or less; `nearest` skips
/// the pixels in between.
public enum Sampling: UInt8, Sendable { case nearest, linear }
