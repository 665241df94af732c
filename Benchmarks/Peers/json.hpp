// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Reads JSON as far as scenes need it: no escapes in strings, no limits on depth. Throws where the text goes wrong.
#pragma once

#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

struct JSON {
  // A text, a number (also 1 and 0 for true and false), the items of an array, or the members of an object.
  std::string text;
  double number = 0;
  std::vector<JSON> items;
  std::vector<std::pair<std::string, JSON>> members;

  const JSON *find(const char *name) const {
    for (auto &member : members)
      if (member.first == name) return &member.second;
    return nullptr;
  }

  const JSON &operator[](const char *name) const {
    if (const JSON *value = find(name)) return *value;
    throw std::runtime_error(std::string("a member is missing: ") + name);
  }

  double value(const char *name, double otherwise = 0) const {
    const JSON *found = find(name);
    return found ? found->number : otherwise;
  }
};

class JSONReader {
 public:
  static JSON file(const std::string &path) {
    std::ifstream stream(path, std::ios::binary);
    if (!stream) throw std::runtime_error(path + " cannot be read");
    std::string text((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
    return JSONReader(text).read();
  }

 private:
  const char *at;

  explicit JSONReader(const std::string &text) : at(text.c_str()) {}

  void skipSpace() {
    while (*at && std::strchr(" \t\r\n", *at)) at++;
  }

  bool take(char wanted) {
    skipSpace();
    if (*at != wanted) return false;
    at++;
    return true;
  }

  void expect(char wanted) {
    if (!take(wanted)) throw std::runtime_error(std::string("expected ") + wanted + " at: " + std::string(at).substr(0, 40));
  }

  std::string string() {
    expect('"');
    const char *start = at;
    while (*at && *at != '"') at++;
    std::string text(start, at);
    expect('"');
    return text;
  }

  bool takeWord(const char *word) {
    size_t length = std::strlen(word);
    if (std::strncmp(at, word, length) != 0) return false;
    at += length;
    return true;
  }

  JSON read() {
    JSON value;
    skipSpace();
    if (*at == '"') {
      value.text = string();
    } else if (take('[')) {
      if (take(']')) return value;
      do value.items.push_back(read());
      while (take(','));
      expect(']');
    } else if (take('{')) {
      if (take('}')) return value;
      do {
        skipSpace();
        std::string name = string();
        expect(':');
        value.members.emplace_back(name, read());
      } while (take(','));
      expect('}');
    } else if (takeWord("true")) {
      value.number = 1;
    } else if (!takeWord("false") && !takeWord("null")) {
      char *end;
      value.number = std::strtod(at, &end);
      if (end == at) throw std::runtime_error("expected a value at: " + std::string(at).substr(0, 40));
      at = end;
    }
    return value;
  }
};
