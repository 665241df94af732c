// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A function from one number to several numbers (PDF 32000-1, section 7.10): sampled, exponential, or stitched from
/// other functions.
indirect enum PDFFunction {
  case samples([[Double]], domain: ClosedRange<Double>)
  case power(from: [Double], to: [Double], exponent: Double, domain: ClosedRange<Double>)
  case pieces([PDFFunction], bounds: [Double], encode: [Double], domain: ClosedRange<Double>)
  /// One function per result.
  case several([PDFFunction])

  /// Creates a function from an object. Returns nil for unsupported types, functions with several inputs, and damaged
  /// functions.
  init?(_ object: PDFObject?, _ file: PDFFile, depth: Int = 0) {
    guard depth < 8, file.takeFunction() else { return nil }
    if let items = file.array(object) {
      guard !items.isEmpty, items.count <= 32 else { return nil }
      let functions = items.compactMap { PDFFunction($0, file, depth: depth + 1) }
      guard functions.count == items.count else { return nil }
      self = .several(functions)
      return
    }
    guard let dictionary = file.dictionary(object), let ends = file.numbers(dictionary["Domain"]), ends.count == 2,
      ends[0] <= ends[1]
    else { return nil }
    let domain = ends[0]...ends[1]
    switch file.integer(dictionary["FunctionType"]) {
    case 0:
      guard let samples = Self.samples(object, dictionary: dictionary, file: file) else { return nil }
      self = .samples(samples, domain: domain)
    case 2:
      let (from, to) = (file.numbers(dictionary["C0"]) ?? [0], file.numbers(dictionary["C1"]) ?? [1])
      guard from.count == to.count, from.count <= 32 else { return nil }
      self = .power(from: from, to: to, exponent: file.number(dictionary["N"]) ?? 1, domain: domain)
    case 3:
      guard let items = file.array(dictionary["Functions"]), !items.isEmpty, items.count <= 256,
        let bounds = file.numbers(dictionary["Bounds"]), bounds.count == items.count - 1,
        let encode = file.numbers(dictionary["Encode"]), encode.count >= items.count * 2
      else { return nil }
      let functions = items.compactMap { PDFFunction($0, file, depth: depth + 1) }
      guard functions.count == items.count else { return nil }
      self = .pieces(functions, bounds: bounds, encode: encode, domain: domain)
    default: return nil
    }
  }

  private static func samples(
    _ object: PDFObject?, dictionary: [String: PDFObject], file: PDFFile
  ) -> [[Double]]? {
    guard let size = file.numbers(dictionary["Size"]), size.count == 1, (1...65_536).contains(size[0]),
      let range = file.numbers(dictionary["Range"]), range.count >= 2, range.count <= 64,
      let bits = file.integer(dictionary["BitsPerSample"]), bits == 8 || bits == 16,
      let data = try? file.data(of: object)
    else { return nil }
    let (count, width, step) = (Int(size[0]), range.count / 2, bits / 8)
    guard data.count >= count * width * step else { return nil }
    let decode = file.numbers(dictionary["Decode"]).flatMap { $0.count == range.count ? $0 : nil } ?? range
    return (0..<count).map { row in
      (0..<width).map { column in
        let at = (row * width + column) * step
        let value = step == 1 ? Double(data[at]) / 255 : Double(Int(data[at]) << 8 | Int(data[at + 1])) / 65535
        return decode[2 * column] + value * (decode[2 * column + 1] - decode[2 * column])
      }
    }
  }

  /// The points within the domain at which the function may have a bend or a discontinuity.
  var knots: [Double] {
    switch self {
    case .pieces(_, let bounds, _, _): bounds
    case .several(let functions): functions.flatMap(\.knots)
    case .samples, .power: []
    }
  }

  /// Returns the results for a number. The number is clamped to the domain.
  func callAsFunction(_ x: Double) -> [Double] {
    switch self {
    case .samples(let samples, let domain):
      let length = domain.upperBound - domain.lowerBound
      let t = length > 0 ? ((x - domain.lowerBound) / length).unit * Double(samples.count - 1) : 0
      let low = min(Int(t), samples.count - 1)
      let high = min(low + 1, samples.count - 1)
      return zip(samples[low], samples[high]).map { $0 + ($1 - $0) * (t - Double(low)) }
    case .power(let from, let to, let exponent, let domain):
      let power = Self.power(x: domain.clamp(x), exponent: exponent)
      return zip(from, to).map { $0 + ($1 - $0) * power }
    case .pieces(let functions, let bounds, let encode, let domain):
      let x = domain.clamp(x)
      let index = bounds.firstIndex { x < $0 } ?? functions.count - 1
      let low = index > 0 ? bounds[index - 1] : domain.lowerBound
      let high = index < bounds.count ? bounds[index] : domain.upperBound
      let t = high > low ? (x - low) / (high - low) : 0
      return functions[index](encode[2 * index] + t * (encode[2 * index + 1] - encode[2 * index]))
    case .several(let functions): return functions.map { $0(x).first ?? 0 }
    }
  }

  /// Computes a power without the C library, whose results differ in the last bits between machines. Integer
  /// exponents use multiplication. Other exponents use repeated halving and square roots.
  private static func power(x: Double, exponent: Double) -> Double {
    guard exponent != 1 else { return x }
    guard x > 0, exponent >= 0, exponent <= 1000 else { return 0 }
    var result = 1.0
    var whole = Int(exponent)
    var factor = x
    while whole > 0 {
      if whole & 1 == 1 { result *= factor }
      factor *= factor
      whole >>= 1
    }
    var rest = exponent - exponent.rounded(.down)
    var root = x
    for _ in 0..<40 where rest > 0 {
      root = root.squareRoot()
      rest *= 2
      if rest >= 1 {
        result *= root
        rest -= 1
      }
    }
    return result
  }
}

extension ClosedRange<Double> {
  func clamp(_ value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
