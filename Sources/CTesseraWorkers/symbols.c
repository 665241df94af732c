// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Symbolicates addresses with ELF files. A single pass over the symbol table handles all addresses because a stack
// has few addresses, but the table may have hundreds of thousands of symbols. File format: System V ABI, chapters 4
// and 5.

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "CTesseraWorkers.h"

#if defined(__linux__)
#include <elf.h>
#include <link.h>

typedef struct {
  const unsigned char *bytes;
  size_t size;
} file_view;

// Returns `count` records of `each` bytes at a file offset, or null if the file is too short.
static const void *part(file_view file, uint64_t place, uint64_t count, uint64_t each) {
  if (each == 0 || count > file.size / each) return NULL;
  if (place > file.size || count * each > file.size - place || place % 8 != 0) return NULL;
  return file.bytes + place;
}

// Returns the linked address of a file offset, or UINT64_MAX if that part of the file is not loaded.
static uint64_t linked_address(file_view file, const ElfW(Ehdr) *header, uint64_t offset) {
  const ElfW(Phdr) *segments = part(file, header->e_phoff, header->e_phnum, sizeof *segments);
  for (size_t index = 0; segments && index < header->e_phnum; index++) {
    const ElfW(Phdr) *segment = &segments[index];
    if (segment->p_type == PT_LOAD && offset >= segment->p_offset && offset - segment->p_offset < segment->p_filesz)
      return segment->p_vaddr + (offset - segment->p_offset);
  }
  return UINT64_MAX;
}

typedef struct {
  const char *name;
  uint64_t start;
} match;

// An address to look up, and its index in the caller's list.
typedef struct {
  uint64_t address;
  size_t index;
} wanted;

static int compare(const void *one, const void *other) {
  uint64_t a = ((const wanted *)one)->address, b = ((const wanted *)other)->address;
  return a < b ? -1 : a > b;
}

// Searches a symbol table. `addresses` must be sorted.
static void search(
  file_view file, const ElfW(Shdr) *table, const ElfW(Shdr) *names, const wanted *addresses, match *matches, size_t count) {
  const ElfW(Sym) *symbols = part(file, table->sh_offset, table->sh_size / sizeof *symbols, sizeof *symbols);
  if (!symbols || names->sh_size == 0 || names->sh_size > file.size || names->sh_offset > file.size - names->sh_size) return;
  const char *texts = (const char *)file.bytes + names->sh_offset;
  if (texts[names->sh_size - 1] != 0) return;
  size_t total = table->sh_size / sizeof *symbols;
  uint64_t lowest = addresses[0].address, highest = addresses[count - 1].address;
  for (size_t number = 0; number < total; number++) {
    const ElfW(Sym) *symbol = &symbols[number];
    uint64_t start = symbol->st_value, end = start + symbol->st_size;
    if (end <= lowest || start > highest || (symbol->st_info & 15) != STT_FUNC || symbol->st_shndx == SHN_UNDEF) continue;
    if (symbol->st_name >= names->sh_size) continue;
    size_t low = 0, high = count;
    while (low < high) {
      size_t middle = (low + high) / 2;
      if (addresses[middle].address < start) low = middle + 1;
      else high = middle;
    }
    for (; low < count && addresses[low].address < end; low++) {
      size_t index = addresses[low].index;
      if (!matches[index].name) matches[index] = (match){texts + symbol->st_name, start};
    }
  }
}

static void find(
  file_view file, const uint64_t *offsets, size_t count, void *context, tessera_found_symbol found) {
  const ElfW(Ehdr) *header = part(file, 0, 1, sizeof *header);
  if (!header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_ident[EI_CLASS] != ELFCLASS64) return;
  const ElfW(Shdr) *sections = part(file, header->e_shoff, header->e_shnum, sizeof *sections);
  uint64_t *addresses = calloc(count, sizeof *addresses);
  match *matches = calloc(count, sizeof *matches);
  wanted *ordered = calloc(count, sizeof *ordered);
  if (addresses && matches && ordered) {
    size_t known = 0;
    for (size_t index = 0; index < count; index++) {
      addresses[index] = linked_address(file, header, offsets[index]);
      if (addresses[index] != UINT64_MAX) ordered[known++] = (wanted){addresses[index], index};
    }
    qsort(ordered, known, sizeof *ordered, compare);
    for (size_t index = 0; sections && known > 0 && index < header->e_shnum; index++) {
      const ElfW(Shdr) *table = &sections[index];
      if ((table->sh_type == SHT_SYMTAB || table->sh_type == SHT_DYNSYM) && table->sh_link < header->e_shnum)
        search(file, table, &sections[table->sh_link], ordered, matches, known);
    }
    for (size_t index = 0; index < count; index++) {
      if (addresses[index] == UINT64_MAX) continue;
      uint64_t distance = matches[index].name ? addresses[index] - matches[index].start : 0;
      found(context, index, matches[index].name ? matches[index].name : "", distance, addresses[index]);
    }
  }
  free(addresses);
  free(matches);
  free(ordered);
}

void tessera_find_symbols(
  const char *path, const uint64_t *offsets, size_t count, void *context, tessera_found_symbol found) {
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return;
  struct stat state;
  if (count > 0 && fstat(descriptor, &state) == 0 && S_ISREG(state.st_mode) && state.st_size > 0) {
    size_t size = (size_t)state.st_size;
    void *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (bytes != MAP_FAILED) {
      find((file_view){bytes, size}, offsets, count, context, found);
      munmap(bytes, size);
    }
  }
  close(descriptor);
}

static void find_named(file_view file, const char *text, void *context, tessera_found_symbol found) {
  const ElfW(Ehdr) *header = part(file, 0, 1, sizeof *header);
  if (!header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_ident[EI_CLASS] != ELFCLASS64) return;
  const ElfW(Shdr) *sections = part(file, header->e_shoff, header->e_shnum, sizeof *sections);
  for (size_t index = 0; sections && index < header->e_shnum; index++) {
    const ElfW(Shdr) *table = &sections[index];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum) continue;
    const ElfW(Shdr) *names = &sections[table->sh_link];
    const ElfW(Sym) *symbols = part(file, table->sh_offset, table->sh_size / sizeof *symbols, sizeof *symbols);
    if (!symbols || names->sh_size == 0 || names->sh_size > file.size || names->sh_offset > file.size - names->sh_size)
      continue;
    const char *texts = (const char *)file.bytes + names->sh_offset;
    if (texts[names->sh_size - 1] != 0) continue;
    for (size_t number = 0; number < table->sh_size / sizeof *symbols; number++) {
      const ElfW(Sym) *symbol = &symbols[number];
      if ((symbol->st_info & 15) != STT_FUNC || symbol->st_shndx == SHN_UNDEF || symbol->st_name >= names->sh_size) continue;
      const char *name = texts + symbol->st_name;
      if (strstr(name, text)) found(context, 0, name, 0, symbol->st_value);
    }
  }
}

void tessera_find_functions(const char *path, const char *text, void *context, tessera_found_symbol found) {
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return;
  struct stat state;
  if (fstat(descriptor, &state) == 0 && S_ISREG(state.st_mode) && state.st_size > 0) {
    size_t size = (size_t)state.st_size;
    void *bytes = mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (bytes != MAP_FAILED) {
      find_named((file_view){bytes, size}, text, context, found);
      munmap(bytes, size);
    }
  }
  close(descriptor);
}
#else
void tessera_find_functions(const char *path, const char *text, void *context, tessera_found_symbol found) {
  (void)path, (void)text, (void)context, (void)found;
}

void tessera_find_symbols(
  const char *path, const uint64_t *offsets, size_t count, void *context, tessera_found_symbol found) {
  (void)path, (void)offsets, (void)count, (void)context, (void)found;
}
#endif

// A function of the Swift runtime, which is part of every Swift program.
extern char *swift_demangle(const char *, size_t, char *, size_t *, uint32_t) __attribute__((weak));

char *tessera_demangle(const char *name) {
  if (!swift_demangle || (name[0] != '$' && name[0] != '_')) return NULL;
  return swift_demangle(name, strlen(name), NULL, NULL, 0);
}
