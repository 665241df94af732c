// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// What a print job is like. Nothing is printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, NSCopying {
  /// What is printed.
  public enum OutputType: Int, Sendable {
    /// Texts and images.
    case general = 0
    /// Photos in color.
    case photo
    /// Texts without colors.
    case grayscale
    /// Photos without colors.
    case photoGrayscale
  }

  /// How pages stand on the paper.
  public enum Orientation: Int, Sendable {
    case portrait = 0
    case landscape
  }

  /// On which sides of the paper pages are.
  public enum Duplex: Int, Sendable {
    case none = 0
    case longEdge, shortEdge
  }

  /// The printer's name. Nil by default.
  open var printerID: String?
  /// The name of the job. Empty by default.
  open var jobName = ""
  /// What is printed. `.general` by default.
  open var outputType: OutputType = .general
  /// How pages stand. `.portrait` by default.
  open var orientation: Orientation = .portrait
  /// On which sides pages are. `.none` by default.
  open var duplex: Duplex = .none

  nonisolated public override init() {
    super.init()
  }

  /// Information from a dictionary that `dictionaryRepresentation` made; what it does not say is as by default.
  public convenience init(dictionary printInfoDictionary: [AnyHashable: Any]?) {
    self.init()
    let values = printInfoDictionary ?? [:]
    printerID = values["printerID"] as? String
    jobName = values["jobName"] as? String ?? ""
    outputType = (values["outputType"] as? Int).flatMap(OutputType.init) ?? .general
    orientation = (values["orientation"] as? Int).flatMap(Orientation.init) ?? .portrait
    duplex = (values["duplex"] as? Int).flatMap(Duplex.init) ?? .none
  }

  /// Information as by default.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// All values, by their names.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [
      "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
      "duplex": duplex.rawValue,
    ]
    if let printerID { values["printerID"] = printerID }
    return values
  }

  /// Information of the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainThread.run { UIPrintInfo(dictionary: dictionaryRepresentation) }
  }
}
