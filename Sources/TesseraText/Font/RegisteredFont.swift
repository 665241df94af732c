// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.HarfBuzz

/// A font file with the properties used to select it by name and style.
struct RegisteredFont: Sendable {
  let file: FontFile
  let fullName: String
  let names: [String]
  let weight: Double
  let isItalic: Bool
  let isVariable: Bool

  init(_ file: FontFile) {
    self.file = file
    let metrics = FontMetrics(file)
    fullName = file.name(identifier: HB_OT_NAME_ID_FULL_NAME)
    weight = metrics.weight
    isItalic = metrics.isItalic
    isVariable = file.hasTable("fvar")
    let all = [file.familyName, fullName, file.name(identifier: HB_OT_NAME_ID_POSTSCRIPT_NAME)]
    names = all.reduce(into: []) { names, name in
      if !name.isEmpty && !names.contains(name) { names.append(name) }
    }
  }

  func isSame(as other: RegisteredFont) -> Bool {
    file.index == other.file.index && file.bytes.elementsEqual(other.file.bytes)
  }

  /// Returns the font of a family with the requested slant, if available, and the nearest weight.
  static func nearest(in family: [RegisteredFont], weight: Double, italic: Bool) -> RegisteredFont? {
    let rightSlant = family.filter { $0.isItalic == italic }
    return (rightSlant.isEmpty ? family : rightSlant).min { a, b in
      a.distance(to: weight) < b.distance(to: weight)
    }
  }

  private func distance(to weight: Double) -> Double { isVariable ? 0 : abs(self.weight - weight) }
}
