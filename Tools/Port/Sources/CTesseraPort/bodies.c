// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Two thirds of a typical source are function bodies, and most bodies contain nothing that a rule changes. In debug
// builds, the parser takes several microseconds per token but almost no time for whitespace. So bodies without any of
// the markers that rules search for are replaced with spaces before parsing. This scanner recognizes strings,
// comments and braces. It fails if the source is ambiguous, such as a brace in a regular expression.
#include "CTesseraPort.h"

#include <string.h>

typedef struct {
  unsigned char *text;
  size_t size;
  size_t at;
} Scan;

static bool has(const Scan *s, size_t at, const char *word) {
  size_t length = strlen(word);
  return at + length <= s->size && memcmp(s->text + at, word, length) == 0;
}

static bool is_name_part(unsigned char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c >= 128;
}

static size_t hashes(const Scan *s, size_t at) {
  size_t count = 0;
  while (at + count < s->size && s->text[at + count] == '#') count++;
  return count;
}

/// Skips a comment or literal. Returns 1 if one was skipped, 0 if there is none, or -1 if the source is ambiguous.
static int skip(Scan *s);

static int skip_comment(Scan *s) {
  int depth = 0;
  do {
    if (has(s, s->at, "/*")) {
      depth++;
      s->at += 2;
    } else if (has(s, s->at, "*/")) {
      depth--;
      s->at += 2;
    } else {
      s->at++;
    }
  } while (depth > 0 && s->at < s->size);
  return depth == 0 ? 1 : -1;
}

/// Skips the code of a string interpolation, starting after its opening parenthesis.
static int skip_interpolation(Scan *s, bool is_long) {
  int depth = 1;
  while (s->at < s->size) {
    int found = skip(s);
    if (found < 0) return -1;
    if (found > 0) continue;
    unsigned char c = s->text[s->at++];
    if (c == '\n' && !is_long) return -1;
    if (c == '(') depth++;
    if (c == ')' && --depth == 0) return 1;
  }
  return -1;
}

static int skip_string(Scan *s, size_t marks) {
  s->at += marks;
  bool is_long = has(s, s->at, "\"\"\"");
  size_t quotes = is_long ? 3 : 1;
  s->at += quotes;
  while (s->at < s->size) {
    unsigned char c = s->text[s->at];
    if (c == '\\' && hashes(s, s->at + 1) >= marks) {
      s->at += 1 + marks;
      if (s->at < s->size && s->text[s->at] == '(') {
        s->at++;
        if (skip_interpolation(s, is_long) < 0) return -1;
      } else {
        s->at++;
      }
    } else if (c == '"' && (!is_long || has(s, s->at, "\"\"\"")) && hashes(s, s->at + quotes) >= marks) {
      s->at += quotes + marks;
      return 1;
    } else if (c == '\n' && !is_long) {
      return -1;
    } else {
      s->at++;
    }
  }
  return -1;
}

static int skip(Scan *s) {
  unsigned char c = s->text[s->at];
  if (c == '/' && has(s, s->at, "//")) {
    while (s->at < s->size && s->text[s->at] != '\n') s->at++;
    return 1;
  }
  if (c == '/' && has(s, s->at, "/*")) return skip_comment(s);
  if (c == '"') return skip_string(s, 0);
  if (c == '#') {
    size_t marks = hashes(s, s->at);
    if (s->at + marks >= s->size) return 0;
    if (s->text[s->at + marks] == '"') return skip_string(s, marks);
    if (s->text[s->at + marks] == '/') return -1;
  }
  return 0;
}

/// Returns whether a body contains a marker that a rule searches for.
static bool is_marked(const Scan *s, size_t start, size_t end) {
  for (size_t i = start; i + 1 < end; i++) {
    unsigned char next = s->text[i + 1];
    switch (s->text[i]) {
    case '#': if (has(s, i, "#sel") || has(s, i, "#key") || has(s, i, "#if")) return true; break;
    case '@': if (strchr("objcINnGU", next) && next != 0) return true; break;
    case '?': case '!': if (next == '(') return true; break;
    case ':': if (next == ')') return true; break;
    case 'c': if (next == 'l' && has(s, i, "class ")) return true; break;
    case 'd': if (next == 'y' && has(s, i, "dynamic ")) return true; break;
    case 's': if (next == 'u' && has(s, i, "super.test")) return true; break;
    case 'a': if (next == 'r' && has(s, i, "arguments:")) return true;
      if (next == 't' && has(s, i, "ataSource")) return true; break;
    case 'e': if (next == 'l' && has(s, i, "elegate")) return true; break;
    case 'A': if (next == 'n' && has(s, i, "AnyObject)")) return true;
      if (next == 'n' && has(s, i, "AnyObject?)")) return true; break;
    case 'S': if (next == 't' && has(s, i, "String(format")) return true; break;
    case 't': if (next == 'a' && has(s, i, "tableName:")) return true; break;
    case 'l': if (next == 'o' && has(s, i, "localizedString(forKey")) return true; break;
    case 'L': if (next == 'o' && (has(s, i, "Locale.cur") || has(s, i, "Locale.auto"))) return true; break;
    case 'F': if (next == 'o' && has(s, i, "Formatter()")) return true; break;
    default: break;
    }
  }
  return false;
}

/// Replaces a body with spaces, from its opening brace to its closing brace.
static bool blank_body(Scan *s) {
  size_t start = ++s->at;
  int depth = 1;
  while (s->at < s->size && depth > 0) {
    int found = skip(s);
    if (found < 0) return false;
    if (found > 0) continue;
    unsigned char c = s->text[s->at++];
    if (c == '{') depth++;
    if (c == '}') depth--;
  }
  if (depth > 0) return false;
  if (is_marked(s, start, s->at - 1)) return true;
  for (size_t i = start; i < s->at - 1; i++) {
    if (s->text[i] != '\n' && s->text[i] != '\r') s->text[i] = ' ';
  }
  return true;
}

/// Returns whether accessors follow a property's opening brace. Accessors are part of the property's declaration.
static bool has_accessors(const Scan *s) {
  static const char *const words[] = {
    "@", "get", "set", "willSet", "didSet", "mutating", "nonmutating", "_read", "_modify", "read", "modify", "init",
    "borrow", "mutate", "unsafe", "yielding", "nonisolated", "isolated", "consuming", "borrowing", "__consuming",
  };
  Scan inner = *s;
  inner.at++;
  while (inner.at < inner.size) {
    unsigned char c = inner.text[inner.at];
    if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
      inner.at++;
    } else if (c != '/' || skip(&inner) != 1) {
      break;
    }
  }
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    if (has(&inner, inner.at, words[i])) return true;
  }
  return false;
}

/// Returns whether a word begins another declaration, so that a brace after it does not belong to the preceding
/// function or property.
static bool begins_another(const unsigned char *word, size_t length) {
  static const char *const words[] = {
    "case", "class", "struct", "enum", "actor", "extension", "protocol", "typealias", "associatedtype",
    "subscript", "import", "if", "for", "while", "switch", "guard", "return", "repeat", "do", "defer", "operator",
    "precedencegroup", "macro",
  };
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    if (strlen(words[i]) == length && memcmp(words[i], word, length) == 0) return true;
  }
  return false;
}

bool tessera_blank_bodies(unsigned char *text, size_t size) {
  Scan s = {text, size, 0};
  int depth = 0, parentheses = 0;
  bool is_function = false, is_property = false;
  while (s.at < size) {
    int found = skip(&s);
    if (found < 0) return false;
    if (found > 0) continue;
    unsigned char c = text[s.at];
    if (is_name_part(c)) {
      size_t start = s.at;
      while (s.at < size && is_name_part(text[s.at])) s.at++;
      size_t length = s.at - start;
      if (parentheses > 0 || (start > 0 && (text[start - 1] == '.' || text[start - 1] == '`'))) continue;
      bool is_init = length == 4 && memcmp(text + start, "init", 4) == 0;
      bool is_func = length == 4 && memcmp(text + start, "func", 4) == 0;
      if (is_init || is_func || (length == 6 && memcmp(text + start, "deinit", 6) == 0)) {
        is_function = true;
        is_property = false;
      } else if (length == 3 && (memcmp(text + start, "var", 3) == 0 || memcmp(text + start, "let", 3) == 0)) {
        is_function = false;
        is_property = true;
      } else if ((is_function || is_property) && begins_another(text + start, length)) {
        is_function = is_property = false;
      }
      continue;
    }
    if (c == '{' && parentheses == 0 && (is_function || (is_property && !has_accessors(&s)))) {
      if (!blank_body(&s)) return false;
      // If the initial value is a closure, property observers may follow it.
      is_function = false;
      continue;
    }
    s.at++;
    if (c == '{') depth++;
    if (c == '}' && --depth < 0) return false;
    if ((c == '{' || c == '}' || c == ';') && parentheses == 0) is_function = is_property = false;
    if (c == '(' || c == '[') parentheses++;
    if ((c == ')' || c == ']') && --parentheses < 0) return false;
  }
  return depth == 0 && parentheses == 0;
}
