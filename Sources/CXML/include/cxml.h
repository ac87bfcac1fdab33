#pragma once

#include <stddef.h>

// A thin face for libxml2's SAX interface. libxml2's own headers stay in the .c file, because next to
// Foundation's ICU they do not compile (two definitions of UErrorCode).

/// One attribute of a start tag; the value is UTF-8 and not closed by a zero byte.
typedef struct {
  const char *_Nonnull name;
  const char *_Nonnull value;
  size_t length;
} cxml_attribute;

/// Called for a start tag with the line on which it begins; a result other than 0 stops the parser.
typedef int (*cxml_start)(
    void *_Nullable context, const char *_Nonnull name, const cxml_attribute *_Nullable attributes,
    size_t count, long line);

/// Called for an end tag.
typedef void (*cxml_end)(void *_Nullable context);

typedef enum {
  CXML_OK,
  /// A handler asked to stop.
  CXML_STOPPED,
  /// Not well formed; line and message say where and why.
  CXML_MALFORMED,
  /// A document type declaration, which is refused: it is the way in for entity bombs and external files.
  CXML_DOCTYPE,
  /// The parser could not take memory.
  CXML_MEMORY,
} cxml_status;

typedef struct {
  cxml_status status;
  long line;
  char message[200];
} cxml_result;

/// Parses UTF-8 up to the end of the root element and ignores what follows it.
cxml_result cxml_parse(
    const char *_Nonnull bytes, size_t count, void *_Nullable context, cxml_start _Nonnull start,
    cxml_end _Nonnull end);
