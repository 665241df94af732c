// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Scripts beyond the core's. Linking this product is all that it takes: it has no functions.
#pragma once
