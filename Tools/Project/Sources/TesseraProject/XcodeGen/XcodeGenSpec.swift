// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A specification of XcodeGen is a mapping that may include others. Included mappings are merged recursively: entries of the including
// file replace scalars, and sequences are appended unless the key ends with `:REPLACE`.

/// Loading of XcodeGen specifications: includes, environment variables and templates.
struct XcodeGenSpec {
  private let context: ReadingContext
  private static let depthLimit = 32

  init(context: ReadingContext) { self.context = context }

  /// Returns the merged specification of a file.
  func load(_ path: String) throws(ProjectError) -> YAMLValue { try load(path, active: []) }

  private func load(_ path: String, active: [String]) throws(ProjectError) -> YAMLValue {
    let value = expandEnvironment(try YAMLFile.read(path, files: context.files))
    var result = YAMLValue.mapping([])
    for include in value["include"].list {
      guard let name = include.string ?? include["path"].string, include["enable"].bool != false else { continue }
      let included = PathText.join(PathText.parent(path), name)
      guard included != path, !active.contains(included), active.count < Self.depthLimit else {
        context.warn(context.relative(included), "The file includes itself.", remedy: "Remove one of the includes.")
        continue
      }
      var other = try load(included, active: active + [path])
      if include["relativePaths"].bool != false {
        other = rebase(other, by: PathText.relative(PathText.parent(included), to: PathText.parent(path)))
      }
      result = Self.merge(other, into: result)
    }
    return Self.merge(value, into: result)
  }

  // MARK: Merging

  /// Returns a value with the entries of another one, which take precedence.
  static func merge(_ value: YAMLValue, into base: YAMLValue) -> YAMLValue {
    guard case .mapping(let entries) = value, case .mapping(var result) = base else { return value }
    for entry in entries {
      let replaces = entry.key.hasSuffix(":REPLACE")
      let key = replaces ? String(entry.key.dropLast(8)) : entry.key
      guard let index = result.firstIndex(where: { $0.key == key }) else {
        result.append(YAMLEntry(key: key, value: entry.value))
        continue
      }
      switch (result[index].value, entry.value) {
      case (.mapping, .mapping) where !replaces: result[index].value = merge(entry.value, into: result[index].value)
      case (.sequence(let old), .sequence(let new)) where !replaces: result[index].value = .sequence(old + new)
      default: result[index].value = entry.value
      }
    }
    return .mapping(result)
  }

  // MARK: Variables

  /// Replaces `${NAME}` by environment variables. Unknown names stay, because templates define them.
  private func expandEnvironment(_ value: YAMLValue) -> YAMLValue {
    Self.replace(context.options.environment, in: value)
  }

  /// Returns a value in whose strings and keys `${NAME}` is replaced.
  static func replace(_ variables: [String: String], in value: YAMLValue) -> YAMLValue {
    switch value {
    case .null: .null
    case .scalar(let text): .scalar(replace(variables, in: text))
    case .sequence(let values): .sequence(values.map { replace(variables, in: $0) })
    case .mapping(let entries):
      .mapping(entries.map { YAMLEntry(key: replace(variables, in: $0.key), value: replace(variables, in: $0.value)) })
    }
  }

  private static func replace(_ variables: [String: String], in text: String) -> String {
    guard text.contains("${") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "$") {
      let reference = rest[start...].dropFirst()
      guard reference.first == "{", let end = reference.firstIndex(of: "}"),
        let value = variables[String(reference[..<end].dropFirst())]
      else {
        result += rest[...start]
        rest = reference
        continue
      }
      result += rest[..<start] + value
      rest = reference[end...].dropFirst()
    }
    return result + rest
  }

  /// Returns the specification of a target with its templates applied. Templates may refer to other templates.
  func applyTemplates(to target: YAMLValue, name: String, templates: YAMLValue, depth: Int = 0) -> YAMLValue {
    var base = YAMLValue.mapping([])
    for template in target["templates"].strings where depth < Self.depthLimit && context.countStep(name) {
      let value = applyTemplates(to: templates[template], name: name, templates: templates, depth: depth + 1)
      base = Self.merge(value, into: base)
    }
    var variables = ["target_name": name]
    for entry in target["templateAttributes"].entries { variables[entry.key] = entry.value.string }
    return Self.replace(variables, in: Self.merge(target, into: base))
  }

  // MARK: Paths

  /// Returns an included specification whose paths are relative to the including file.
  private func rebase(_ spec: YAMLValue, by prefix: String) -> YAMLValue {
    guard prefix != "." else { return spec }
    let join = { (value: YAMLValue) -> YAMLValue in
      value.string.map { .scalar($0.hasPrefix("$") ? $0 : PathText.join(prefix, $0)) } ?? value
    }
    let targets = { (value: YAMLValue) in self.mapEntries(value) { self.rebase(target: $0, join: join) } }
    return mapEntries(spec, keys: ["targets", "targetTemplates", "packages", "configFiles"]) { [self] key, value in
      switch key {
      case "packages": mapEntries(value) { package in mapEntries(package, keys: ["path"]) { _, path in join(path) } }
      case "configFiles": mapEntries(value, join)
      default: targets(value)
      }
    }
  }

  private func rebase(target: YAMLValue, join: (YAMLValue) -> YAMLValue) -> YAMLValue {
    mapEntries(target, keys: ["sources", "configFiles", "info", "dependencies"]) { key, value in
      switch key {
      case "configFiles": return mapEntries(value, join)
      case "info": return mapEntries(value, keys: ["path"]) { _, path in join(path) }
      case "dependencies":
        return .sequence(value.list.map { item in mapEntries(item, keys: ["framework"]) { _, path in join(path) } })
      default:
        return .sequence(
          value.list.map { $0.string == nil ? mapEntries($0, keys: ["path"]) { _, path in join(path) } : join($0) })
      }
    }
  }

  private func mapEntries(_ value: YAMLValue, _ transform: (YAMLValue) -> YAMLValue) -> YAMLValue {
    .mapping(value.entries.map { YAMLEntry(key: $0.key, value: transform($0.value)) })
  }

  private func mapEntries(
    _ value: YAMLValue, keys: Set<String>, _ transform: (String, YAMLValue) -> YAMLValue
  ) -> YAMLValue {
    .mapping(
      value.entries.map {
        keys.contains($0.key) ? YAMLEntry(key: $0.key, value: transform($0.key, $0.value)) : $0
      })
  }
}
