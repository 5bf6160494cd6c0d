#pragma once

#include "CELEditor.h"
#include "CELSignals.h"
#include "CELStream.h"
#include "CELTerminal.h"
#include "CELText.h"
