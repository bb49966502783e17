#ifndef SPRITEVIEW_CZLIB_H
#define SPRITEVIEW_CZLIB_H

#include <zlib.h>

#endif
