// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Scripts beyond those of the core. There are no functions: linking this product is sufficient.
#pragma once
