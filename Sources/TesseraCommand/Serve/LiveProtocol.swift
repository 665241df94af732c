// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a page and the worker that runs its screen say to each other. The server in between hands it on unread.
//
//   page ──text: LiveRequest as JSON──► worker
//   page ◄──binary: length of the JSON (4 bytes, little-endian), LiveAnswer as JSON, files or nothing── worker
//
// A page asks, gets its answer, and asks again: it is the page's refresh that makes time go on. What was done is the page's to
// keep (`moments`): with it a new worker leads a screen to where another one left it.

internal import Foundation
internal import Tessera
internal import TesseraGraphics

/// What a page asks for.
struct LiveRequest: Codable, Sendable {
  enum Ask: String, Codable, Sendable {
    /// Show a screen, at the end of a log. The answer has its whole picture.
    case open
    /// Do what was done, and let frames pass.
    case step
    /// Show the screen with other settings.
    case show
    /// The views, for the inspector.
    case inspect
    /// What the audit finds in the views of the last `inspect`.
    case audit
    /// Why a view is where it is.
    case explain
    /// The inspector is closed: who makes constraints is not noted any more.
    case close
    /// What the layout of each view costs.
    case layout
    /// The code of a flow that does what was done.
    case flow
    /// Run a flow of the screen's, or the recorded one, on a new screen. The one that was open is gone then; the answer has the
    /// moments that show the flow on the next.
    case run
    /// Film a flow, as far as a moment's work leads. Asked again, it goes on, until the answer has the film.
    case film
    /// Numbers of a view over the frames so far.
    case chart
    /// Keep the views as they are, to compare others with them.
    case mark
    /// In words, what is not as it was marked.
    case compare
    /// A still picture of a screen, for the list.
    case picture
  }

  var ask: Ask
  /// The request's number, which its answer bears.
  var number = 0
  var screen: String?
  var settings: LiveSettings?
  var moments: [LiveMoment]?
  /// The frame that the log is played to; nil for that of the last moment.
  var frame: Int?
  var inputs: [LiveInput]?
  /// How many frames pass after the inputs.
  var frames: Int?
  /// The number of a view in the last `inspect`.
  var view: Int?
  /// The flow of the screen's that is run or filmed; nil for the one that was recorded.
  var flow: String?
  /// Whether a film begins; else the one that has begun goes on.
  var begins: Bool?
  /// What the film is: the ending of its file's name, or `strip`.
  var format: String?
  /// The properties that a chart shows.
  var properties: [String]?
  /// Whether all of the picture is wanted, not what has changed alone.
  var isWhole: Bool?
  /// The greatest width of a still picture, or of a frame in a strip, in pixels.
  var width: Int?
  /// The snapshot of the catalogue whose picture is wanted; nil for the screen in `settings`.
  var snapshot: String?
}

/// How a page wants its screen shown. What is not given is the screen's own or as usual.
struct LiveSettings: Codable, Sendable, Equatable {
  var device: String?
  var scale: Double?
  var isLandscape: Bool?
  var appearance: String?
  var textSize: String?
  var isRightToLeft: Bool?
  var language: String?
  var hasHighContrast: Bool?
  var reducesMotion: Bool?
  var frame: String?

  /// The options for a screen.
  ///
  /// - Throws: `RenderError`, and `CommandFailure` for a word that is none of those there are.
  func options(for screen: Screen) throws -> RenderOptions {
    var target = try device.map { try Device.named($0) } ?? screen.device
    if isLandscape == true, !target.isLandscape { target = target.landscape }
    if let scale { target = try target.scaled(to: scale) }
    let pseudo = language.flatMap { PseudoLanguage(rawValue: $0) }
    let textSize = try textSize.map { name in
      try Self.known(VariantOptions.TextSize(rawValue: name), name, VariantOptions.TextSize.allCases.map(\.rawValue))
    }
    var options = RenderOptions(
      device: target,
      appearance: try appearance.map { try Self.known(Appearance(rawValue: $0), $0, ["light", "dark"]) } ?? .light,
      contentSizeCategory: textSize?.category ?? .large, isRightToLeft: isRightToLeft ?? false,
      // The system's own words are there in more languages than the app's.
      localization: pseudo == nil ? language.map { (try? Localizations.named($0)) ?? $0 } : nil, language: pseudo,
      hasHighContrast: hasHighContrast ?? false,
      deviceFrame: try frame.map { try Self.known(DeviceFrame(rawValue: $0), $0, ["none", "status-bar", "bezel"]) })
    options.reducesMotion = reducesMotion ?? false
    return options
  }

  private static func known<Value>(_ value: Value?, _ word: String, _ words: [String]) throws -> Value {
    if let value { return value }
    throw CommandFailure(description: "'\(word)' is not known. Use \(words.joined(separator: ", ")).", isUsage: true)
  }
}

/// What a worker answers.
struct LiveAnswer: Encodable, Sendable {
  var ask: LiveRequest.Ask
  var number = 0
  /// Why it could not be done; then nothing else is told.
  var problem: String?
  /// Whole frames since the screen was shown.
  var frame = 0
  /// The picture's size, in pixels, and how many of them are a point.
  var size: [Int] = []
  var scale = 1.0
  /// Where the screen's upper left corner is in the picture, in points.
  var origin: [Double] = []
  /// The screen's size, in points.
  var points: [Double] = []
  /// What moves within the picture before anything is drawn: column, row, width and height of where it is then, and how many rows
  /// down it has come. Each on what the ones before have left.
  var moves: [[Int]]?
  /// Where the pictures that follow belong: column, row, width, height, and the bytes of the file. Nil where nothing has changed.
  var parts: [[Int]]?
  /// Whether nothing is on its way, so that the page need not ask again at once.
  var rests = true
  /// What was done by this request, with its frames.
  var moments: [LiveMoment] = []
  /// Whether something takes what is typed.
  var takesText = false
  /// Whether what was done has no effect on a screen that is not open: open it again.
  var isClosed: Bool?
  /// What the screen asked for and did not get.
  var missing: [String]?
  /// The views in drawing order; the place of one is its number.
  var views: [ScreenInspector.View]?
  var findings: [ScreenInspector.Findings]?
  var details: ScreenInspector.Details?
  var layout: LayoutCost?
  var code: String?
  /// The steps that a flow did.
  var steps: [LiveStep]?
  /// Whether a flow shows the screen in other ways, which its moments do not.
  var hasLooks: Bool?
  /// Why a flow did not come to its end.
  var failure: String?
  /// How much of a film is done, 0 to 1. It is whole when the answer has its file.
  var progress: Double?
  var series: [LiveSeries]?
  /// What is not as it was marked, a sentence each.
  var changes: [String]?
  /// Milliseconds that the parts of the work took.
  var cost: LiveCost?
}

struct LiveCost: Encodable, Sendable {
  var input = 0.0
  var layout = 0.0
  var paint = 0.0
  var encode = 0.0
}

/// A step of a flow.
struct LiveStep: Encodable, Sendable {
  var title: String
  /// The frame at which it began, when nothing moved.
  var frame: Int
}

struct LiveSeries: Encodable, Sendable {
  var name: String
  /// One value a frame; nil where the view was not there.
  var values: [Double?]
}

extension LiveAnswer {
  /// The answer's bytes, with a file behind it, or several.
  func bytes(_ picture: [UInt8] = []) -> [UInt8] {
    let json =
      (try? Self.encoder.encode(self)).map { Array($0) }
      ?? Array(#"{"ask":"step","problem":"The answer cannot be told."}"#.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 + json.count + picture.count)
    for shift in [0, 8, 16, 24] { bytes.append(UInt8(json.count >> shift & 255)) }
    return bytes + json + picture
  }

  /// A view may be infinitely large.
  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "NaN")
    return encoder
  }()
}
