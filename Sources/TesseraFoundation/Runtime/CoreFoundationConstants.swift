// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A memory allocator. All functions ignore it and use Swift's allocator.
public final class CFAllocator: Sendable {}

/// The default allocator.
public let kCFAllocatorDefault: CFAllocator! = CFAllocator()
/// The system allocator.
public let kCFAllocatorSystemDefault: CFAllocator! = CFAllocator()
/// An allocator that neither allocates nor deallocates memory.
public let kCFAllocatorNull: CFAllocator! = CFAllocator()

/// The true value as an object.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The false value as an object.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// An object that represents a missing value in collections.
public let kCFNull: NSNull! = NSNull()
/// The index that represents an element that was not found.
public let kCFNotFound: CFIndex = -1
/// NaN as an object.
public let kCFNumberNaN: CFNumber! = NSNumber(value: Double.nan)
/// Infinity as an object.
public let kCFNumberPositiveInfinity: CFNumber! = NSNumber(value: Double.infinity)
/// Negative infinity as an object.
public let kCFNumberNegativeInfinity: CFNumber! = NSNumber(value: -Double.infinity)

/// The Info.plist key for a bundle's build version.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The Info.plist key for a bundle's name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The Info.plist key for a bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The Info.plist key for the name of a bundle's executable.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The Info.plist key for a bundle's development region.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The Info.plist key for the version of the Info.plist format.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The Info.plist key for a bundle's localizations.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

/// The Cocoa error domain.
public let kCFErrorDomainCocoa: CFString! = NSCocoaErrorDomain
/// The POSIX error domain.
public let kCFErrorDomainPOSIX: CFString! = NSPOSIXErrorDomain

/// A mutable string.
public typealias CFMutableString = NSMutableString

/// The transform to Latin letters.
public let kCFStringTransformToLatin: CFString! = "Any-Latin"
/// The transform from Latin letters to Katakana.
public let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
/// The transform from Latin letters to Hiragana.
public let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
/// The transform from Mandarin to Latin letters.
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
/// The transform that removes diacritics.
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:Diacritic:] Remove; NFC"
/// The transform that removes combining marks.
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:Nonspacing Mark:] Remove; NFC"

/// Transforms a string in place. Returns false if the transform is unknown.
///
/// - Parameters:
///   - string: The string to transform.
///   - range: The range to transform, which is updated to the transformed range. If nil, the whole string is
///     transformed.
///   - transform: The ICU name of the transform.
///   - reverse: Whether to apply the inverse transform.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let whole = NSRange(location: 0, length: string.length)
  let part = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) } ?? whole
  guard part.location >= 0, part.length >= 0, part.location <= whole.length,
    part.length <= whole.length - part.location,
    let result = string.substring(with: part).applyingTransform(StringTransform(transform), reverse: reverse)
  else { return false }
  string.replaceCharacters(in: part, with: result)
  range?.pointee.length = result.utf16.count
  return true
}

/// Returns the number of UTF-16 code units in a string.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.utf16.count ?? 0 }
/// Returns the number of elements in an array.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }
/// Returns the number of entries in a dictionary.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }
/// Returns an error's code.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err?.code ?? 0 }
/// Returns an error's domain.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err?.domain }
/// Returns an error's localized description.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err?.localizedDescription }
/// Returns the value of a Boolean object.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }
