// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The name under which view code imports Combine. All of it is TesseraCombine but what needs the network: a process that links
// FoundationNetworking starts 8 ms later, and modules of this package that use publishers take TesseraCombine alone.
//
// URLSession stands in FoundationNetworking, which an app for iOS does not import, so it is exported along.

@_exported public import FoundationNetworking
@_exported public import TesseraCombine
