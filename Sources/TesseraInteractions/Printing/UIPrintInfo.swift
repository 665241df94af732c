// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// The attributes of a print job. Stored only, because Tessera does not print.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, NSCopying {
  /// The content type.
  public enum OutputType: Int, Sendable {
    /// Text and images.
    case general = 0
    /// Photos in color.
    case photo
    /// Text without color.
    case grayscale
    /// Photos without color.
    case photoGrayscale
  }

  /// The page orientation on the paper.
  public enum Orientation: Int, Sendable {
    case portrait = 0
    case landscape
  }

  /// The printed sides of the paper.
  public enum Duplex: Int, Sendable {
    case none = 0
    case longEdge, shortEdge
  }

  /// The printer's identifier. Nil by default.
  open var printerID: String?
  /// The name of the job. Empty by default.
  open var jobName = ""
  /// The content type. `.general` by default.
  open var outputType: OutputType = .general
  /// The page orientation. `.portrait` by default.
  open var orientation: Orientation = .portrait
  /// The printed sides of the paper. `.none` by default.
  open var duplex: Duplex = .none

  nonisolated public override init() {
    super.init()
  }

  /// Creates attributes from a `dictionaryRepresentation`. Missing values are set to their defaults.
  public convenience init(dictionary printInfoDictionary: [AnyHashable: Any]?) {
    self.init()
    let values = printInfoDictionary ?? [:]
    printerID = values["printerID"] as? String
    jobName = values["jobName"] as? String ?? ""
    outputType = (values["outputType"] as? Int).flatMap(OutputType.init) ?? .general
    orientation = (values["orientation"] as? Int).flatMap(Orientation.init) ?? .portrait
    duplex = (values["duplex"] as? Int).flatMap(Duplex.init) ?? .none
  }

  /// Returns the default attributes.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// A dictionary of all values.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [
      "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
      "duplex": duplex.rawValue,
    ]
    if let printerID { values["printerID"] = printerID }
    return values
  }

  /// Returns a copy with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainThread.run { UIPrintInfo(dictionary: dictionaryRepresentation) }
  }
}
