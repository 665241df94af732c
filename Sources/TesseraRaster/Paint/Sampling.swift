// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How pixels of an image are read: the nearest one, or a bilinear mixture of four.
/// `linear` first averages whole blocks of pixels where an image is drawn at half its size or less; `nearest` skips
/// the pixels in between.
public enum Sampling: UInt8, Sendable { case nearest, linear }
