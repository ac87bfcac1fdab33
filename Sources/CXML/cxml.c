#include "cxml.h"

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#if LIBXML_VERSION >= 21200
typedef const xmlError *error_argument;
#else
typedef xmlErrorPtr error_argument;
#endif

typedef struct {
  xmlParserCtxtPtr parser;
  void *context;
  cxml_start start;
  cxml_end end;
  cxml_attribute *attributes;
  size_t capacity;
  long depth;
  // A start tag begins where the event before it ended; when its own event comes, the parser already
  // stands at the tag's end, which is another line in files with one attribute a line.
  long line;
  int finished;
  cxml_result result;
} state;

static void halt(state *s, cxml_status status) {
  if (s->result.status == CXML_OK) {
    s->result.status = status;
    s->result.line = s->line;
  }
  s->finished = 1;
  xmlStopParser(s->parser);
}

static void note_line(state *s) {
  if (s->parser->input != NULL) s->line = s->parser->input->line;
}

static int reserve(state *s, size_t count) {
  if (count <= s->capacity) return 1;
  cxml_attribute *grown = realloc(s->attributes, count * sizeof(cxml_attribute));
  if (grown == NULL) return 0;
  s->attributes = grown;
  s->capacity = count;
  return 1;
}

static void start_element(
    void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespace_count,
    const xmlChar **namespaces, int attribute_count, int defaulted, const xmlChar **attributes) {
  (void)prefix, (void)uri, (void)namespace_count, (void)namespaces, (void)defaulted;
  state *s = user;
  if (s->finished) return;
  if (!reserve(s, (size_t)attribute_count)) {
    halt(s, CXML_MEMORY);
    return;
  }
  for (int i = 0; i < attribute_count; i++) {
    const xmlChar **field = attributes + 5 * i;
    s->attributes[i].name = (const char *)field[0];
    s->attributes[i].value = (const char *)field[3];
    s->attributes[i].length = (size_t)(field[4] - field[3]);
  }
  s->depth++;
  if (s->start(s->context, (const char *)name, s->attributes, (size_t)attribute_count, s->line) != 0) {
    halt(s, CXML_STOPPED);
    return;
  }
  note_line(s);
}

static void end_element(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)name, (void)prefix, (void)uri;
  state *s = user;
  if (s->finished) return;
  note_line(s);
  s->end(s->context);
  s->depth--;
  // Writers append log lines after the root element; they must not count as malformed XML.
  if (s->depth == 0) {
    s->finished = 1;
    xmlStopParser(s->parser);
  }
}

static void characters(void *user, const xmlChar *text, int length) {
  (void)text, (void)length;
  state *s = user;
  if (!s->finished) note_line(s);
}

static void comment(void *user, const xmlChar *text) {
  (void)text;
  state *s = user;
  if (!s->finished) note_line(s);
}

static void document_type(void *user, const xmlChar *name, const xmlChar *external, const xmlChar *system) {
  (void)name, (void)external, (void)system;
  state *s = user;
  if (s->finished) return;
  note_line(s);
  halt(s, CXML_DOCTYPE);
}

static void error(void *user, error_argument e) {
  state *s = user;
  if (s->finished || e == NULL || e->level < XML_ERR_ERROR || e->domain == XML_FROM_NAMESPACE) return;
  s->result.status = e->code == XML_ERR_NO_MEMORY ? CXML_MEMORY : CXML_MALFORMED;
  s->result.line = e->line;
  if (e->message != NULL) {
    strncpy(s->result.message, e->message, sizeof(s->result.message) - 1);
    s->result.message[strcspn(s->result.message, "\r\n")] = 0;
  }
  // The first error is the cause; what the parser would say after it is noise.
  s->finished = 1;
  xmlStopParser(s->parser);
}

cxml_result cxml_parse(const char *bytes, size_t count, void *context, cxml_start start, cxml_end end) {
  state s = {.context = context, .start = start, .end = end, .line = 1};
  if (count > INT_MAX) {
    s.result.status = CXML_MEMORY;
    return s.result;
  }
  xmlSAXHandler handler = {
      .initialized = XML_SAX2_MAGIC,
      .internalSubset = document_type,
      .startElementNs = start_element,
      .endElementNs = end_element,
      .characters = characters,
      .ignorableWhitespace = characters,
      .cdataBlock = characters,
      .comment = comment,
      .serror = error,
  };
  // No chunk yet, so that nothing is parsed before the options are set.
  s.parser = xmlCreatePushParserCtxt(&handler, &s, NULL, 0, NULL);
  if (s.parser == NULL) {
    s.result.status = CXML_MEMORY;
    return s.result;
  }
  // HUGE lifts libxml2's own depth limit of 256, which real trees pass; the caller counts depth itself, and
  // entities, the other thing HUGE lifts a guard from, cannot be declared without a document type.
  xmlCtxtUseOptions(s.parser, XML_PARSE_NONET | XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC);
  // In chunks, so that a stop is felt soon however large the dump is.
  const size_t step = 64 * 1024;
  for (size_t at = 0; at < count && !s.finished; at += step) {
    size_t length = count - at < step ? count - at : step;
    xmlParseChunk(s.parser, bytes + at, (int)length, 0);
  }
  if (!s.finished) xmlParseChunk(s.parser, NULL, 0, 1);
  if (!s.finished && s.result.status == CXML_OK) {
    s.result.status = CXML_MALFORMED;
    s.result.line = s.line;
    strcpy(s.result.message, "no element in the file");
  }
  if (s.parser->myDoc != NULL) xmlFreeDoc(s.parser->myDoc);
  xmlFreeParserCtxt(s.parser);
  free(s.attributes);
  return s.result;
}
