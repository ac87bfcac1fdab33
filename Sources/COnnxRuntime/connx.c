#include "connx.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/*
 * OrtApi is an append-only table of function pointers, so a slot keeps its number for good; the smoke tests of the
 * module Inference call through each one below. Version 17 of the table holds them all.
 */
enum { API_VERSION = 17 };
enum {
  GET_ERROR_MESSAGE = 2,
  CREATE_ENV = 3,
  CREATE_SESSION_FROM_ARRAY = 8,
  RUN = 9,
  CREATE_SESSION_OPTIONS = 10,
  DISABLE_MEM_PATTERN = 17,
  SET_GRAPH_OPTIMIZATION_LEVEL = 23,
  SET_INTRA_OP_THREADS = 24,
  GET_INPUT_COUNT = 30,
  GET_OUTPUT_COUNT = 31,
  GET_INPUT_NAME = 36,
  GET_OUTPUT_NAME = 37,
  CREATE_TENSOR_WITH_DATA = 49,
  GET_TENSOR_DATA = 51,
  GET_ELEMENT_TYPE = 60,
  GET_DIMENSION_COUNT = 61,
  GET_DIMENSIONS = 62,
  GET_TENSOR_TYPE_AND_SHAPE = 65,
  CREATE_CPU_MEMORY_INFO = 69,
  ALLOCATOR_FREE = 76,
  GET_DEFAULT_ALLOCATOR = 78,
  RELEASE_STATUS = 93,
  RELEASE_MEMORY_INFO = 94,
  RELEASE_SESSION = 95,
  RELEASE_VALUE = 96,
  RELEASE_TENSOR_INFO = 99,
  RELEASE_SESSION_OPTIONS = 100,
  ADD_SESSION_CONFIG_ENTRY = 130,
  SLOT_COUNT
};

enum { LOG_FATAL = 4, ALL_OPTIMIZATIONS = 99, ARENA_ALLOCATOR = 1, DEFAULT_MEMORY = 0, FLOAT_ELEMENTS = 1 };

typedef void *status; /* OrtStatus *, NULL when all went well */
typedef struct { void (*slot[SLOT_COUNT])(void); } api_table;
typedef struct { const api_table *(*get_api)(uint32_t); const char *(*version)(void); } api_base;

struct connx_runtime { const api_table *api; const char *version; void *env, *memory, *allocator; };
struct connx_model {
  connx_runtime runtime; /* a copy of the pointers: the owner keeps the runtime open */
  void *session;
  size_t inputs, outputs;
  char **input_names, **output_names;
};
struct connx_values { const api_table *api; size_t count; void *value[]; };

#define CALL(api, number, ...) ((__VA_ARGS__)(api)->slot[number])

static void release(const api_table *api, int slot, void *object) {
  if (object) CALL(api, slot, void (*)(void *))(object);
}

static char *message(const api_table *api, status failed) {
  if (!failed) return NULL;
  char *text = strdup(CALL(api, GET_ERROR_MESSAGE, const char *(*)(status))(failed));
  release(api, RELEASE_STATUS, failed);
  return text ? text : strdup("");
}

/* Opening. */

static char *prepare(connx_runtime *r) {
  const api_table *api = r->api;
  char *e = message(
    api, CALL(api, CREATE_ENV, status (*)(int, const char *, void **))(LOG_FATAL, "unsaid", &r->env));
  if (!e)
    e = message(
      api, CALL(api, CREATE_CPU_MEMORY_INFO, status (*)(int, int, void **))(ARENA_ALLOCATOR, DEFAULT_MEMORY, &r->memory));
  if (!e) e = message(api, CALL(api, GET_DEFAULT_ALLOCATOR, status (*)(void **))(&r->allocator));
  return e;
}

/*
 * Published builds send events to their makers and keep an identifier and a database in the user's cache, from the first
 * environment on; the API can forbid it only after that. This variable, read when the library starts, forbids all of it.
 */
static void forbid_telemetry(void) { setenv("ORT_DISABLE_TELEMETRY", "1", 1); }

char *connx_runtime_open(const char *path, connx_runtime **runtime) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, forbid_telemetry);
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) return strdup(dlerror());
  const api_base *(*get_base)(void) = (const api_base *(*)(void))dlsym(library, "OrtGetApiBase");
  if (!get_base) return dlclose(library), strdup("it has no OrtGetApiBase");
  const api_base *base = get_base();
  const api_table *api = base->get_api(API_VERSION);
  if (!api) return dlclose(library), strdup("it is too old, ONNX Runtime 1.17 or later is needed");
  connx_runtime *r = calloc(1, sizeof *r);
  if (!r) return strdup("out of memory");
  r->api = api;
  r->version = base->version();
  char *e = prepare(r);
  if (e) connx_runtime_close(r);
  else *runtime = r;
  return e;
}

const char *connx_runtime_version(const connx_runtime *runtime) { return runtime->version; }

void connx_runtime_close(connx_runtime *runtime) {
  release(runtime->api, RELEASE_MEMORY_INFO, runtime->memory);
  /* The environment is one for the process and stays until its end: ONNX Runtime takes the last one down outside its own
     lock, and a runtime that another thread opens meanwhile finds a second logger and fails. */
  free(runtime);
}

/* Loading a model. */

static char *configure(
  const api_table *api, void *options, int threads, const connx_setting *settings, size_t count) {
  char *e = message(api, CALL(api, SET_INTRA_OP_THREADS, status (*)(void *, int))(options, threads));
  if (!e)
    e = message(api, CALL(api, SET_GRAPH_OPTIMIZATION_LEVEL, status (*)(void *, int))(options, ALL_OPTIMIZATIONS));
  /* Patterns are kept for every shape of input: of use where shapes repeat, 100 MB where each screen brings its own. */
  if (!e) e = message(api, CALL(api, DISABLE_MEM_PATTERN, status (*)(void *))(options));
  for (size_t i = 0; i < count && !e; i++)
    e = message(
      api, CALL(api, ADD_SESSION_CONFIG_ENTRY, status (*)(void *, const char *, const char *))(
             options, settings[i].key, settings[i].value));
  return e;
}

static char *read_names(connx_model *m, int slot, size_t count, char ***names) {
  const api_table *api = m->runtime.api;
  *names = calloc(count ? count : 1, sizeof **names);
  if (!*names) return strdup("out of memory");
  char *e = NULL;
  for (size_t i = 0; i < count && !e; i++)
    e = message(
      api, CALL(api, slot, status (*)(void *, size_t, void *, char **))(m->session, i, m->runtime.allocator, &(*names)[i]));
  return e;
}

static char *describe(connx_model *m) {
  const api_table *api = m->runtime.api;
  char *e = message(api, CALL(api, GET_INPUT_COUNT, status (*)(void *, size_t *))(m->session, &m->inputs));
  if (!e) e = message(api, CALL(api, GET_OUTPUT_COUNT, status (*)(void *, size_t *))(m->session, &m->outputs));
  if (!e) e = read_names(m, GET_INPUT_NAME, m->inputs, &m->input_names);
  if (!e) e = read_names(m, GET_OUTPUT_NAME, m->outputs, &m->output_names);
  return e;
}

char *connx_model_open(
  const connx_runtime *runtime, const void *bytes, size_t count, int threads, const connx_setting *settings,
  size_t setting_count, connx_model **model) {
  const api_table *api = runtime->api;
  void *options = NULL;
  char *e = message(api, CALL(api, CREATE_SESSION_OPTIONS, status (*)(void **))(&options));
  if (e) return e;
  connx_model *m = calloc(1, sizeof *m);
  if (!m) return release(api, RELEASE_SESSION_OPTIONS, options), strdup("out of memory");
  m->runtime = *runtime;
  e = configure(api, options, threads, settings, setting_count);
  if (!e)
    e = message(
      api, CALL(api, CREATE_SESSION_FROM_ARRAY, status (*)(void *, const void *, size_t, void *, void **))(
             runtime->env, bytes, count, options, &m->session));
  release(api, RELEASE_SESSION_OPTIONS, options);
  if (!e) e = describe(m);
  if (e) connx_model_close(m);
  else *model = m;
  return e;
}

size_t connx_model_input_count(const connx_model *model) { return model->inputs; }
size_t connx_model_output_count(const connx_model *model) { return model->outputs; }
const char *connx_model_input_name(const connx_model *model, size_t index) { return model->input_names[index]; }
const char *connx_model_output_name(const connx_model *model, size_t index) { return model->output_names[index]; }

static void free_names(const connx_runtime *r, char **names, size_t count) {
  for (size_t i = 0; names && i < count; i++)
    if (names[i]) free(message(r->api, CALL(r->api, ALLOCATOR_FREE, status (*)(void *, void *))(r->allocator, names[i])));
  free(names);
}

void connx_model_close(connx_model *model) {
  free_names(&model->runtime, model->input_names, model->inputs);
  free_names(&model->runtime, model->output_names, model->outputs);
  release(model->runtime.api, RELEASE_SESSION, model->session);
  free(model);
}

/* Running. */

static char *wrap(const connx_runtime *r, const float *data, const int64_t *shape, size_t rank, void **value) {
  size_t bytes = sizeof(float);
  for (size_t i = 0; i < rank; i++) bytes *= (size_t)shape[i];
  return message(
    r->api,
    CALL(r->api, CREATE_TENSOR_WITH_DATA, status (*)(void *, const void *, size_t, const int64_t *, size_t, int, void **))(
      r->memory, data, bytes, shape, rank, FLOAT_ELEMENTS, value));
}

char *connx_model_run(
  const connx_model *m, const float *const *data, const int64_t *const *shapes, const size_t *ranks,
  connx_values **values) {
  const api_table *api = m->runtime.api;
  connx_values *out = calloc(1, sizeof *out + m->outputs * sizeof(void *));
  void **in = calloc(m->inputs ? m->inputs : 1, sizeof *in);
  char *e = out && in ? NULL : strdup("out of memory");
  for (size_t i = 0; i < m->inputs && !e; i++) e = wrap(&m->runtime, data[i], shapes[i], ranks[i], &in[i]);
  if (!e) {
    out->api = api;
    out->count = m->outputs;
    e = message(
      api, CALL(
             api, RUN,
             status (*)(void *, void *, char **, void **, size_t, char **, size_t, void **))(
             m->session, NULL, m->input_names, in, m->inputs, m->output_names, m->outputs, out->value));
  }
  for (size_t i = 0; in && i < m->inputs; i++) release(api, RELEASE_VALUE, in[i]);
  free(in);
  if (!e) return *values = out, NULL;
  if (out && out->api) connx_values_free(out);
  else free(out);
  return e;
}

char *connx_values_read(
  const connx_values *values, size_t index, const float **data, int64_t shape[CONNX_MAX_RANK], size_t *rank) {
  const api_table *api = values->api;
  void *info = NULL;
  int type = 0;
  char *e = message(
    api, CALL(api, GET_TENSOR_TYPE_AND_SHAPE, status (*)(void *, void **))(values->value[index], &info));
  if (e) return e;
  e = message(api, CALL(api, GET_ELEMENT_TYPE, status (*)(void *, int *))(info, &type));
  if (!e && type != FLOAT_ELEMENTS) e = strdup("an output is not of 32-bit floats");
  if (!e) e = message(api, CALL(api, GET_DIMENSION_COUNT, status (*)(void *, size_t *))(info, rank));
  if (!e && *rank > CONNX_MAX_RANK) e = strdup("an output has more than eight dimensions");
  if (!e) e = message(api, CALL(api, GET_DIMENSIONS, status (*)(void *, int64_t *, size_t))(info, shape, *rank));
  release(api, RELEASE_TENSOR_INFO, info);
  if (!e)
    e = message(api, CALL(api, GET_TENSOR_DATA, status (*)(void *, const float **))(values->value[index], data));
  return e;
}

void connx_values_free(connx_values *values) {
  for (size_t i = 0; i < values->count; i++) release(values->api, RELEASE_VALUE, values->value[i]);
  free(values);
}
