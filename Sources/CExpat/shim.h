#ifndef SPRITEVIEW_CEXPAT_H
#define SPRITEVIEW_CEXPAT_H

#include <expat.h>

#endif
