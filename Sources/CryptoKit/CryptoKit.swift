// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The module for `import CryptoKit`: hashes, keys, and ciphers. Apple's swift-crypto package implements the API.

@_exported public import Crypto
