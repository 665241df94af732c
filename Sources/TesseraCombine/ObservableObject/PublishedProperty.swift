// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import OpenCombine

/// A marker protocol that identifies the storage of `@Published` properties among an object's stored properties.
protocol PublishedProperty {}

extension Published: PublishedProperty {}
