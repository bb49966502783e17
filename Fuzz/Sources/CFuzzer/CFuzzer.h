#include <stddef.h>
#include <stdint.h>

/// libFuzzer's own main: reads its options, then calls `test` with one input after another.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
