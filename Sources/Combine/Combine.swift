// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The name under which view code imports Combine. Everything is in TesseraCombine, except what needs the network: a process
// that links FoundationNetworking starts 8 ms later, and modules of this package that use publishers import TesseraCombine
// only.
//
// URLSession is in FoundationNetworking, which an app for iOS does not import, so it is re-exported.

@_exported public import FoundationNetworking
@_exported public import TesseraCombine
