// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// The values set by a view's preview modifiers.
struct PreviewFacts {
  var name: String?
  var layout: PreviewLayout?
  var device: String?
  var isLandscape: Bool?
  var colorScheme: ColorScheme?
}
