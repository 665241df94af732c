// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// All emoji with all skin tones. Linking this product is all that it takes: it has no functions.
#pragma once
