// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// NSObject members that Foundation on Linux lacks, or that classes can't override there. TesseraFoundation declares
/// them in a protocol, so that classes can implement them.
enum ObjectMembers {
  static let responding = "responds(to:)"
  static let observing = "observeValue(forKeyPath:of:change:context:)"
  /// Members whose overrides are not called on Linux.
  static let unreached: Set<String> = [
    "value(forKey:)", "value(forKeyPath:)", "value(forUndefinedKey:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)",
    "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)", "forwardingTarget(for:)",
    "addObserver(_:forKeyPath:options:context:)", "removeObserver(_:forKeyPath:)",
    "removeObserver(_:forKeyPath:context:)", "willChangeValue(forKey:)", "didChangeValue(forKey:)",
    "automaticallyNotifiesObservers(forKey:)",
  ]
  static let all = unreached.union([responding, observing, DependentKeys.method])
}

extension ModuleIndex {
  /// Returns whether a member overrides a member of NSObject itself and not of a class in between.
  func isOverrideOfObject(_ member: MemberFacts, in type: TypeFacts) -> Bool {
    guard member.isOverride, ObjectMembers.all.contains(member.fullName), type.kind == .class else { return false }
    let line = lineage(of: type)
    guard let root = line.last, superclassName(of: root) == "NSObject" else { return false }
    return !line.dropFirst().contains { $0.members.contains { $0.fullName == member.fullName } }
  }
}
