// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The module that view code imports as Combine. It re-exports TesseraCombine and adds the publishers that need the
// network. A process that links FoundationNetworking starts 8 ms later, so modules of this package that use publishers
// import only TesseraCombine.
//
// URLSession is in FoundationNetworking, which an app for iOS does not import, so it is re-exported.

@_exported public import FoundationNetworking
@_exported public import TesseraCombine
