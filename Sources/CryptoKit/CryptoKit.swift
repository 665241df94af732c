// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Hashes, keys and ciphers. Apple's swift-crypto has the API of CryptoKit.

@_exported public import Crypto
