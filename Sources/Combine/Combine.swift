// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The module for `import Combine`. It re-exports TesseraCombine and adds the publishers that require networking.
// Linking FoundationNetworking delays the start of a process by 8 ms, so modules of this package that use publishers
// import only TesseraCombine.
//
// FoundationNetworking is re-exported because iOS apps use its URLSession without importing it.

@_exported public import FoundationNetworking
@_exported public import TesseraCombine
