// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Chinese, Japanese and Korean letters. Linking this product is all that it takes: it has no functions.
#pragma once
