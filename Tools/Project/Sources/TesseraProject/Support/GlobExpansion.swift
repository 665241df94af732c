// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Expansion of patterns to the files they match.
struct GlobExpansion {
  let files: ProjectFiles

  /// Returns the paths of the files and bundles that match a pattern.
  ///
  /// - Parameter pattern: An absolute path, which may contain wildcards. A path without wildcards matches itself.
  func paths(_ pattern: String) -> [String] {
    guard Wildcard.isPattern(pattern) else { return files.exists(pattern) ? [pattern] : [] }
    let components = pattern.split(separator: "/")
    let fixed = components.prefix { !Wildcard.isPattern(String($0)) }
    let base = "/" + fixed.joined(separator: "/")
    let wildcard = Wildcard(pattern)
    guard pattern.contains("**") || pattern.contains("{") else {
      return shallow(base, Array(components[fixed.count...]))
    }
    return files.filesBelow(base).filter { wildcard.matches($0) }
  }

  /// Expands a pattern without `**`, component by component.
  private func shallow(_ base: String, _ components: [Substring]) -> [String] {
    var folders = [base]
    for component in components {
      let wildcard = Wildcard(String(component))
      folders = folders.flatMap { folder -> [String] in
        guard Wildcard.isPattern(String(component)) else {
          return files.exists("\(folder)/\(component)") ? ["\(folder)/\(component)"] : []
        }
        return files.list(folder).filter { wildcard.matches($0) }.map { folder + "/" + $0 }
      }
    }
    return folders
  }
}
