// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraPlaceholders
public import UIKit

/// The error domain of credential provider extensions.
public let ASExtensionErrorDomain = "ASExtensionErrorDomain"

/// An error of a credential provider extension.
public struct ASExtensionError: Error, Hashable, Sendable, CustomNSError {
  /// An error code.
  public enum Code: Int, Sendable {
    /// The extension failed.
    case failed = 0
    /// The user canceled.
    case userCanceled = 1
    /// The extension requires user interaction.
    case userInteractionRequired = 100
    /// The credential identity doesn't exist.
    case credentialIdentityNotFound = 101
  }

  /// The error code.
  public let code: Code

  /// Creates an error from a code.
  public init(_ code: Code) { self.code = code }
  /// The error domain.
  public static var errorDomain: String { ASExtensionErrorDomain }
  /// The raw value of the error code.
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

/// An identity with which the user can sign in.
public protocol ASCredentialIdentity: NSObjectProtocol {
  /// The website or the app.
  var serviceIdentifier: ASCredentialServiceIdentifier { get }
  /// The user name.
  var user: String { get }
  /// The app's record identifier.
  var recordIdentifier: String? { get }
  /// The rank among several matching identities.
  var rank: Int { get set }
}

/// The identity of a saved password.
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
  /// The website or the app.
  public let serviceIdentifier: ASCredentialServiceIdentifier
  /// The user name.
  public let user: String
  /// The app's record identifier.
  public let recordIdentifier: String?
  /// The rank among several matching identities. The default is 0.
  open var rank = 0

  /// Creates the identity of a saved password.
  public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
    (self.serviceIdentifier, self.user, self.recordIdentifier) = (serviceIdentifier, user, recordIdentifier)
    super.init()
  }
}

/// The identity of a saved passkey.
open class ASPasskeyCredentialIdentity: NSObject, ASCredentialIdentity, @unchecked Sendable {
  /// The domain of the relying party.
  public let relyingPartyIdentifier: String
  /// The user name.
  public let userName: String
  /// The credential identifier.
  public let credentialID: Data
  /// The user handle.
  public let userHandle: Data
  /// The app's record identifier.
  public let recordIdentifier: String?
  /// The rank among several matching identities. The default is 0.
  open var rank = 0
  /// The user name.
  open var user: String { userName }
  /// The domain of the relying party as a service identifier.
  open var serviceIdentifier: ASCredentialServiceIdentifier {
    ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain)
  }

  /// Creates the identity of a saved passkey.
  public init(
    relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data, recordIdentifier: String?
  ) {
    (self.relyingPartyIdentifier, self.userName, self.credentialID) = (relyingPartyIdentifier, userName, credentialID)
    (self.userHandle, self.recordIdentifier) = (userHandle, recordIdentifier)
    super.init()
  }
}

/// A system request for a password or a passkey. Never created in Tessera.
public protocol ASCredentialRequest: NSObjectProtocol {
  /// The identity of the requested credential.
  var credentialIdentity: any ASCredentialIdentity { get }
}

/// A system request for a passkey. Never created in Tessera.
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

/// The parameters of a passkey request. Never created in Tessera.
open class ASPasskeyCredentialRequestParameters: NSObject, @unchecked Sendable {}

/// The store of identities that the system suggests. It stores nothing.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  private static let store = ASCredentialIdentityStore()

  /// The shared store.
  open class var shared: ASCredentialIdentityStore { store }
  /// Fails, and calls the completion handler asynchronously.
  open func removeAllCredentialIdentities(_ completion: ((Bool, (any Error)?) -> Void)? = nil) {
    if let completion { Placeholder.callInBackground { completion(false, nil) } }
  }
}

/// The context of a credential provider extension. It fills in no credentials.
open class ASCredentialProviderExtensionContext: NSExtensionContext, @unchecked Sendable {
  /// Fills in no credential. Calls the handler asynchronously.
  open func completeRequest(
    withSelectedCredential credential: ASPasswordCredential, completionHandler: ((Bool) -> Void)? = nil
  ) {
    if let completionHandler { Placeholder.callInBackground { completionHandler(false) } }
  }
  /// Does nothing.
  open func completeExtensionConfigurationRequest() {}
}

/// The view controller of a credential provider extension. The system never calls its methods.
open class ASCredentialProviderViewController: UIViewController {
  /// Prepares the list of credentials. The default implementation does nothing.
  open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
  /// Provides a password without user interaction. The default implementation does nothing.
  open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {}
  /// Prepares the interface for providing a password. The default implementation does nothing.
  open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {}
  /// Prepares the interface for configuring the extension. The default implementation does nothing.
  open func prepareInterfaceForExtensionConfiguration() {}
}

/// A session that signs the user in through a website. It always fails.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  /// A closure that receives the result of a session.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The provider of the presentation window. Never called.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the session prefers a private browser session. Stored, but has no effect. The default is `false`.
  open var prefersEphemeralWebBrowserSession = false
  /// Whether the session can start. Always `false`.
  open var canStart: Bool { false }
  private let handler: CompletionHandler

  /// Creates a session for a URL.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    handler = completionHandler
    super.init()
  }

  /// Returns `false`, and logs a warning once. The handler receives an error asynchronously.
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
  /// An error code.
  public enum Code: Int, Sendable {
    /// The user canceled.
    case canceledLogin = 1
    /// The session has no presentation context provider.
    case presentationContextNotProvided
    /// The presentation window is invalid.
    case presentationContextInvalid
  }

  /// The error code.
  public let code: Code

  /// Creates an error from a code.
  public init(_ code: Code) { self.code = code }
}

/// A provider of the window in which a session is presented. Never called.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the presentation window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
