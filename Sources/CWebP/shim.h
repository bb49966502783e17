#ifndef SPRITEVIEW_CWEBP_H
#define SPRITEVIEW_CWEBP_H

#include <webp/decode.h>

#endif
