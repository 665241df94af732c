// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics
import TesseraText

/// The scope of a font registration. Tessera always registers fonts for the process.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope.
  case none = 0
  /// The current process.
  case process
  /// The current user.
  case persistent
  /// The current login session.
  case session
}

/// Registers the fonts of a TrueType or OpenType file for the process. Returns `false` and sets the error if the file
/// can't be read or isn't a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  register(error) { try Data(contentsOf: fontURL) }
}

/// Registers the fonts of several files. Calls the handler once for each file that can't be registered and once at
/// the end. Stops if the handler returns `false`.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  for url in fontURLs.compactMap({ $0 as? URL }) {
    var error: Unmanaged<CFError>?
    if !CTFontManagerRegisterFontsForURL(url, scope, &error) {
      let errors: CFArray = [error?.takeRetainedValue() ?? NSError(domain: "CoreText", code: 0)]
      if let registrationHandler, !registrationHandler(errors, false) { return }
    }
  }
  _ = registrationHandler?([], true)
}

/// Registers a font for the process. Returns `false` if the data isn't a font.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  // A font that was created by name is already registered.
  guard let data = font.data else { return true }
  return register(error) { data }
}

/// Returns `false` and does nothing because fonts stay registered until the process exits.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

/// Returns `false` and does nothing because fonts stay registered until the process exits.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

/// Registers the fonts of several files. Returns `false` if any file can't be read or isn't a font. Doesn't set the
/// errors.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<AnyObject>?>?
) -> Bool {
  var isComplete = true
  for url in fontURLs.compactMap({ $0 as? URL }) where !CTFontManagerRegisterFontsForURL(url, scope, nil) {
    isComplete = false
  }
  return isComplete
}

/// Returns the sorted PostScript names of the available fonts.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }.sorted()
}

/// Creates a font from a graphics font and a size in points. A size of 0 means 12 points. Ignores the matrix and the
/// attributes.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: UIFontDescriptor?
) -> CTFont { CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix) }

/// Returns the sorted names of the available font families.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }

private func register(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ data: () throws -> Data) -> Bool {
  do {
    _ = try FontLibrary.shared.register([UInt8](data()))
    TextLayoutCache.shared.removeAll()
    return true
  } catch let reason {
    let info = [NSLocalizedDescriptionKey: String(describing: reason)]
    error?.pointee = .passRetained(
      NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 105, userInfo: info))
    return false
  }
}
