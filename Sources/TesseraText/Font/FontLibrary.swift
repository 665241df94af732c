// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// All fonts there are: the bundled ones and those that the user registered. Usable on any thread.
///
/// The system font is Inter at the optical size that `OpticalSize` gives for its size in points. A style that a family
/// lacks is slanted by us; a weight that it lacks is the nearest.
package final class FontLibrary: Sendable {
  package static let shared = FontLibrary()

  /// One face per file, axes and slant: identity of faces is equality.
  private struct Key: Hashable {
    var file: ObjectIdentifier
    var weight: Double?
    var opticalSize: Double?
    var standIn: StandIn?
    var isSlanted: Bool
    var style: FontFeatures.Style
  }

  private struct State {
    var faces: [Key: FontFace] = [:]
    var registered: [RegisteredFont] = []
  }

  /// Tangent of about 12 degrees.
  static let slant = 0.2126

  private let state: Protected<State>

  /// The colour emoji font.
  let emojiFace = FontFace(file: BundledFonts.emoji, name: "Noto Color Emoji", role: .emoji)
  private let arabicFace = FontFace(file: BundledFonts.arabic, name: "Noto Sans Arabic")
  private let hebrewFace = FontFace(file: BundledFonts.hebrew, name: "Noto Sans Hebrew")

  package init() {
    let fallbacks = [emojiFace, arabicFace, hebrewFace].map { face in
      (
        Key(
          file: ObjectIdentifier(face.file), weight: nil, opticalSize: nil, standIn: nil, isSlanted: false,
          style: .plain), face
      )
    }
    state = Protected(State(faces: Dictionary(uniqueKeysWithValues: fallbacks)))
  }

  /// The face nearest to the description. A name that no font has gives the system font.
  package func face(for descriptor: FontDescriptor) -> FontFace {
    let weight = descriptor.weight.isFinite ? min(1000, max(1, descriptor.weight.rounded())) : 400
    switch descriptor.design {
    case .system:
      return systemFace(
        weight: weight, italic: descriptor.italic, size: descriptor.size,
        style: descriptor.monospacedDigits ? .systemWithEvenDigits : .system)
    case .monospaced: return monospacedFace(weight: weight, italic: descriptor.italic)
    case .standIn(let font):
      return face(
        BundledFonts.arimo, name: font.name, weight: weight, isSlanted: descriptor.italic, standIn: font)
    case .named(let name):
      return namedFace(name, weight: weight, italic: descriptor.italic)
        ?? systemFace(weight: weight, italic: descriptor.italic, size: descriptor.size)
    }
  }

  /// The face nearest to the description, at its size.
  package func font(for descriptor: FontDescriptor) -> ScaledFont {
    ScaledFont(face: face(for: descriptor), size: descriptor.size)
  }

  /// The same font at another size: the system font's outlines follow its size. Leading is the face's own.
  package func font(_ font: ScaledFont, resizedTo size: Double) -> ScaledFont {
    let old = font.face
    guard old.role == .system else { return ScaledFont(face: old, size: size) }
    let face = systemFace(weight: old.weight ?? 400, italic: old.metrics.isItalic, size: size, style: old.style)
    return ScaledFont(face: face, size: size)
  }

  /// Makes the fonts of a file known under their family, full and PostScript names, which it returns.
  ///
  /// The bytes are copied. Registering the same file again changes nothing.
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

  /// Whether a registered or bundled font has this family, full or PostScript name.
  package func hasFont(named name: String) -> Bool {
    namedFace(name, weight: 400, italic: false) != nil
  }

  /// The families, sorted.
  package var familyNames: [String] {
    let registered = state.withLock { $0.registered.map(\.file.familyName) }
    return Set(registered + Self.bundled.map(\.familyName)).sorted()
  }

  /// The fonts to try, in this order, for a character that the font asked for lacks.
  func fallbackFaces(for font: FontFace) -> [FontFace] {
    let system = systemFace(weight: 400, italic: false, size: 17)
    let registered = state.withLock { $0.registered }
    return [system, arabicFace, hebrewFace]
      + registered.map { face($0.file, name: $0.fullName, weight: nil, isSlanted: false) } + [emojiFace]
  }

  private static let bundled = [
    BundledFonts.interRoman, BundledFonts.interItalic, BundledFonts.arimo, BundledFonts.monoRegular,
    BundledFonts.monoBold, BundledFonts.arabic, BundledFonts.hebrew, BundledFonts.emoji,
  ]

  private func systemFace(
    weight: Double, italic: Bool, size: Double, style: FontFeatures.Style = .system
  ) -> FontFace {
    face(
      italic ? BundledFonts.interItalic : BundledFonts.interRoman, name: italic ? "Inter Italic" : "Inter",
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
      return face(font.file, name: font.fullName, weight: weight, isSlanted: italic && !font.isItalic)
    }
    guard let font = registered.first(where: { $0.names.contains(name) }) else { return nil }
    return face(font.file, name: font.fullName, weight: nil, isSlanted: italic && !font.isItalic)
  }

  private static let bundledFonts = bundled.map(RegisteredFont.init)

  private func face(
    _ file: FontFile, name: String, role: FontFace.Role = .plain, weight: Double? = nil,
    opticalSize: Double? = nil, isSlanted: Bool = false, style: FontFeatures.Style = .plain, standIn: StandIn? = nil
  ) -> FontFace {
    let weight = file.hasTable("fvar") ? weight : nil
    let key = Key(
      file: ObjectIdentifier(file), weight: weight, opticalSize: opticalSize, standIn: standIn,
      isSlanted: isSlanted, style: style)
    return state.withLock { state in
      if let face = state.faces[key] { return face }
      var full = name + (weight.map { " wght=\(Int($0))" } ?? "") + (isSlanted ? " slanted" : "")
      if let opticalSize, opticalSize != OpticalSize.text { full += " opsz=\((opticalSize * 10).rounded() / 10)" }
      let face = FontFace(
        file: file, name: full, role: role, weight: weight, opticalSize: opticalSize,
        slant: isSlanted ? Self.slant : 0, style: style, standIn: standIn)
      state.faces[key] = face
      return face
    }
  }
}
