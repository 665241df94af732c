// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The configuration of a web view. Stored only.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// The content controller. Stored only.
  open var userContentController = WKUserContentController()
  /// The preferences. Stored only.
  open var preferences = WKPreferences()
  /// The preferences of pages. Stored only.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The data store. Stored only.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process pool. Stored only.
  open var processPool = WKProcessPool()
  /// Stored only. False by default.
  open var allowsInlineMediaPlayback = false
  /// Stored only. All kinds by default.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  /// Stored only. False by default.
  open var suppressesIncrementalRendering = false
  /// Stored only.
  open var applicationNameForUserAgent: String?
  /// Stored only. Empty by default.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Stored only. False by default.
  open var limitsNavigationsToAppBoundDomains = false
  /// Stored only. True by default.
  open var allowsAirPlayForMediaPlayback = true
  /// Stored only. True by default.
  open var allowsPictureInPictureMediaPlayback = true
  /// Stored only. False by default.
  open var ignoresViewportScaleLimits = false
  /// Stored only. True by default.
  open var upgradeKnownHostsToHTTPS = true
  private var handlers: [String: any WKURLSchemeHandler] = [:]

  /// Creates a configuration with defaults.
  public override init() {
    super.init()
  }

  /// Stores a handler of a URL scheme. Never called.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    handlers[urlScheme] = urlSchemeHandler
  }
  /// Returns the handler of a URL scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }
}

/// Types of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Audio.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Video.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The types of data that are detected in text.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// All types.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Settings of web views. Stored only.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// Stored only. 0 by default.
  open var minimumFontSize: CGFloat = 0
  /// Stored only. True by default.
  open var javaScriptEnabled = true
  /// Stored only. False by default.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Stored only. False by default.
  open var isElementFullscreenEnabled = false
  /// Stored only. True by default.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Stored only. True by default.
  open var isTextInteractionEnabled = true
  /// Stored only. False by default.
  open var isSiteSpecificQuirksModeEnabled = false
}

/// The preferences of pages. Stored only.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Stored only. True by default.
  open var allowsContentJavaScript = true
  /// Stored only.
  open var preferredContentMode = ContentMode.recommended

  /// The requested type of content.
  public enum ContentMode: Int, Sendable {
    /// The type recommended for the device.
    case recommended = 0
    /// Mobile content.
    case mobile
    /// Desktop content.
    case desktop
  }
}

/// A process pool. There are no web processes.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}
