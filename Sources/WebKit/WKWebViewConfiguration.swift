// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The configuration of a web view. Stored but not used.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  /// The content controller. Stored but not used.
  open var userContentController = WKUserContentController()
  /// The preferences. Stored but not used.
  open var preferences = WKPreferences()
  /// The default preferences for pages. Stored but not used.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The data store. Stored but not used.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process pool. Stored but not used.
  open var processPool = WKProcessPool()
  /// Whether videos play inline. Stored but not used. `false` by default.
  open var allowsInlineMediaPlayback = false
  /// The media types that play only after a user action. Stored but not used. All types by default.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  /// Whether a page is not shown before it is completely loaded. Stored but not used. `false` by default.
  open var suppressesIncrementalRendering = false
  /// The app name in the user agent string. Stored but not used.
  open var applicationNameForUserAgent: String?
  /// The types of data that are detected in pages. Stored but not used. Empty by default.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether navigation is limited to app-bound domains. Stored but not used. `false` by default.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether AirPlay is allowed for media. Stored but not used. `true` by default.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether picture in picture is allowed for media. Stored but not used. `true` by default.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether pages can be zoomed beyond their own limits. Stored but not used. `false` by default.
  open var ignoresViewportScaleLimits = false
  /// Whether requests to known hosts are upgraded to HTTPS. Stored but not used. `true` by default.
  open var upgradeKnownHostsToHTTPS = true
  private var handlers: [String: any WKURLSchemeHandler] = [:]

  /// Creates a configuration with default values.
  public override init() {
    super.init()
  }

  /// Stores a handler for a URL scheme. It is never called.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    handlers[urlScheme] = urlSchemeHandler
  }
  /// Returns the handler for a URL scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }
}

/// A set of media types.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Audio.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Video.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both audio and video.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The types of data that a web view detects in text.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
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

/// The preferences of web views. Stored but not used.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The minimum font size, in points. Stored but not used. 0 by default.
  open var minimumFontSize: CGFloat = 0
  /// Whether JavaScript is enabled. Stored but not used. `true` by default.
  open var javaScriptEnabled = true
  /// Whether JavaScript can open windows without a user action. Stored but not used. `false` by default.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether elements can be shown in full screen. Stored but not used. `false` by default.
  open var isElementFullscreenEnabled = false
  /// Whether warnings of fraudulent websites are enabled. Stored but not used. `true` by default.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether text can be selected and edited. Stored but not used. `true` by default.
  open var isTextInteractionEnabled = true
  /// Whether workarounds for specific sites are enabled. Stored but not used. `false` by default.
  open var isSiteSpecificQuirksModeEnabled = false
}

/// The preferences for pages. Stored but not used.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Whether pages can run JavaScript. Stored but not used. `true` by default.
  open var allowsContentJavaScript = true
  /// The preferred content mode. Stored but not used.
  open var preferredContentMode = ContentMode.recommended

  /// The version of a page that is requested.
  public enum ContentMode: Int, Sendable {
    /// The version recommended for the device.
    case recommended = 0
    /// The mobile version.
    case mobile
    /// The desktop version.
    case desktop
  }
}

/// A pool of web processes. It has no effect, because there are no web processes.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}
