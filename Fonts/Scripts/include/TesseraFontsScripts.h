// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Fonts for scripts that the core's fonts don't cover. There are no functions: linking this product is sufficient.
#pragma once
