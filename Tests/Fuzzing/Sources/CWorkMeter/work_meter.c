#include "work_meter.h"
#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <string.h>

// The counters that -profile-generate puts into the code lie in a section of their own.
extern uint64_t counters_start[] __asm__("__start___llvm_prf_cnts") __attribute__((weak, visibility("hidden")));
extern uint64_t counters_stop[] __asm__("__stop___llvm_prf_cnts") __attribute__((weak, visibility("hidden")));

static uint64_t allotted, in_use, base, peak;

void work_meter_start(void) {
  if (counters_start) memset(counters_start, 0, (char *)counters_stop - (char *)counters_start);
  __atomic_store_n(&allotted, 0, __ATOMIC_RELAXED);
  base = __atomic_load_n(&in_use, __ATOMIC_RELAXED);
  peak = base;
}

uint64_t work_meter_passes(void) {
  uint64_t sum = 0;
  for (uint64_t *counter = counters_start; counter && counter < counters_stop; counter++) sum += *counter;
  return sum;
}

uint64_t work_meter_allotted(void) { return __atomic_load_n(&allotted, __ATOMIC_RELAXED); }
uint64_t work_meter_peak(void) { return peak - base; }

// The C library's own functions, under the names by which they can be called from functions that take their places.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static void *taken(void *memory) {
  if (!memory) return memory;
  uint64_t size = malloc_usable_size(memory);
  __atomic_fetch_add(&allotted, size, __ATOMIC_RELAXED);
  uint64_t now = __atomic_add_fetch(&in_use, size, __ATOMIC_RELAXED);
  if (now > peak) peak = now;
  return memory;
}

static void given_back(void *memory) {
  if (memory) __atomic_fetch_sub(&in_use, malloc_usable_size(memory), __ATOMIC_RELAXED);
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }
void free(void *memory) {
  given_back(memory);
  __libc_free(memory);
}

void *realloc(void *memory, size_t size) {
  given_back(memory);
  return taken(__libc_realloc(memory, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = taken(__libc_memalign(alignment, size));
  if (!memory) return ENOMEM;
  *result = memory;
  return 0;
}
