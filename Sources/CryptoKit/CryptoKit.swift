// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Hashes, keys, and ciphers. Apple's swift-crypto provides the CryptoKit API.

@_exported public import Crypto
