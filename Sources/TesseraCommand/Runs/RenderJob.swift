// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// One picture to make.
struct RenderJob: Sendable {
  let screen: Screen
  let variant: Variant

  var fileName: String { "\(screen.name).\(variant.name).png" }
}
