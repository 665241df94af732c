// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Records the origin of each constraint. When a constraint is created, only the return addresses on the call stack
// are recorded, which takes microseconds. They are symbolized when a view is explained. Most of a screen's
// constraints are created at a few call sites, so each distinct stack is stored only once. Layout languages, which
// are libraries such as SwiftLayout, can create constraints after their statements have run. They report the location
// of the statement.

internal import Foundation
internal import Tessera
internal import TesseraViews
internal import TesseraWorkers

/// Records the origins of the constraints that are created in this process.
@MainActor
final class ConstraintOrigins {
  /// The maximum number of recorded return addresses.
  private static let depth = 32
  /// The maximum numbers of recorded constraints and origins, for screens that never stop creating constraints.
  private static let (mostConstraints, mostOrigins) = (2_000_000, 100_000)

  private enum CreationSite: Hashable {
    /// The return addresses on the call stack.
    case stack([UInt64])
    /// A source location such as `Module/File.swift:12`.
    case place(String)
  }

  /// A layout language statement whose constraints have not been created yet.
  private final class Statement {
    let origin: Int?
    init(_ origin: Int?) { self.origin = origin }
  }

  private let places = CallSiteResolver()
  private var origins: [CreationSite] = []
  private var numbers: [CreationSite: Int] = [:]
  /// The index of each constraint's origin. If an address is reused, the new constraint replaces the old one.
  private var originIndexes: [ObjectIdentifier: Int] = [:]
  private var resolvedOrigins: [Int: ScreenInspector.Origin?] = [:]

  /// Starts recording. Only one instance can record at a time.
  func beginRecording() {
    ConstraintWatch.didCreateConstraint = { [weak self] constraint in self?.recordConstraint(constraint) }
    ConstraintWatch.willRunStatement = { [weak self] in
      Statement(self?.number(of: .stack(CallSiteResolver.callStack(count: Self.depth))))
    }
  }

  /// Stops recording.
  func endRecording() { (ConstraintWatch.didCreateConstraint, ConstraintWatch.willRunStatement) = (nil, nil) }

  /// Removes the constraints of a screen that was released. Symbolized names are retained.
  func discardAll() { originIndexes = [:] }

  private func recordConstraint(_ constraint: NSLayoutConstraint) {
    let id = ObjectIdentifier(constraint)
    originIndexes[id] = nil
    guard originIndexes.count < Self.mostConstraints else { return }
    if let statement = ConstraintWatch.statement as? Statement {
      originIndexes[id] = statement.origin
    } else if let place = ConstraintWatch.statementPlace {
      originIndexes[id] = number(of: .place(place))
    } else {
      originIndexes[id] = number(of: .stack(CallSiteResolver.callStack(count: Self.depth)))
    }
  }

  private func number(of origin: CreationSite) -> Int? {
    if let number = numbers[origin] { return number }
    guard origins.count < Self.mostOrigins else { return nil }
    numbers[origin] = origins.count
    origins.append(origin)
    return origins.count - 1
  }

  /// Returns a constraint's origin, or nil if it is unknown.
  func origin(of constraint: NSLayoutConstraint) -> ScreenInspector.Origin? {
    guard let number = originIndexes[ObjectIdentifier(constraint)] else { return nil }
    if resolvedOrigins[number] == nil { resolveAll() }
    return resolvedOrigins[number] ?? nil
  }

  /// Symbolizes all remaining origins at once, because most of the time is spent reading the program's symbol tables.
  private func resolveAll() {
    var stacks: [(number: Int, stack: [UInt64])] = []
    for (number, origin) in origins.enumerated() where resolvedOrigins[number] == nil {
      switch origin {
      case .stack(let stack): stacks.append((number, stack))
      case .place(let place):
        let name = place.split(separator: "/").last.map(String.init) ?? place
        resolvedOrigins[number] = .some(ScreenInspector.Origin(name: name, place: place))
      }
    }
    let calls = places.places(of: stacks.flatMap(\.stack)) { OriginResolver.mayBeUser($0) }
    var start = 0
    for (number, stack) in stacks {
      resolvedOrigins[number] = .some(OriginResolver.origin(of: calls[start..<start + stack.count].flatMap { $0 }))
      start += stack.count
    }
  }
}

/// Determines a constraint's origin from its call stack.
enum OriginResolver {
  /// The modules that create constraints on behalf of their callers. For these modules, the caller's line is
  /// reported.
  static let languages: Set<String> = [
    "Mortar", "Mortar3", "MortarVFL", "SwiftLayout", "SwiftLayoutUtil", "SwiftLayoutBase", "LayoutBuilder",
  ]

  /// The other modules of this package that run in a program with screens.
  static let engine: Set<String> = [
    "Accessibility", "AudioToolbox", "AuthenticationServices", "AVFoundation", "AVKit", "Charts", "Combine", "Contacts",
    "ContactsUI", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreServices", "CoreText",
    "CryptoKit", "ImageIO", "InlineSnapshotTesting", "Intents", "IntentsUI", "LocalAuthentication", "MapKit",
    "MessageUI", "MobileCoreServices", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "simd",
    "SnapshotTesting", "Social", "StoreKit", "SwiftUI", "Tessera", "TesseraAssertions", "TesseraAssets",
    "TesseraAssetsTool", "TesseraBench", "TesseraCLI", "TesseraCombine", "TesseraCommand", "TesseraControls",
    "TesseraDynamics", "TesseraFoundation", "TesseraGraphics", "TesseraImaging", "TesseraInitTool",
    "TesseraInteractions", "TesseraLayout", "TesseraLists", "TesseraMacros", "TesseraMarkdown", "TesseraMemory",
    "TesseraMotion", "TesseraNibs", "TesseraOS", "TesseraPlaceholders", "TesseraPlaceholderViews",
    "TesseraPullRequests", "TesseraPullRequestsCommand", "TesseraRaster", "TesseraRelease", "TesseraServer",
    "TesseraSetup", "TesseraSolver", "TesseraSwiftScanner", "TesseraSwiftUIBench", "TesseraSwiftUILayout",
    "TesseraTesting", "TesseraText", "TesseraTextKit", "TesseraVector", "TesseraViews", "TesseraWorkers", "TesseraXML",
    "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "WebKit", "WidgetKit",
  ]

  /// The modules of the toolchain.
  private static let system: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "Foundation",
    "FoundationEssentials",
    "Dispatch", "Testing", "XCTest",
  ]

  /// The modules that record the calls.
  private static let recordingModules: Set<String> = ["TesseraCommand", "TesseraWorkers"]

  /// The types that create constraints on behalf of their callers.
  private static let forwardingTypes = [
    "NSLayout", "VisualFormat", "AnchorDistance", "DistanceGuide", "ConstraintWatch",
  ]

  /// The path of this package's sources at compile time, `…/Sources/`.
  private static let sources = #filePath.components(separatedBy: "TesseraCommand/Serve/")[0]

  /// Returns whether a function may be user code. Functions of this package are not user code, unless they are
  /// specialized for types of other modules.
  static func mayBeUser(_ function: String) -> Bool {
    guard let entity = Entity(function) else { return function == "main" || function.hasPrefix("generic") }
    return !engine.contains(entity.module) && !languages.contains(entity.module) && !system.contains(entity.module)
  }

  /// Returns the origin for a call stack whose innermost call is first, or nil if it can't be determined.
  static func origin(of calls: [CallSite]) -> ScreenInspector.Origin? {
    var (language, other): (String?, ScreenInspector.Origin?) = (nil, nil)
    for (index, call) in calls.enumerated() {
      let entity = Entity(call.function)
      let module = entity?.module ?? ""
      // A call without a name is a thunk between two functions, or a call of the system.
      if system.contains(module) || recordingModules.contains(module) || entity == nil && call.function != "main" {
        continue
      }
      if languages.contains(module) || isTesseraSource(call.file) && languages.contains(folder(call.file)) {
        language = language ?? (languages.contains(module) ? module : folder(call.file))
        continue
      }
      guard engine.contains(module) || isTesseraSource(call.file) else {
        // A dependency of the user's package can create constraints on behalf of its callers, like a layout language.
        let origin = originNamed(call, entity: entity)
        if !call.file.contains("/checkouts/") { return origin }
        other = other ?? origin
        continue
      }
      let type = entity?.type ?? ""
      if forwardingTypes.contains(where: type.hasPrefix) || type.isEmpty || language != nil || other != nil { continue }
      return ScreenInspector.Origin(name: systemType(in: calls[index...], first: type))
    }
    return other ?? language.map { ScreenInspector.Origin(name: $0) }
  }

  private static func originNamed(_ call: CallSite, entity: Entity?) -> ScreenInspector.Origin {
    guard call.line > 0, let file = call.file.split(separator: "/").last else {
      return ScreenInspector.Origin(name: entity?.words ?? call.function)
    }
    return ScreenInspector.Origin(name: "\(file):\(call.line)", place: "\(call.file):\(call.line)")
  }

  /// Returns the name of the UIKit class that created a constraint, or `first` if there is none. Private types are
  /// ignored.
  private static func systemType(in calls: ArraySlice<CallSite>, first: String) -> String {
    for call in calls {
      guard let entity = Entity(call.function), !system.contains(entity.module) else { continue }
      guard engine.contains(entity.module) else { break }
      if entity.type.hasPrefix("Nib") || entity.type == "UINib" { return "nib" }
      if entity.type.hasPrefix("UI"), entity.type != "UIView", entity.type != "UIViewController" { return entity.type }
    }
    return first
  }

  private static func isTesseraSource(_ file: String) -> Bool { !file.isEmpty && file.hasPrefix(sources) }

  /// Returns the name of the folder that contains one of this package's source files. It equals the name of the
  /// file's module.
  private static func folder(_ file: String) -> String {
    file.dropFirst(sources.count).split(separator: "/").first.map(String.init) ?? ""
  }

  /// The components of a demangled name.
  struct Entity: Equatable {
    /// The module that contains the code.
    var module: String
    /// The outermost type, or empty for a global function.
    var type: String
    /// The type and the function, without their module, such as `CartViewController.viewDidLoad()`.
    var words: String

    /// Parses a demangled name.
    ///
    /// - Parameter function: A name such as `closure #1 () -> () in App.CartViewController.viewDidLoad() -> ()`.
    init?(_ function: String) {
      var rest = Self.last(function)
      while let word = ["static ", "@objc ", "merged ", "override ", "async "].first(where: rest.hasPrefix) {
        rest = rest.dropFirst(word.count)
      }
      var module: Substring?
      let mark = "(extension in "
      if rest.hasPrefix(mark), let end = rest.range(of: "):") {
        module = rest[rest.index(rest.startIndex, offsetBy: mark.count)..<end.lowerBound]
        rest = rest[end.upperBound...]
      }
      guard let dot = rest.firstIndex(of: "."), dot > rest.startIndex,
        rest[..<dot].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return nil }
      self.module = String(module ?? rest[..<dot])
      let name = rest[rest.index(after: dot)...]
      let path = Self.head(name).split(separator: ".")
      guard !path.isEmpty else { return nil }
      type = path.count > 1 ? String(path[0]) : ""
      words = path.joined(separator: ".") + Self.labels(name)
    }

    /// Returns the outermost function, which is the part after the last ` in `, ` of ` or ` for ` that is not within
    /// brackets.
    private static func last(_ function: String) -> Substring {
      var depth = 0
      var start = function.startIndex
      for index in function.indices {
        switch function[index] {
        case "(", "<", "[": depth += 1
        case ")", "]": depth -= 1
        case ">" where index > function.startIndex && function[function.index(before: index)] != "-": depth -= 1
        case " " where depth == 0:
          for word in [" in ", " of ", " for "] where function[index...].hasPrefix(word) {
            start = function.index(index, offsetBy: word.count)
          }
        default: break
        }
      }
      return function[start...]
    }

    /// Returns the part of a name before its parameters or type, without generic arguments.
    private static func head(_ name: Substring) -> String {
      var text = ""
      var depth = 0
      for character in name {
        if character == "<" { depth += 1 }
        if depth == 0 {
          if character == "(" || character == " " { break }
          text.append(character)
        }
        if character == ">" { depth -= 1 }
      }
      // `App.Cart.total.getter : Swift.Int`
      for ending in [".getter", ".setter", ".modify", ".read"] where text.hasSuffix(ending) {
        return String(text.dropLast(ending.count))
      }
      return text
    }

    /// Returns the labels of a function's parameters, such as `(with:_:)`, or an empty string if it has none.
    private static func labels(_ name: Substring) -> String {
      guard let open = name.firstIndex(of: "("), !name[..<open].contains(" ") else { return "" }
      var (depth, labels, current, isType) = (0, "", "", false)
      for character in name[open...] {
        switch character {
        case "(", "<", "[": depth += 1
        case ")", "]", ">": depth -= 1
        default: break
        }
        if depth == 0 { break }
        guard depth == 1 else { continue }
        switch character {
        case "(": continue
        case ",":
          labels += current.isEmpty && !isType ? "_:" : isType ? current + ":" : "_:"
          (current, isType) = ("", false)
        case ":": isType = true
        default: if !isType, character != " " { current.append(character) }
        }
      }
      if !current.isEmpty || isType { labels += isType ? current + ":" : "_:" }
      return "(\(labels))"
    }
  }
}
