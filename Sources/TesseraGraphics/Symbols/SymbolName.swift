// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What can be told of a symbol's name without a list of all of Apple's.
enum SymbolName {
  /// Symbols of Apple's whose names are one word, and which no drawing here has.
  private static let words: Set<String> = [
    "aqi", "axle", "balloon", "backpack", "baseball", "basketball", "birthday", "blinds", "bonjour", "boat", "bus",
    "cable", "camcorder", "candlestick", "carrot", "carseat", "cat", "chair", "character", "coat", "comb", "cooktop",
    "cricket", "dehumidifier", "dishwasher", "dog", "dryer", "duffle", "entry", "exclamationmark", "ferry", "figure",
    "fireplace", "fireworks", "fish", "football", "fossil", "frying", "furnace", "glasses", "guitars", "gym",
    "handbag", "hanger", "heater", "highlighter", "humidifier", "humidity", "iphone", "ivfluid", "jacket", "kashidah",
    "laurel", "level", "lizard", "logo", "mosaic", "motorcycle", "mountain", "movieclapper", "mug", "oar", "oven",
    "pencil", "popcorn", "receipt", "refrigerator", "ruler", "rotate", "sailboat", "sensor", "shower", "sink",
    "skateboard", "skis", "sleep", "snowboard", "soccerball", "sofa", "sos", "spigot", "stairs", "steeringwheel",
    "stethoscope", "storefront", "stove", "stroller", "suitcase", "sunglasses", "surfboard", "swatchpalette",
    "syringe", "teddybear", "teletype", "tent", "theatermasks", "toilet", "tree", "tsa", "tshirt", "vial", "volleyball",
    "washer", "waterbottle", "wineglass", "xserve",
  ]

  /// Returns whether the name is spelled as Apple's are: words of small letters and digits with dots between them, such as
  /// "figure.pickleball". Of single words only those that are known.
  static func isSpelledAsSymbol(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 1 else { return words.contains(name) }
    return name.utf8.count < 128
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
      }
  }
}
