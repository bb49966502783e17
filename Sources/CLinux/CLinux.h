// What the Glibc module leaves out. _GNU_SOURCE must not be defined here: it changes the layout of
// types that the Glibc module has already imported.
#ifndef CLINUX_H
#define CLINUX_H

#include <pty.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>

#endif
