// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraAssets
import TesseraFoundation

/// The data of a data set in an asset catalog.
///
///     let recipes = NSDataAsset(name: "Recipes").map { try JSONDecoder().decode([Recipe].self, from: $0.data) }
open class NSDataAsset: NSObject {
  private let content: (name: String, data: Data, type: String)

  /// The data set's name.
  open var name: String { content.name }
  /// The contents of the data set's file.
  open var data: Data { content.data }
  /// The uniform type identifier of the data set's file, or `public.data` if the data set does not specify a type.
  open var typeIdentifier: String { content.type }

  /// Creates a data asset from a data set in the app's resources.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// Creates a data asset from a data set in a bundle's resources. The name includes groups that provide a namespace.
  /// If there is no such data set or it has no file for the current device, reports the failure and returns nil.
  public init?(name: String, bundle: Bundle) {
    let catalogs = AssetCatalog.all(of: bundle)
    let folder = catalogs.lazy.compactMap { $0.path(.data, name) }.first
    guard let folder, let file = DataSetContents(folder: folder)?.file(for: .current),
      let data = FileManager.default.contents(atPath: folder + "/" + file.name)
    else {
      let reason = folder.map { _ in "its Contents.json or its file is missing, damaged or for other devices" }
      MissingResources.report(
        MissingResource(
          .data, name, in: ResourceFolders.name(of: bundle), reason: reason, among: catalogs.flatMap { $0.names(.data) }
        ))
      return nil
    }
    content = (name, data, file.type)
    super.init()
  }
}

/// The supported properties of a data set's `Contents.json`.
private struct DataSetContents: Decodable {
  struct Item: Decodable {
    var filename: String?
    var type: String?
    var conditions: AssetConditions?

    private enum CodingKeys: String, CodingKey {
      case filename
      case type = "universal-type-identifier"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      type = try values.decodeIfPresent(String.self, forKey: .type)
      conditions = try? AssetConditions(from: decoder)
    }
  }

  var data: [Item]

  init?(folder: String) {
    guard let json = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let contents = try? JSONDecoder().decode(DataSetContents.self, from: json)
    else { return nil }
    self = contents
  }

  func file(for traits: UITraitCollection) -> (name: String, type: String)? {
    let language = AssetLanguage.current
    let fitting = data.filter {
      $0.filename.map { !$0.contains("/") } == true
        && $0.conditions?.matchesIgnoringGamut(traits, language: language) == true
    }
    let best = fitting.max { ($0.conditions?.rank ?? 0) < ($1.conditions?.rank ?? 0) }
    return best.flatMap { item in item.filename.map { ($0, item.type ?? "public.data") } }
  }
}
