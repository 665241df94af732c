// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraFoundation
package import TesseraViews

extension ScreenCatalog {
  /// Creates a catalog of the executable's previews, sorted by file and line.
  ///
  /// A preview is named after its file and its own name: `#Preview("Long title")` in `Card.swift` becomes
  /// `Card-Long-title`. Previews without a name are named after their file, and numbered from the second one: `Card`,
  /// `Card-2`. If files in two modules have the same name, the module name is added as a prefix. A character that
  /// can't be part of a file name becomes `-`, and a non-ASCII letter becomes its code point: `u00FC`. If two
  /// previews have the same name, the later one is numbered, as in `Card-Long-title-2`, and a note is printed once to
  /// standard error.
  ///
  /// - Throws: `RenderError.badPreview` if a preview's size is invalid.
  @MainActor
  public static func previews(goldens: String = "Goldens/Previews") throws(RenderError) -> ScreenCatalog {
    try ScreenCatalog(previews: Preview.all(), goldens: goldens, say: DuplicatePreviewWarnings.printWarning)
  }

  /// - Parameter say: A closure that receives a message for each preview that has the same name as another one.
  package init(previews: [Preview], goldens: String, say: (String) -> Void = { _ in }) throws(RenderError) {
    var screens: [Screen] = []
    let names = PreviewNames(previews)
    for (preview, name) in zip(previews, names.names) {
      let place = preview.place
      var screen = Screen(name, device: try Self.device(of: preview, at: place), controller: preview.make)
      screen.place = place
      screens.append(screen)
    }
    for sentence in names.twins { say(sentence) }
    self.init(screens, goldens: goldens)
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

  /// Returns a length as part of a name, such as `200` or `200.5`. An invalid length has a valid name too, so that
  /// the resulting error reports the size instead of the name.
  private static func name(_ length: CGFloat) -> String {
    guard length.isFinite, abs(length) < 1e6 else { return "0" }
    return length == length.rounded() ? "\(Int(length))" : "\(Double(length))"
  }
}

extension Device {
  /// Returns the preset that best matches a device name in Xcode, such as `iPhone SE (3rd generation)`.
  static func matching(_ name: String) -> Device? {
    let name = name.lowercased().replacing(" ", with: "-")
    return all.filter { name.hasPrefix($0.name) }.max { $0.name.count < $1.name.count }
  }
}

extension Preview {
  /// The preview's file and line.
  fileprivate var place: String { "\(fileID):\(line)" }
}

/// Prints warnings for previews with the same name, each only once.
@MainActor
private enum DuplicatePreviewWarnings {
  private static var said: Set<String> = []

  static func printWarning(_ sentence: String) {
    guard said.insert(sentence).inserted else { return }
    StandardError.write(sentence + "\n")
  }
}

/// Generates unique screen names for previews.
private struct PreviewNames {
  private(set) var names: [String]
  /// The messages for previews whose names were already used.
  private(set) var twins: [String] = []

  init(_ previews: [Preview]) {
    let bases = Self.bases(Set(previews.map(\.fileID)))
    var unnamed: [String: Int] = [:]
    names = previews.map { preview in
      let base = bases[preview.fileID] ?? "preview"
      if let name = preview.name { return String("\(base)-\(Self.fileName(name))".prefix(100)) }
      let number = (unnamed[base] ?? 0) + 1
      unnamed[base] = number
      return number == 1 ? base : "\(base)-\(number)"
    }
    disambiguateNames(previews)
  }

  /// Appends numbers to names that are already used. Skips numbers that would result in the name of another preview.
  private mutating func disambiguateNames(_ previews: [Preview]) {
    var taken = Set(names)
    guard taken.count < names.count else { return }
    var first: [String: Int] = [:]
    var numbers: [String: Int] = [:]
    for index in names.indices {
      let name = names[index]
      guard let earlier = first[name] else {
        first[name] = index
        continue
      }
      var number = numbers[name, default: 1]
      var other = name
      repeat {
        number += 1
        other = "\(name.prefix(90))-\(number)"
      } while !taken.insert(other).inserted
      numbers[name] = number
      names[index] = other
      twins.append(
        "Two previews have the name '\(name)': the one at \(previews[earlier].place) keeps it, the one at "
          + "\(previews[index].place) is '\(other)'. Give each its own name, so that they keep their goldens.")
    }
  }

  /// Returns the name prefix of each file's previews, which is based on the file's name and, if necessary, its
  /// module.
  private static func bases(_ fileIDs: Set<String>) -> [String: String] {
    let files = Dictionary(uniqueKeysWithValues: fileIDs.map { ($0, file($0)) })
    var counts: [String: Int] = [:]
    for file in files.values { counts[file, default: 0] += 1 }
    return Dictionary(
      uniqueKeysWithValues: files.map { fileID, file in
        guard counts[file] != 1 else { return (fileID, file) }
        let module = fileID.split(separator: "/").first.map(String.init) ?? ""
        return (fileID, "\(fileName(module))-\(file)")
      })
  }

  private static func file(_ fileID: String) -> String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
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
