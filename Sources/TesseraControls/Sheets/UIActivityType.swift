// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIActivity {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The type's identifier.
    public let rawValue: String

    /// Creates a type with the given identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type with the given identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The system activity for posting to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// The system activity for posting to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// The system activity for posting to Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// The system activity for sending a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// The system activity for sending an email.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// The system activity for printing.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The system activity for copying to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// The system activity for assigning an image to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The system activity for saving images and videos to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The system activity for adding a URL to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// The system activity for posting to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// The system activity for posting to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// The system activity for posting to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.PostToTencentWeibo")
    /// The system activity for sending items with AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// The system activity for opening an item in iBooks.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// The system activity for marking up an item as a PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// The system activity for starting SharePlay.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// The system activity for inviting people to collaborate with a link.
    public static let collaborationInviteWithLink = ActivityType("com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// The system activity for copying a collaboration link.
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    /// The system activity for adding an item to the Home Screen.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
  }
}
