// libpng's classic row interface with its error jump shut in: nothing here jumps out, prints or
// decides. Pixels are straight RGBA, 8 bits a channel, four bytes a pixel.

#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cpng_reader cpng_reader;
typedef struct cpng_writer cpng_writer;

/// A reader of `count` bytes, which must outlive it; NULL without memory.
cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count);
void cpng_reader_destroy(cpng_reader *reader);

/// Reads up to the first pixel. False where the file is broken.
bool cpng_reader_start(cpng_reader *reader);
uint32_t cpng_reader_width(const cpng_reader *reader);
uint32_t cpng_reader_height(const cpng_reader *reader);
/// How often every row has to be read: 7 where interlaced, else 1.
int cpng_reader_passes(const cpng_reader *reader);
/// Whether an alpha below 255 is possible.
bool cpng_reader_has_alpha(const cpng_reader *reader);

/// Reads the next row into `width × 4` bytes; an interlaced file adds the pixels of this pass to
/// them. True where the row was read, even if the file broke right behind it: see `fault`.
bool cpng_reader_row(cpng_reader *reader, uint8_t *row);
/// Reads what stands behind the pixels.
bool cpng_reader_finish(cpng_reader *reader);
/// What broke, in libpng's words; NULL as long as nothing did. After that only `destroy` is left.
const char *cpng_reader_fault(const cpng_reader *reader);

cpng_writer *cpng_writer_create(void);
void cpng_writer_destroy(cpng_writer *writer);
bool cpng_writer_start(cpng_writer *writer, uint32_t width, uint32_t height, int level);
bool cpng_writer_row(cpng_writer *writer, const uint8_t *row);
bool cpng_writer_finish(cpng_writer *writer);
const char *cpng_writer_fault(const cpng_writer *writer);
/// The file so far; valid until the next call.
const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *count);

#endif
