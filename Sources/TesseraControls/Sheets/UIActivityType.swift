// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIActivity {
  /// The name of a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A kind of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind of this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The system's own of this name.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// The system's own of this name.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// The system's own of this name.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// The system's own of this name.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// The system's own of this name.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// The system's own of this name.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The system's own of this name.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// The system's own of this name.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The system's own of this name.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The system's own of this name.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// The system's own of this name.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// The system's own of this name.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// The system's own of this name.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.PostToTencentWeibo")
    /// The system's own of this name.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// The system's own of this name.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// The system's own of this name.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// The system's own of this name.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// The system's own of this name.
    public static let collaborationInviteWithLink = ActivityType("com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// The system's own of this name.
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    /// The system's own of this name.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
  }
}
