// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// View code written for iOS says `import UIKit`. This module carries that name and nothing else,
// so such a file compiles untouched.

@_exported public import TesseraControls
@_exported public import TesseraDynamics
@_exported public import TesseraGraphics
@_exported public import TesseraInteractions
@_exported public import TesseraLists
@_exported public import TesseraMotion
@_exported public import TesseraNibs
@_exported public import TesseraViews

// An SDK hands on what UIKit of iOS hands on. These modules have libraries of their own, which load only if something of them
// is used. As a package, UIKit builds none of them.
#if TESSERA_SDK
  @_exported public import CoreGraphics
  @_exported public import CoreImage
  @_exported public import CoreText
  @_exported public import QuartzCore
  @_exported public import UserNotifications
#endif
