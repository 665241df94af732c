// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Who made each constraint. While this looks, the return addresses of the code that makes a constraint are noted, which takes
// microseconds; names are looked up when a view is explained. Most constraints of a screen come from few places, so each stack
// is kept once. Languages that make constraints after their statements say where the statement stands.

internal import Foundation
internal import Tessera
internal import TesseraViews
internal import TesseraWorkers

/// Notes the makers of constraints in this process.
@MainActor
final class ConstraintMakers {
  /// The greatest number of return addresses that are noted.
  private static let depth = 32
  /// Constraints and origins beyond these are not noted: a screen that makes constraints for ever would fill the memory.
  private static let (mostConstraints, mostOrigins) = (2_000_000, 100_000)

  private enum Origin: Hashable {
    /// Return addresses.
    case stack([UInt64])
    /// `Module/File.swift:12`
    case place(String)
  }

  /// Stands for a statement until its constraints are made.
  private final class Statement {
    let origin: Int?
    init(_ origin: Int?) { self.origin = origin }
  }

  private let places = CallPlaces()
  private var origins: [Origin] = []
  private var numbers: [Origin: Int] = [:]
  /// The origin of each constraint. One at an address where another was before replaces it.
  private var made: [ObjectIdentifier: Int] = [:]
  private var makers: [Int: ScreenInspector.Maker?] = [:]

  /// Begins to note. One of these at a time.
  func begin() {
    ConstraintWatch.made = { [weak self] constraint in self?.note(constraint) }
    ConstraintWatch.stated = { [weak self] in Statement(self?.number(of: .stack(CallPlaces.callStack(Self.depth)))) }
  }

  /// Ends it.
  func end() { (ConstraintWatch.made, ConstraintWatch.stated) = (nil, nil) }

  /// Forgets what was noted: the screen is gone. Names of places are kept.
  func forget() { made = [:] }

  private func note(_ constraint: NSLayoutConstraint) {
    let id = ObjectIdentifier(constraint)
    made[id] = nil
    guard made.count < Self.mostConstraints else { return }
    if let statement = ConstraintWatch.statement as? Statement {
      made[id] = statement.origin
    } else if let place = ConstraintWatch.statementPlace {
      made[id] = number(of: .place(place))
    } else {
      made[id] = number(of: .stack(CallPlaces.callStack(Self.depth)))
    }
  }

  private func number(of origin: Origin) -> Int? {
    if let number = numbers[origin] { return number }
    guard origins.count < Self.mostOrigins else { return nil }
    numbers[origin] = origins.count
    origins.append(origin)
    return origins.count - 1
  }

  /// Who made a constraint; nil where it is not known.
  func maker(of constraint: NSLayoutConstraint) -> ScreenInspector.Maker? {
    guard let number = made[ObjectIdentifier(constraint)] else { return nil }
    if makers[number] == nil { nameAll() }
    return makers[number] ?? nil
  }

  /// Names all origins that have no name yet. Reading a program's tables takes most of the time, however many are looked up.
  private func nameAll() {
    var stacks: [(number: Int, stack: [UInt64])] = []
    for (number, origin) in origins.enumerated() where makers[number] == nil {
      switch origin {
      case .stack(let stack): stacks.append((number, stack))
      case .place(let place):
        let name = place.split(separator: "/").last.map(String.init) ?? place
        makers[number] = .some(ScreenInspector.Maker(name: name, place: place))
      }
    }
    let calls = places.places(of: stacks.flatMap(\.stack)) { MakerNaming.mayBeUser($0) }
    var start = 0
    for (number, stack) in stacks {
      makers[number] = .some(MakerNaming.maker(calls[start..<start + stack.count].flatMap { $0 }))
      start += stack.count
    }
  }
}

/// Finds the maker of a constraint in the calls that led to it.
enum MakerNaming {
  /// Modules whose code is on a stack because somebody else's code called it: a language's line is not the one that is looked for.
  static let languages: Set<String> = [
    "Mortar", "Mortar3", "MortarVFL", "SwiftLayout", "SwiftLayoutUtil", "SwiftLayoutBase", "LayoutBuilder",
  ]

  /// The other modules of this package that run in a program with screens.
  static let engine: Set<String> = [
    "AVFoundation", "AVKit", "Accessibility", "AudioToolbox", "AuthenticationServices", "Combine", "Contacts",
    "ContactsUI", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreMedia", "CryptoKit", "Intents", "IntentsUI",
    "QuickLook", "Social", "TesseraSwiftScanner", "simd", "CoreLocation", "CoreServices", "CoreText", "ImageIO",
    "InlineSnapshotTesting", "LocalAuthentication", "MapKit",
    "MessageUI", "MobileCoreServices", "Photos", "PhotosUI", "QuartzCore", "SafariServices", "SnapshotTesting",
    "StoreKit",
    "SwiftUI", "Tessera", "TesseraAssertions", "TesseraAssets", "TesseraAssetsTool", "TesseraBench", "TesseraCLI",
    "TesseraCombine", "TesseraCommand", "TesseraControls", "TesseraFoundation", "TesseraGraphics", "TesseraImaging",
    "TesseraInitTool", "TesseraLists", "TesseraMacros", "TesseraMemory", "TesseraMotion", "TesseraDynamics",
    "TesseraInteractions", "TesseraNibs", "TesseraOS", "TesseraPlaceholderViews",
    "TesseraPlaceholders",
    "TesseraRaster", "TesseraServer", "TesseraSetup", "TesseraSolver",
    "TesseraTesting",
    "TesseraText", "TesseraVector", "TesseraViews", "TesseraWorkers", "TesseraXML", "UIKit", "UniformTypeIdentifiers",
    "UserNotifications", "WebKit", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
  ]

  /// Modules of the toolchain.
  private static let system: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "Foundation",
    "FoundationEssentials",
    "Dispatch", "Testing", "XCTest",
  ]

  /// Modules that note the calls.
  private static let noting: Set<String> = ["TesseraCommand", "TesseraWorkers"]

  /// Types that make a constraint for who calls them.
  private static let hands = ["NSLayout", "VisualFormat", "AnchorDistance", "ConstraintWatch"]

  /// Where this package's sources are, as the compiler knew them: `…/Sources/`.
  private static let sources = String(#filePath.dropLast("TesseraCommand/Serve/ConstraintMakers.swift".count))

  /// Whether a function may hold a line of the user's. A function of this package may not, unless it was made for the types
  /// of others.
  static func mayBeUser(_ function: String) -> Bool {
    guard let entity = Entity(function) else { return function == "main" || function.hasPrefix("generic") }
    return !engine.contains(entity.module) && !languages.contains(entity.module) && !system.contains(entity.module)
  }

  /// The maker, given the calls, the innermost first; nil where nothing is known of them.
  static func maker(_ calls: [CallPlace]) -> ScreenInspector.Maker? {
    var (language, other): (String?, ScreenInspector.Maker?) = (nil, nil)
    for (index, call) in calls.enumerated() {
      let entity = Entity(call.function)
      let module = entity?.module ?? ""
      // What has no name is a thunk between two functions, or the system's.
      if system.contains(module) || noting.contains(module) || entity == nil && call.function != "main" { continue }
      if languages.contains(module) || isOurs(call.file) && languages.contains(folder(call.file)) {
        language = language ?? (languages.contains(module) ? module : folder(call.file))
        continue
      }
      guard engine.contains(module) || isOurs(call.file) else {
        // A package that the user's depends on makes constraints for who calls it, as a language does.
        let maker = named(call, entity)
        if !call.file.contains("/checkouts/") { return maker }
        other = other ?? maker
        continue
      }
      let type = entity?.type ?? ""
      if hands.contains(where: type.hasPrefix) || type.isEmpty || language != nil || other != nil { continue }
      return ScreenInspector.Maker(name: systemType(calls[index...], type))
    }
    return other ?? language.map { ScreenInspector.Maker(name: $0) }
  }

  private static func named(_ call: CallPlace, _ entity: Entity?) -> ScreenInspector.Maker {
    guard call.line > 0, let file = call.file.split(separator: "/").last else {
      return ScreenInspector.Maker(name: entity?.words ?? call.function)
    }
    return ScreenInspector.Maker(name: "\(file):\(call.line)", place: "\(call.file):\(call.line)")
  }

  /// The class of UIKit's that has made a constraint by its own parts: those may have names that nobody knows.
  private static func systemType(_ calls: ArraySlice<CallPlace>, _ first: String) -> String {
    for call in calls {
      guard let entity = Entity(call.function), !system.contains(entity.module) else { continue }
      guard engine.contains(entity.module) else { break }
      if entity.type.hasPrefix("Nib") || entity.type == "UINib" { return "nib" }
      if entity.type.hasPrefix("UI"), entity.type != "UIView", entity.type != "UIViewController" { return entity.type }
    }
    return first
  }

  private static func isOurs(_ file: String) -> Bool { !file.isEmpty && file.hasPrefix(sources) }

  /// The folder of a source of this package, which is its module.
  private static func folder(_ file: String) -> String {
    file.dropFirst(sources.count).split(separator: "/").first.map(String.init) ?? ""
  }

  /// What a demangled name is about.
  struct Entity: Equatable {
    /// The module with the code.
    var module: String
    /// The outermost type; empty for a function of a module.
    var type: String
    /// The type and the function without their module: `CartViewController.viewDidLoad()`.
    var words: String

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

    /// What stands after the last ` in `, ` of ` or ` for ` outside of brackets: the function that the others are in.
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

    /// The name up to its parameters or its type, without generic arguments.
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

    /// `(with:_:)` of a function's parameters; nothing of what has none.
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
