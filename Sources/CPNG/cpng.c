#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

enum { largest_read = 1 << 15 };

// First member of both structs, so that one pair of callbacks serves both.
struct fault {
  bool occurred;
  char reason[160];
};

struct cpng_reader {
  struct fault fault;
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count, offset;
  int passes;
};

struct cpng_writer {
  struct fault fault;
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count, capacity;
};

static void fail(png_structp png, png_const_charp reason) {
  struct fault *fault = png_get_error_ptr(png);
  fault->occurred = true;
  strncpy(fault->reason, reason ? reason : "", sizeof fault->reason - 1);
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp warning) {
  (void)png;
  (void)warning;
}

static void take(png_structp png, png_bytep target, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  size_t left = reader->count - reader->offset;
  if (count > left) png_error(png, "the file ends early");
  memcpy(target, reader->bytes + reader->offset, count);
  reader->offset += count;
  left -= count;
  // Never ask for more than is there while anything is there: so every row that a truncated file
  // still holds comes out.
  size_t next = left / 2;
  png_set_compression_buffer_size(png, next < 1 ? 1 : next > largest_read ? largest_read : next);
}

cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count) {
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader->fault, fail, ignore);
  reader->info = reader->png ? png_create_info_struct(reader->png) : NULL;
  if (!reader->info) {
    cpng_reader_destroy(reader);
    return NULL;
  }
  return reader;
}

void cpng_reader_destroy(cpng_reader *reader) {
  if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

bool cpng_reader_start(cpng_reader *reader) {
  png_structp png = reader->png;
  if (setjmp(png_jmpbuf(png))) return false;
  png_set_read_fn(png, reader, take);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_benign_errors(png, 1);
  png_set_check_for_invalid_index(png, 0);
  // Colour spaces, texts and the like are not even parsed: samples are taken as stored.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  // Some old optimisers declare a smaller window than they use.
  png_set_option(png, PNG_MAXIMUM_INFLATE_WINDOW, PNG_OPTION_ON);
  png_read_info(png, reader->info);

  png_set_expand(png);
  png_set_strip_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  reader->passes = png_set_interlace_handling(png);
  png_start_read_image(png);
  return true;
}

uint32_t cpng_reader_width(const cpng_reader *reader) {
  return png_get_image_width(reader->png, reader->info);
}

uint32_t cpng_reader_height(const cpng_reader *reader) {
  return png_get_image_height(reader->png, reader->info);
}

int cpng_reader_passes(const cpng_reader *reader) { return reader->passes; }

bool cpng_reader_has_alpha(const cpng_reader *reader) {
  return (png_get_color_type(reader->png, reader->info) & PNG_COLOR_MASK_ALPHA) ||
         png_get_valid(reader->png, reader->info, PNG_INFO_tRNS);
}

bool cpng_reader_row(cpng_reader *reader, uint8_t *row) {
  png_structp png = reader->png;
  png_uint_32 number = png_get_current_row_number(png);
  png_byte pass = png_get_current_pass_number(png);
  if (setjmp(png_jmpbuf(png)))
    return number != png_get_current_row_number(png) || pass != png_get_current_pass_number(png);
  png_read_row(png, row, NULL);
  return true;
}

bool cpng_reader_finish(cpng_reader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return false;
  png_read_end(reader->png, NULL);
  return true;
}

const char *cpng_reader_fault(const cpng_reader *reader) {
  return reader->fault.occurred ? reader->fault.reason : NULL;
}

static void give(png_structp png, png_bytep source, size_t count) {
  cpng_writer *writer = png_get_io_ptr(png);
  if (count > writer->capacity - writer->count) {
    size_t capacity = (writer->capacity + count) * 2;
    uint8_t *bytes = realloc(writer->bytes, capacity);
    if (!bytes) png_error(png, "no memory is left");
    writer->bytes = bytes;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, source, count);
  writer->count += count;
}

static void flush(png_structp png) { (void)png; }

cpng_writer *cpng_writer_create(void) {
  cpng_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return NULL;
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &writer->fault, fail, ignore);
  writer->info = writer->png ? png_create_info_struct(writer->png) : NULL;
  if (!writer->info) {
    cpng_writer_destroy(writer);
    return NULL;
  }
  return writer;
}

void cpng_writer_destroy(cpng_writer *writer) {
  if (writer->png) png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}

bool cpng_writer_start(cpng_writer *writer, uint32_t width, uint32_t height, int level) {
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return false;
  png_set_write_fn(png, writer, give, flush);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_compression_level(png, level);
  png_set_IHDR(png, writer->info, width, height, 8, PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, writer->info);
  return true;
}

bool cpng_writer_row(cpng_writer *writer, const uint8_t *row) {
  if (setjmp(png_jmpbuf(writer->png))) return false;
  png_write_row(writer->png, row);
  return true;
}

bool cpng_writer_finish(cpng_writer *writer) {
  if (setjmp(png_jmpbuf(writer->png))) return false;
  png_write_end(writer->png, NULL);
  return true;
}

const char *cpng_writer_fault(const cpng_writer *writer) {
  return writer->fault.occurred ? writer->fault.reason : NULL;
}

const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *count) {
  *count = writer->count;
  return writer->bytes;
}
