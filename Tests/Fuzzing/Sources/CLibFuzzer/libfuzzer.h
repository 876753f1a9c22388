#include <stddef.h>
#include <stdint.h>

// libFuzzer's own main, as a function: it comes with -sanitize=fuzzer.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*run)(const uint8_t *data, size_t size));

// libFuzzer's own mutation of bytes, for a custom one to fall back on.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t capacity);
