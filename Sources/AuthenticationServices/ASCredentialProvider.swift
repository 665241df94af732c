// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit

/// The domain of errors of extensions.
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"

/// An error of an extension.
public struct ASExtensionError: Error, Hashable, Sendable, CustomNSError {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    /// The extension failed.
    case failed = 0
    /// The user canceled.
    case userCanceled = 1
    /// The extension requires user interaction.
    case userInteractionRequired = 100
    /// The password doesn't exist.
    case credentialIdentityNotFound = 101
  }

  /// The cause.
  public let code: Code

  /// Creates an error with a cause.
  public init(_ code: Code) { self.code = code }
  /// The domain.
  public static var errorDomain: String { ASExtensionErrorDomain }
  /// The error code.
  public var errorCode: Int { code.rawValue }
}

/// A website or an app that requests a password.
open class ASCredentialServiceIdentifier: NSObject, @unchecked Sendable {
  /// The type of an identifier.
  public enum IdentifierType: Int, Sendable {
    /// A domain.
    case domain = 0
    /// A URL.
    case URL
  }

  /// The domain or the URL.
  public let identifier: String
  /// The type.
  public let type: IdentifierType

  /// Creates the identifier of a website or an app.
  public init(identifier: String, type: IdentifierType) {
    (self.identifier, self.type) = (identifier, type)
    super.init()
  }
}

/// An identity that the user can sign in with.
public protocol ASCredentialIdentity: NSObjectProtocol {
  /// The website or the app.
  var serviceIdentifier: ASCredentialServiceIdentifier { get }
  /// The user.
  var user: String { get }
  /// The app's record identifier.
  var recordIdentifier: String? { get }
  /// The rank among several identities.
  var rank: Int { get set }
}

/// A stored password.
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
  /// The website or the app.
  public let serviceIdentifier: ASCredentialServiceIdentifier
  /// The user.
  public let user: String
  /// The app's record identifier.
  public let recordIdentifier: String?
  /// The rank among several identities. 0 by default.
  open var rank = 0

  /// Creates the identity of a stored password.
  public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
    (self.serviceIdentifier, self.user, self.recordIdentifier) = (serviceIdentifier, user, recordIdentifier)
    super.init()
  }
}

/// A stored passkey.
open class ASPasskeyCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
  /// The domain.
  public let relyingPartyIdentifier: String
  /// The user.
  public let userName: String
  /// The identifier.
  public let credentialID: Data
  /// The user handle.
  public let userHandle: Data
  /// The app's record identifier.
  public let recordIdentifier: String?
  /// The rank among several identities. 0 by default.
  open var rank = 0
  /// The user.
  open var user: String { userName }
  /// The domain.
  open var serviceIdentifier: ASCredentialServiceIdentifier {
    ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain)
  }

  /// Creates the identity of a stored passkey.
  public init(
    relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data, recordIdentifier: String?
  ) {
    (self.relyingPartyIdentifier, self.userName, self.credentialID) = (relyingPartyIdentifier, userName, credentialID)
    (self.userHandle, self.recordIdentifier) = (userHandle, recordIdentifier)
    super.init()
  }
}

/// A request from the system for a password or a passkey. Never created in Tessera.
public protocol ASCredentialRequest: NSObjectProtocol {
  /// The identity of the requested credential.
  var credentialIdentity: any ASCredentialIdentity { get }
}

/// A request from the system for a passkey. Never created in Tessera.
open class ASPasskeyCredentialRequest: NSObject, ASCredentialRequest, @unchecked Sendable {
  /// The identity of the requested credential.
  public let credentialIdentity: any ASCredentialIdentity
  /// The hash of the client data.
  public let clientDataHash: Data

  /// Creates a request.
  public init(credentialIdentity: ASPasskeyCredentialIdentity, clientDataHash: Data) {
    (self.credentialIdentity, self.clientDataHash) = (credentialIdentity, clientDataHash)
    super.init()
  }
}

/// The parameters of a request for a passkey. Never created in Tessera.
open class ASPasskeyCredentialRequestParameters: NSObject, @unchecked Sendable {}

/// The passwords that the system suggests. Nothing is stored.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  private static let store = ASCredentialIdentityStore()

  /// The shared store.
  open class var shared: ASCredentialIdentityStore { store }
  /// Fails asynchronously.
  open func removeAllCredentialIdentities(_ completion: ((Bool, (any Error)?) -> Void)? = nil) {
    if let completion { Placeholder.callInBackground { completion(false, nil) } }
  }
}

/// The context of a password provider extension. Nothing is filled in.
open class ASCredentialProviderExtensionContext: NSExtensionContext, @unchecked Sendable {
  /// Fills in nothing. The handler is called asynchronously.
  open func completeRequest(
    withSelectedCredential credential: ASPasswordCredential, completionHandler: ((Bool) -> Void)? = nil
  ) {
    if let completionHandler { Placeholder.callInBackground { completionHandler(false) } }
  }
  /// Does nothing.
  open func completeExtensionConfigurationRequest() {}
}

/// The controller of a password provider extension. Never called by the system.
open class ASCredentialProviderViewController: UIViewController {
  /// Prepares the list of passwords. For subclasses.
  open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
  /// Provides a password without user interaction. For subclasses.
  open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {}
  /// Prepares the interface to provide a password. For subclasses.
  open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {}
  /// Prepares the interface of the extension's settings. For subclasses.
  open func prepareInterfaceForExtensionConfiguration() {}
}

/// A session that signs the user in to a website. It always fails.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  /// A closure that receives the result of a session.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The provider of the window. Never called.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Stored only. False by default.
  open var prefersEphemeralWebBrowserSession = false
  /// Always false.
  open var canStart: Bool { false }
  private let handler: CompletionHandler

  /// Creates a session for a URL.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    handler = completionHandler
    super.init()
  }

  /// Returns `false`, which the first call reports. The handler receives an error asynchronously.
  @discardableResult
  open func start() -> Bool {
    Placeholder.report("AuthenticationServices", "ASWebAuthenticationSession.start() opens nothing")
    Placeholder.callLater(unisolated: { [handler] in handler(nil, ASWebAuthenticationSessionError(.canceledLogin)) })
    return false
  }
  /// Does nothing.
  open func cancel() {}
}

/// An error of a web authentication session.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    /// The user canceled.
    case canceledLogin = 1
    /// The provider of the window is missing.
    case presentationContextNotProvided
    /// The provider's window is invalid.
    case presentationContextInvalid
  }

  /// The cause.
  public let code: Code

  /// Creates an error with a cause.
  public init(_ code: Code) { self.code = code }
}

/// The provider of the window for a request. Never called.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
