#include "cxml.h"
