// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import FoundationNetworking
public import UIKit

/// An app's scripts and script message handlers. Stored but not used, because no script runs.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts that the app has added.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Stores a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Stores a content rule list.
  open func add(_ contentRuleList: WKContentRuleList) { rules.append(contentRuleList) }
  /// Removes a content rule list.
  open func remove(_ contentRuleList: WKContentRuleList) { rules.removeAll { $0 === contentRuleList } }
  /// Removes all content rule lists.
  open func removeAllContentRuleLists() { rules = [] }
  private var rules: [WKContentRuleList] = []
  private var replying: [String: any WKScriptMessageHandlerWithReply] = [:]

  /// Stores a handler that replies to messages. It is never called.
  open func addScriptMessageHandler(
    _ handler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) { replying[name] = handler }
  /// Stores a handler for messages from a content world. It is never called.
  open func add(_ handler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) {
    add(handler, name: name)
  }
  /// Removes the message handler with the given name.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    removeScriptMessageHandler(forName: name)
  }
  /// Removes all message handlers.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { removeAllScriptMessageHandlers() }

  /// Stores a message handler. It is never called.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Removes the message handler with the given name.
  open func removeScriptMessageHandler(forName name: String) { (handlers[name], replying[name]) = (nil, nil) }
  /// Removes all message handlers.
  open func removeAllScriptMessageHandlers() { (handlers, replying) = ([:], [:]) }
}

/// The time at which a script is injected.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page's content is loaded.
  case atDocumentStart = 0
  /// After the page's content is loaded.
  case atDocumentEnd
}

/// A script that an app adds to pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The script's source code.
  public let source: String
  /// The time at which the script is injected.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether the script runs in the main frame only.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    super.init()
  }

  /// Creates a script for a content world.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// A handler of messages that scripts send to the app.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Called when a script has sent a message. Never called in Tessera.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A handler that replies to messages that scripts send to the app.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// Called when a script has sent a message. Never called in Tessera.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
  /// Called when a script has sent a message. Never called in Tessera.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  /// Does not call the reply handler.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void
  ) { replyHandler(nil, nil) }
  /// Returns no reply.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}

/// A message that a script has sent to the app.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The message's content. Always `NSNull`.
  open var body: Any { NSNull() }
  /// The message handler's name. Always empty.
  open var name: String { "" }
  /// The frame whose script sent the message.
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
  /// The web view that shows the page. Always `nil`.
  open var webView: WKWebView? { nil }
  /// The content world of the script.
  open var world: WKContentWorld { .page }
}

/// A handler that loads resources with a custom URL scheme.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Starts loading a resource. Never called.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Stops loading a resource. Never called.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request for a resource with a custom URL scheme. Never created in Tessera.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }
  /// Passes the response to the page.
  func didReceive(_ response: URLResponse)
  /// Passes a part of the data to the page.
  func didReceive(_ data: Data)
  /// Completes the response.
  func didFinish()
  /// Reports an error to the page.
  func didFailWithError(_ error: any Error)
}
