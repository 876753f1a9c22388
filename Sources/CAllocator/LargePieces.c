#define _GNU_SOURCE
#include "CAllocator.h"

#include <stdint.h>
#include <stdlib.h>

#ifdef __GLIBC__
#include <fcntl.h>
#include <malloc.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

extern char __bss_start[], _end[];

// The size of a large page, and that of the greatest piece that is taken from a thread's memory.
static const uintptr_t large = 2 << 20;
static const int greatest = 16 << 20;

// Memory that stays unused. A compiler may leave out an allotment whose address it sees nowhere.
static void *volatile unused;

static uintptr_t rounded_up(uintptr_t address, uintptr_t size) { return (address + size - 1) & ~(size - 1); }
#endif

void allocator_reserve_large_pieces(void) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, 4 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_MMAP_THRESHOLD, greatest);
#endif
}

void allocator_use_large_pages(void) {
#ifdef __GLIBC__
  // The piece is what the thread's memory has at its end. Freed, it stands there again.
  const uintptr_t size = 6 << 20;
  uintptr_t piece = (uintptr_t)malloc(size);
  if (piece == 0) return;
  uintptr_t start = rounded_up(piece, large);
  madvise((void *)start, ((piece + size) & ~(large - 1)) - start, MADV_HUGEPAGE);
  free((void *)piece);
  // No page is made for what lies before the first large one; the next piece begins there.
  const uintptr_t header = 64;
  if (start - piece > header) unused = malloc(start - piece - header);
#endif
}

#ifdef __GLIBC__
// Copies the pages from `start` on that the process has made so far. Returns whether all of them are copied.
static int copy_made_pages(char *copy, uintptr_t start, size_t count, uintptr_t page) {
  uint64_t entries[1024];
  if (count > sizeof entries / sizeof *entries) return 0;
  int file = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t wanted = (ssize_t)(count * sizeof *entries);
  ssize_t found = pread(file, entries, wanted, (off_t)(start / page * sizeof *entries));
  close(file);
  if (found != wanted) return 0;
  for (size_t index = 0; index < count; index++) {
    // The highest bits tell of a page in memory and of one that was moved out of it.
    if (entries[index] >> 62) memcpy(copy + index * page, (char *)start + index * page, page);
  }
  return 1;
}
#endif

void allocator_make_variables(void) {
#ifdef __GLIBC__
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = rounded_up((uintptr_t)__bss_start, page);
  size_t length = rounded_up((uintptr_t)_end, page) - start;
  size_t room = rounded_up(length, large);
  char *block = mmap(NULL, room + large, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (block == MAP_FAILED) return;
  // A large page lies at a multiple of its size. It is one step to make it, and one to move it to the variables' place.
  char *copy = (char *)rounded_up((uintptr_t)block, large);
  int is_made = madvise(copy, room, MADV_HUGEPAGE) == 0 && madvise(copy, length, MADV_POPULATE_WRITE) == 0
      && copy_made_pages(copy, start, length / page, page);
  if (is_made) mremap(copy, length, length, MREMAP_MAYMOVE | MREMAP_FIXED, (void *)start);
  // What is left, or all of it where the kernel lacks one of these steps.
  size_t moved = is_made ? length : 0;
  if (copy > block) munmap(block, (size_t)(copy - block));
  munmap(copy + moved, (size_t)(block + room + large - copy) - moved);
#endif
}
