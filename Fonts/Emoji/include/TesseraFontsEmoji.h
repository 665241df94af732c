// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// All emoji with all skin tones. There are no functions: linking this product is sufficient.
#pragma once
