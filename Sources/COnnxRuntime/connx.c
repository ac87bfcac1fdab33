#include "connx.h"
