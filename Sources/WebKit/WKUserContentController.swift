// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import FoundationNetworking
public import UIKit

/// Scripts of an app and the messages they send. Kept only: no script runs.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  /// The scripts that were added.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Keeps a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Forgets all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Keeps rules for what pages may load.
  open func add(_ contentRuleList: WKContentRuleList) { rules.append(contentRuleList) }
  /// Forgets rules.
  open func remove(_ contentRuleList: WKContentRuleList) { rules.removeAll { $0 === contentRuleList } }
  /// Forgets all rules.
  open func removeAllContentRuleLists() { rules = [] }
  private var rules: [WKContentRuleList] = []
  private var replying: [String: any WKScriptMessageHandlerWithReply] = [:]

  /// Keeps who would get a script's messages and answer them. None come.
  open func addScriptMessageHandler(
    _ handler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) { replying[name] = handler }
  /// Keeps who would get the messages of a script in a world. None come.
  open func add(_ handler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String) {
    add(handler, name: name)
  }
  /// Forgets who would get messages.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    removeScriptMessageHandler(forName: name)
  }
  /// Forgets all who would get messages.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { removeAllScriptMessageHandlers() }

  /// Keeps who would get a script's messages. None come.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  /// Forgets who would get messages.
  open func removeScriptMessageHandler(forName name: String) { (handlers[name], replying[name]) = (nil, nil) }
  /// Forgets all who would get messages.
  open func removeAllScriptMessageHandlers() { (handlers, replying) = ([:], [:]) }
}

/// When a script would run.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page.
  case atDocumentStart = 0
  /// After the page.
  case atDocumentEnd
}

/// A script of an app.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The script's text.
  public let source: String
  /// When it would run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it would run in the page's own frame alone.
  public let isForMainFrameOnly: Bool

  /// A script, which is kept.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    super.init()
  }

  /// A script for a world, which is kept.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// Who gets a script's messages.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A message has come. Never called.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Who gets a script's messages and answers them.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// A message has come. Never called.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
  /// A message has come. Never called.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  /// Answers nothing.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void
  ) { replyHandler(nil, nil) }
  /// Answers nothing.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}

/// A message of a script.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// What was sent. Always empty.
  open var body: Any { NSNull() }
  /// The handler's name. Always empty.
  open var name: String { "" }
  /// Where the script runs.
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
  /// Where the page is shown. Always nil.
  open var webView: WKWebView? { nil }
  /// The world of the script.
  open var world: WKContentWorld { .page }
}

/// Who serves an app's own scheme.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// A page asks for something. Never called.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// A page needs it no longer. Never called.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// What a page asks for. None exists here.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is asked for.
  var request: URLRequest { get }
  /// The answer has begun.
  func didReceive(_ response: URLResponse)
  /// A part of the answer.
  func didReceive(_ data: Data)
  /// The answer has ended.
  func didFinish()
  /// There is no answer.
  func didFailWithError(_ error: any Error)
}
