// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics
import TesseraText

/// Who may use a font that is registered. Here it is always the process.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Nobody.
  case none = 0
  /// The process.
  case process
  /// The user.
  case persistent
  /// The session.
  case session
}

/// Makes the fonts of a TrueType or OpenType file known by name, to the process. False where the file cannot be read or is no
/// font; the error says why.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  register(error) { try Data(contentsOf: fontURL) }
}

/// Makes the fonts of several files known. The handler gets the errors and that it is done, once for each file that failed and
/// once at the end.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  for url in fontURLs.compactMap({ $0 as? URL }) {
    var error: Unmanaged<CFError>?
    if !CTFontManagerRegisterFontsForURL(url, scope, &error) {
      _ = registrationHandler?([error?.takeRetainedValue() ?? NSError(domain: "CoreText", code: 0)], false)
    }
  }
  _ = registrationHandler?([], true)
}

/// Makes a font known by name, to the process. False where it is none.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  // A font by name is known already.
  guard let data = font.data else { return true }
  return register(error) { data }
}

/// Does nothing, and returns false: fonts stay as long as the process.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

/// Does nothing, and returns false: fonts stay as long as the process.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

/// Makes the fonts of several files known. False if one of them can't be read; the errors say why.
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

/// The names of the fonts that can be asked for, sorted.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }.sorted()
}

/// The font at a size in points; 0 stands for 12. The matrix and the attributes are not used.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: UIFontDescriptor?
) -> CTFont { CTFontCreateWithName(graphicsFont.postScriptName ?? "", size, matrix) }

/// The families that can be asked for by name, sorted.
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
