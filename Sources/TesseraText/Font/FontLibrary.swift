// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The collection of all available fonts: the bundled fonts and the fonts registered by the user. Safe to use on any
/// thread.
///
/// The system font is Tessera Sans at the optical size that `OpticalSize` determines for its point size. If a family
/// has no italic style, its upright style is slanted synthetically. If it has no bold weight, its strokes are
/// thickened.
package final class FontLibrary: Sendable {
  package static let shared = FontLibrary()

  /// The key of a face. Each combination of file, coordinates and slant has exactly one face, so faces can be
  /// compared by identity.
  private struct Key: Equatable {
    var file: ObjectIdentifier
    var role: FontFace.Role
    var weight: Double?
    var opticalSize: Double?
    var standIn: SubstituteFont?
    var isSlanted: Bool
    var embolden: Int
    var style: FontFeatures.Style

    /// The index of the list in `faces` that contains the face.
    var place: Int {
      var hash = UInt(bitPattern: file) >> 4
      hash = hash &* 31 &+ UInt(truncatingIfNeeded: (weight ?? 0).bitPattern >> 40)
      hash = hash &* 31 &+ UInt(truncatingIfNeeded: (opticalSize ?? 0).bitPattern >> 32)
      return Int((hash ^ hash >> 17) % UInt(Key.places))
    }

    static let places = 61
  }

  private struct State {
    /// A few dozen lists, grouped by file and coordinates. A dictionary would be slower: on first use, the runtime
    /// would search the entire program for conformances, which takes longer than opening a font.
    var faces: [[(key: Key, face: FontFace)]] = []
    var registered: [RegisteredFont] = []
    /// The fonts that have characters in a block of 256 code points, keyed by block.
    var candidates: [UInt32: [FallbackFont]] = [:]
  }

  /// The tangent of about 12 degrees.
  static let slant = 0.2126

  private let state: Protected<State>

  private let products: Bool
  /// The fallback fonts. Created when a text first contains a character that its font lacks.
  private var fallbacks: [FallbackFont] { products ? FallbackFont.all : FallbackFont.core }

  private let emoji: FontFile?

  /// Creates a library of all fonts that the program links.
  package convenience init() { self.init(products: true, emoji: nil) }

  /// - Parameters:
  ///   - products: Whether to include the fonts of linked products in addition to the core's fonts.
  ///   - emoji: The color emoji font, or `nil` for the font that the program links.
  init(products: Bool, emoji: FontFile?) {
    self.products = products
    self.emoji = emoji
    state = Protected(State())
  }

  var emojiFace: FontFace? {
    if let emoji { return face(emoji, name: "Noto Color Emoji", role: .emoji) }
    return linkedEmojiFace
  }

  private var linkedEmojiFace: FontFace? {
    fallbacks.last(where: \.isEmoji).map { face($0.file(forWeight: 400).file, name: $0.name, role: .emoji) }
  }

  /// The pseudo-font that draws boxes for characters that no font supports.
  package var missingFace: FontFace { face(BundledFonts.monoRegular, name: "Missing characters", role: .missing) }

  /// Returns the face that best matches a descriptor, or the system font for an unknown name.
  package func face(for descriptor: FontDescriptor) -> FontFace {
    let weight = descriptor.weight.isFinite ? min(1000, max(1, descriptor.weight.rounded())) : 400
    switch descriptor.design {
    case .system:
      return systemFace(
        weight: weight, italic: descriptor.italic, size: descriptor.size,
        style: descriptor.monospacedDigits ? .systemWithEvenDigits : .system)
    case .monospaced: return monospacedFace(weight: weight, italic: descriptor.italic)
    case .serif:
      return face(
        descriptor.italic ? BundledFonts.serifItalic : BundledFonts.serifRoman,
        name: descriptor.italic ? "Noto Serif Italic" : "Noto Serif", role: .design, weight: weight,
        style: descriptor.monospacedDigits ? .systemWithEvenDigits : .system)
    case .rounded:
      return face(
        BundledFonts.rounded, name: "Nunito", role: .design, weight: weight, isSlanted: descriptor.italic,
        style: descriptor.monospacedDigits ? .systemWithEvenDigits : .system)
    case .standIn(let font):
      return face(
        BundledFonts.arimo, name: font.name, weight: weight, isSlanted: descriptor.italic, standIn: font)
    case .named(let name):
      return namedFace(name, weight: weight, italic: descriptor.italic)
        ?? systemFace(weight: weight, italic: descriptor.italic, size: descriptor.size)
    }
  }

  /// Returns the face that best matches a descriptor, scaled to the descriptor's size.
  package func font(for descriptor: FontDescriptor) -> ScaledFont {
    ScaledFont(face: face(for: descriptor), size: descriptor.size)
  }

  /// Returns the same font at another size. The system font's outlines depend on the size. The leading is reset to
  /// the face's leading.
  package func font(_ font: ScaledFont, resizedTo size: Double) -> ScaledFont {
    let old = font.face
    guard old.role == .system else { return ScaledFont(face: old, size: size) }
    let face = systemFace(weight: old.weight ?? 400, italic: old.metrics.isItalic, size: size, style: old.style)
    return ScaledFont(face: face, size: size)
  }

  /// Registers the fonts of a file under their family, full and PostScript names. Returns these names.
  ///
  /// The bytes are copied. Registering the same file again has no effect.
  @discardableResult
  package func register(_ bytes: [UInt8]) throws(FontError) -> [String] {
    var names: [String] = []
    for index in 0..<(try FontCheck.fontCount(bytes)) {
      let font = RegisteredFont(try FontFile(checking: bytes, index: index))
      for name in font.names where !names.contains(name) { names.append(name) }
      state.withLock { state in
        if !state.registered.contains(where: { $0.isSame(as: font) }) { state.registered.append(font) }
      }
    }
    return names
  }

  /// Returns whether a registered or bundled font has the given family, full or PostScript name.
  package func hasFont(named name: String) -> Bool {
    namedFace(name, weight: 400, italic: false) != nil
  }

  /// The sorted family names.
  package var familyNames: [String] {
    let registered = state.withLock { $0.registered.map(\.file.familyName) }
    return Set(registered + Self.bundled.map(\.familyName)).sorted()
  }

  /// Returns the system font's face, which is the first fallback for any other font.
  func systemFallback(like font: FontFace) -> FontFace {
    systemFace(weight: font.shownWeight, italic: font.isSloping, size: 17)
  }

  /// Returns the bundled fonts that may contain a character, in lookup order. Excludes emoji fonts.
  func fallbacks(for scalar: UInt32) -> [FallbackFont] {
    let block = scalar >> 8
    return state.withLock { state in
      if let known = state.candidates[block] { return known }
      let found = fallbacks.filter { !$0.isEmoji && $0.hasCharacters(inBlock: block) }
      state.candidates[block] = found
      return found
    }
  }

  /// Returns the face of a fallback font with the weight and slant of the font that lacks a character. A missing
  /// weight is emulated by thickening the strokes, by a twenty-fourth of an em at weight 700.
  func face(of fallback: FallbackFont, like font: FontFace) -> FontFace {
    face(of: fallback, weight: font.shownWeight, isSlanted: font.isSloping)
  }

  private func face(of fallback: FallbackFont, weight: Double, isSlanted: Bool) -> FontFace {
    let (file, isBold) = fallback.file(forWeight: weight)
    return face(
      file, name: fallback.name + (isBold ? " Bold" : ""), role: fallback.isEmoji ? .emoji : .plain,
      isSlanted: isSlanted,
      embolden: isBold || fallback.isEmoji ? 0 : Self.emboldening(file, from: 400, to: weight))
  }

  /// Returns the registered fonts, which are searched after the bundled fonts.
  func registeredFallbacks() -> [FontFace] {
    state.withLock { $0.registered }.map { face($0.file, name: $0.fullName, weight: nil, isSlanted: false) }
  }

  /// Returns the thickness to add to strokes, in font units. Between weights 400 and 700, the added thickness is a
  /// twenty-fourth of an em, as in FreeType and Skia.
  private static func emboldening(_ file: FontFile, from own: Double, to weight: Double) -> Int {
    Int((Double(file.unitsPerEm) / 24 * min(1.5, max(0, (weight - own) / 300))).rounded())
  }

  private static let bundled = [
    BundledFonts.sansRoman, BundledFonts.sansItalic, BundledFonts.arimo, BundledFonts.monoRegular,
    BundledFonts.monoBold, BundledFonts.serifRoman, BundledFonts.serifItalic, BundledFonts.rounded,
  ]

  private func systemFace(
    weight: Double, italic: Bool, size: Double, style: FontFeatures.Style = .system
  ) -> FontFace {
    face(
      italic ? BundledFonts.sansItalic : BundledFonts.sansRoman, name: italic ? "Tessera Sans Italic" : "Tessera Sans",
      role: .system, weight: weight, opticalSize: OpticalSize.axis(size: size), style: style)
  }

  private func monospacedFace(weight: Double, italic: Bool) -> FontFace {
    let isBold = weight >= 550
    return face(
      isBold ? BundledFonts.monoBold : BundledFonts.monoRegular,
      name: isBold ? "JetBrains Mono Bold" : "JetBrains Mono", isSlanted: italic, style: .system)
  }

  private func namedFace(_ name: String, weight: Double, italic: Bool) -> FontFace? {
    let registered = state.withLock { $0.registered } + Self.bundledFonts
    let family = registered.filter { $0.file.familyName == name }
    if let font = RegisteredFont.nearest(in: family, weight: weight, italic: italic) {
      let isTooLight = weight >= 600 && font.weight < 550 && !font.isVariable
      return face(
        font.file, name: font.fullName, weight: weight, isSlanted: italic && !font.isItalic,
        embolden: isTooLight ? Self.emboldening(font.file, from: font.weight, to: weight) : 0)
    }
    guard let font = registered.first(where: { $0.names.contains(name) }) else {
      return fallbacks.first { $0.name == name }.map { face(of: $0, weight: weight, isSlanted: italic) }
    }
    return face(font.file, name: font.fullName, weight: nil, isSlanted: italic && !font.isItalic)
  }

  private static let bundledFonts = bundled.map(RegisteredFont.init)

  private func face(
    _ file: FontFile, name: String, role: FontFace.Role = .plain, weight: Double? = nil,
    opticalSize: Double? = nil, isSlanted: Bool = false, embolden: Int = 0, style: FontFeatures.Style = .plain,
    standIn: SubstituteFont? = nil
  ) -> FontFace {
    let weight = file.hasTable("fvar") ? weight : nil
    let key = Key(
      file: ObjectIdentifier(file), role: role, weight: weight, opticalSize: opticalSize, standIn: standIn,
      isSlanted: isSlanted, embolden: embolden, style: style)
    return state.withLock { state in
      if state.faces.isEmpty { state.faces = Array(repeating: [], count: Key.places) }
      let place = key.place
      for known in state.faces[place] where known.key == key { return known.face }
      var full = name + (weight.map { " wght=\(Int($0))" } ?? "") + (isSlanted ? " slanted" : "")
      if embolden > 0 { full += " embolden=\(embolden)" }
      if let opticalSize, opticalSize != OpticalSize.text { full += " opsz=\((opticalSize * 10).rounded() / 10)" }
      let face = FontFace(
        file: file, name: full, role: role, weight: weight, opticalSize: opticalSize,
        slant: isSlanted ? Self.slant : 0, embolden: embolden, style: style, standIn: standIn)
      state.faces[place].append((key, face))
      return face
    }
  }
}
