#include "CELTerminal.h"

#include <stdbool.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

static struct termios found;
static bool isRemembered;

void cel_terminalRemember(void) {
  if (isRemembered || tcgetattr(STDIN_FILENO, &found) != 0) return;
  isRemembered = true;
  atexit(cel_terminalRestore);
}

/// Whether the settings are ours to change: a job in the background would be stopped for trying.
static bool isOurs(void) { return isRemembered && tcgetpgrp(STDIN_FILENO) == getpgrp(); }

void cel_terminalWork(void) {
  if (!isOurs()) return;
  struct termios settings = found;
  settings.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  settings.c_lflag |= ISIG;
  settings.c_cc[VMIN] = 1;
  settings.c_cc[VTIME] = 0;
  tcsetattr(STDIN_FILENO, TCSADRAIN, &settings);
}

void cel_terminalRestore(void) {
  if (isOurs()) tcsetattr(STDIN_FILENO, TCSADRAIN, &found);
}

int cel_terminalColumns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
