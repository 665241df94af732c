// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An object of a `project.pbxproj` file.
struct XcodeObject {
  let id: String
  let fields: [String: PropertyListValue]

  /// The name of the object's class, such as `PBXNativeTarget`.
  var isa: String { string("isa") ?? "" }

  func string(_ key: String) -> String? { fields[key]?.string }
  func strings(_ key: String) -> [String] { fields[key]?.strings ?? [] }
  func dictionary(_ key: String) -> [String: PropertyListValue] { fields[key]?.dictionary ?? [:] }

  /// The name or path that people know the object by.
  var label: String { string("name") ?? string("path") ?? id }
}

/// The objects of a `project.pbxproj` file by their identifiers.
struct XcodeObjects {
  private let objects: [String: PropertyListValue]
  let rootID: String?

  init(_ file: PropertyListValue) {
    objects = file.dictionary?["objects"]?.dictionary ?? [:]
    rootID = file.dictionary?["rootObject"]?.string
  }

  /// Returns an object, or nil if the identifier refers to none.
  subscript(_ id: String?) -> XcodeObject? {
    guard let id, let fields = objects[id]?.dictionary else { return nil }
    return XcodeObject(id: id, fields: fields)
  }

  /// Returns the objects that an array of identifiers refers to.
  func all(_ ids: [String]) -> [XcodeObject] { ids.compactMap { self[$0] } }

  /// The project, which is the root object, or else the first object of its class.
  var project: XcodeObject? {
    if let root = self[rootID], root.isa == "PBXProject" { return root }
    return objects.keys.sorted().lazy.compactMap { self[$0] }.first { $0.isa == "PBXProject" }
  }
}
