// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraViews

extension ScreenCatalog {
  /// A catalogue of the executable's previews, in the order of files and lines.
  ///
  /// A preview is named by its file and its own name: `#Preview("Long title")` in `Card.swift` is `Card-Long-title`. One
  /// without a name has the file's, and from the second in a file on a number: `Card`, `Card-2`. Where files of two modules
  /// have one name, the module's stands before it. What cannot be part of a file name becomes `-`, and a letter outside of
  /// ASCII its number: `u00FC`.
  ///
  /// - Throws: `RenderError.duplicatePreview` for two previews that come to one name, `.badPreview` for a size that cannot
  ///   be painted.
  @MainActor
  public static func previews(goldens: String = "Goldens/Previews") throws(RenderError) -> ScreenCatalog {
    try ScreenCatalog(previews: Preview.all(), goldens: goldens)
  }

  init(previews: [Preview], goldens: String) throws(RenderError) {
    var screens: [Screen] = []
    for (preview, name) in zip(previews, PreviewNames(previews).names) {
      let place = "\(preview.fileID):\(preview.line)"
      var screen = Screen(name, device: try Self.device(of: preview, at: place), controller: preview.make)
      screen.place = place
      screens.append(screen)
    }
    self.init(screens, goldens: goldens)
    _ = try select([])
  }

  private static func device(of preview: Preview, at place: String) throws(RenderError) -> Device {
    let upright = preview.deviceName.flatMap(Device.matching) ?? .iPhone16
    let device = preview.isLandscape ? upright.landscape : upright
    switch preview.layout {
    case .device: return device
    case .sizeThatFits: return device.fittingContent
    case .fixed(let width, let height):
      do {
        return try Device(
          name: Self.name(width) + "x" + Self.name(height), size: CGSize(width: width, height: height),
          scale: device.scale,
          idiom: device.idiom)
      } catch { throw .badPreview(place, reason: "\(error)") }
    }
  }

  /// `200`, `200.5`; what is no size has a name, too, for the error to come from the size.
  private static func name(_ length: CGFloat) -> String {
    guard length.isFinite, abs(length) < 1e6 else { return "0" }
    return length == length.rounded() ? "\(Int(length))" : "\(Double(length))"
  }
}

extension Device {
  /// The preset that comes nearest to a name as Xcode writes it, such as `iPhone SE (3rd generation)`.
  static func matching(_ name: String) -> Device? {
    let name = name.lowercased().replacing(" ", with: "-")
    return all.filter { name.hasPrefix($0.name) }.max { $0.name.count < $1.name.count }
  }
}

/// The names of previews as screens.
private struct PreviewNames {
  let names: [String]

  init(_ previews: [Preview]) {
    var modules: [String: Set<String>] = [:]
    for preview in previews { modules[Self.file(preview), default: []].insert(preview.fileID) }
    var unnamed: [String: Int] = [:]
    names = previews.map { preview in
      let file = Self.file(preview)
      let module = preview.fileID.split(separator: "/").first.map(String.init) ?? ""
      let base = (modules[file]?.count ?? 0) > 1 ? "\(Self.fileName(module))-\(file)" : file
      if let name = preview.name { return String("\(base)-\(Self.fileName(name))".prefix(100)) }
      let number = (unnamed[base] ?? 0) + 1
      unnamed[base] = number
      return number == 1 ? base : "\(base)-\(number)"
    }
  }

  private static func file(_ preview: Preview) -> String {
    let file = preview.fileID.split(separator: "/").last.map(String.init) ?? preview.fileID
    return fileName(file.hasSuffix(".swift") ? String(file.dropLast(6)) : file)
  }

  private static func fileName(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" {
        name.unicodeScalars.append(scalar)
      } else if scalar.isASCII {
        if !name.hasSuffix("-"), !name.isEmpty { name += "-" }
      } else {
        let number = String(scalar.value, radix: 16, uppercase: true)
        name += "u" + String(repeating: "0", count: max(0, 4 - number.count)) + number
      }
    }
    return name.hasSuffix("-") ? String(name.dropLast()) : name.isEmpty ? "preview" : name
  }
}
