// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The module that view code written for iOS imports. It only re-exports other modules, so such files compile
// unchanged.

@_exported public import TesseraControls
@_exported public import TesseraDynamics
@_exported public import TesseraGraphics
@_exported public import TesseraInteractions
@_exported public import TesseraLayout
@_exported public import TesseraLists
@_exported public import TesseraMotion
@_exported public import TesseraNibs
@_exported public import TesseraTextKit
@_exported public import TesseraViews

// In the SDK, UIKit re-exports the same modules as on iOS. They are separate libraries, which are loaded only if they
// are used. In the package, UIKit doesn't depend on them.
#if TESSERA_SDK
  @_exported public import CoreGraphics
  @_exported public import CoreImage
  @_exported public import CoreText
  @_exported public import QuartzCore
  @_exported public import UserNotifications
#endif
