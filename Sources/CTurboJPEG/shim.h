#ifndef SPRITEVIEW_CTURBOJPEG_H
#define SPRITEVIEW_CTURBOJPEG_H

#include <turbojpeg.h>

#endif
