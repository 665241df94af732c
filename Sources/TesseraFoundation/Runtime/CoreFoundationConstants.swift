// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A memory allocator. Functions ignore it, because Swift's allocator allocates everything.
public final class CFAllocator: Sendable {}

/// The default allocator.
public let kCFAllocatorDefault: CFAllocator! = CFAllocator()
/// The system's allocator.
public let kCFAllocatorSystemDefault: CFAllocator! = CFAllocator()
/// An allocator that neither allocates nor releases.
public let kCFAllocatorNull: CFAllocator! = CFAllocator()

/// The true value as an object.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The false value as an object.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// The object that represents a missing value in collections.
public let kCFNull: NSNull! = NSNull()
/// The index of a missing element.
public let kCFNotFound: CFIndex = -1
/// NaN as an object.
public let kCFNumberNaN: CFNumber! = NSNumber(value: Double.nan)
/// Infinity as an object.
public let kCFNumberPositiveInfinity: CFNumber! = NSNumber(value: Double.infinity)
/// Negative infinity as an object.
public let kCFNumberNegativeInfinity: CFNumber! = NSNumber(value: -Double.infinity)

/// The key of a bundle's build version.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the name of a bundle's executable.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of a bundle's development region.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the version of a bundle's property list.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The key of a bundle's localizations.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

/// The domain of Cocoa's errors.
public let kCFErrorDomainCocoa: CFString! = NSCocoaErrorDomain
/// The domain of POSIX errors.
public let kCFErrorDomainPOSIX: CFString! = NSPOSIXErrorDomain

/// A mutable string.
public typealias CFMutableString = NSMutableString

/// The transformation to Latin letters.
public let kCFStringTransformToLatin: CFString! = "Any-Latin"
/// The transformation from Latin letters to Katakana.
public let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
/// The transformation from Latin letters to Hiragana.
public let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
/// The transformation from Mandarin to Latin letters.
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
/// The transformation that removes accents.
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:Diacritic:] Remove; NFC"
/// The transformation that removes combining marks.
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:Nonspacing Mark:] Remove; NFC"

/// Transforms a string in place. Returns whether the transformation is known.
///
/// - Parameters:
///   - string: The string.
///   - range: The range to transform, which is set to the transformed range; nil for the whole string.
///   - transform: The ICU name of the transformation.
///   - reverse: Whether to apply its inverse.
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

/// Returns the number of UTF-16 code units of a string.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.utf16.count ?? 0 }
/// Returns the number of elements of an array.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }
/// Returns the number of entries of a dictionary.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }
/// Returns the code of an error.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err?.code ?? 0 }
/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err?.domain }
/// Returns the localized description of an error.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err?.localizedDescription }
/// Returns the value of a Boolean object.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }
