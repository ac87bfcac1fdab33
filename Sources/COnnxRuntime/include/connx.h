#pragma once
#include <stddef.h>
#include <stdint.h>

/*
 * A thin wrapper over ONNX Runtime's C interface, opened with dlopen: building needs neither its headers nor its
 * library. Every function that can fail returns NULL on success or a message that the caller frees.
 */

typedef struct connx_runtime connx_runtime;
typedef struct connx_model connx_model;
typedef struct connx_values connx_values;

enum { CONNX_MAX_RANK = 8 };

/* Opens the library; it stays loaded until the process ends, since its threads outlive any owner. */
char *connx_runtime_open(const char *path, connx_runtime **runtime);
const char *connx_runtime_version(const connx_runtime *runtime);
void connx_runtime_close(connx_runtime *runtime);

/* A named option of a session, as onnxruntime_session_options_config_keys.h lists them. */
typedef struct { const char *key, *value; } connx_setting;

/* Loads a model from memory; `threads` is the number of cores that one run may use. */
char *connx_model_open(
  const connx_runtime *runtime, const void *bytes, size_t count, int threads, const connx_setting *settings,
  size_t setting_count, connx_model **model);
size_t connx_model_input_count(const connx_model *model);
size_t connx_model_output_count(const connx_model *model);
const char *connx_model_input_name(const connx_model *model, size_t index);
const char *connx_model_output_name(const connx_model *model, size_t index);
void connx_model_close(connx_model *model);

/* Runs the model on float tensors, one for each input in order; may be called from several threads at once. */
char *connx_model_run(
  const connx_model *model, const float *const *data, const int64_t *const *shapes, const size_t *ranks,
  connx_values **values);

/* The output at an index: a view into memory that `values` owns. */
char *connx_values_read(
  const connx_values *values, size_t index, const float **data, int64_t shape[CONNX_MAX_RANK], size_t *rank);
void connx_values_free(connx_values *values);
