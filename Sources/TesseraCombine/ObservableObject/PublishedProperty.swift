// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import OpenCombine

/// A marker for the storage of `@Published` properties among the stored properties of an object.
protocol PublishedProperty {}

extension Published: PublishedProperty {}
