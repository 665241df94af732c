// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Validation of symbol names without a complete list of Apple's names.
enum SymbolName {
  /// The names of Apple's symbols that consist of a single word and have no drawing in the symbol library.
  private static let words: Set<String> = [
    "aqi", "axle", "balloon", "backpack", "baseball", "basketball", "birthday", "blinds", "bonjour", "boat", "bus",
    "cable", "camcorder", "candlestick", "carrot", "carseat", "cat", "chair", "character", "coat", "comb", "cooktop",
    "cricket", "dehumidifier", "dishwasher", "dog", "dryer", "duffle", "entry", "exclamationmark", "ferry", "figure",
    "fireplace", "fireworks", "fish", "football", "fossil", "frying", "furnace", "glasses", "guitars", "gym",
    "handbag", "hanger", "heater", "highlighter", "humidifier", "humidity", "iphone", "ivfluid", "jacket", "kashidah",
    "laurel", "level", "lizard", "logo", "mosaic", "motorcycle", "mountain", "movieclapper", "mug", "oar",
    "pencil", "popcorn", "receipt", "refrigerator", "ruler", "rotate", "sailboat", "sensor", "shower", "sink",
    "skateboard", "skis", "sleep", "snowboard", "soccerball", "sofa", "sos", "spigot", "stairs", "steeringwheel",
    "stethoscope", "storefront", "stove", "stroller", "sunglasses", "surfboard", "swatchpalette",
    "syringe", "teddybear", "teletype", "tent", "theatermasks", "toilet", "tree", "tsa", "tshirt", "vial", "volleyball",
    "waterbottle", "wineglass", "xserve",
  ]

  /// Returns whether a name has the form of Apple's names: words of lowercase letters and digits, separated by dots,
  /// such as "figure.pickleball". A single word must be in the list.
  static func isSpelledAsSymbol(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 1 else { return words.contains(name) }
    return name.utf8.count < 128
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
      }
  }
}
