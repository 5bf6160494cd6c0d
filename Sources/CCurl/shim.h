#pragma once

#include <curl/curl.h>

// `curl_easy_setopt(3)` and `curl_easy_getinfo(3)` are variadic, so Swift cannot import them: one
// wrapper per type of value. Their names stand in parentheses because libcurl also defines them as
// macros, whose type checks want a constant option.

/// Sets an option that takes a `long`, which all numbers, switches and bit masks are.
static inline CURLcode ccurl_setNumber(CURL *_Nonnull handle, CURLoption option, long value) {
  return (curl_easy_setopt)(handle, option, value);
}

/// Sets an option that takes a `curl_off_t`; their names end in `_LARGE`.
static inline CURLcode ccurl_setSize(CURL *_Nonnull handle, CURLoption option, curl_off_t value) {
  return (curl_easy_setopt)(handle, option, value);
}

/// Sets an option that takes a string, which libcurl copies.
static inline CURLcode ccurl_setText(CURL *_Nonnull handle, CURLoption option,
                                     const char *_Nonnull value) {
  return (curl_easy_setopt)(handle, option, value);
}

/// Sets the header fields of the request. The list must outlive the transfer.
static inline CURLcode ccurl_setHeaders(CURL *_Nonnull handle, struct curl_slist *_Nullable list) {
  return (curl_easy_setopt)(handle, CURLOPT_HTTPHEADER, list);
}

/// Copies the body of a POST; its size comes first, since the bytes may hold zeros.
static inline CURLcode ccurl_setBody(CURL *_Nonnull handle, const void *_Nonnull bytes,
                                     curl_off_t count) {
  CURLcode code = (curl_easy_setopt)(handle, CURLOPT_POSTFIELDSIZE_LARGE, count);
  if (code != CURLE_OK) return code;
  return (curl_easy_setopt)(handle, CURLOPT_COPYPOSTFIELDS, bytes);
}

/// Takes the bytes of the reply's body; a result other than `count` ends the transfer.
typedef size_t (*CCurlSink)(const char *_Nonnull bytes, size_t size, size_t count,
                            void *_Nonnull context);

/// Says where the reply's body goes. The context is handed back as it was given.
static inline CURLcode ccurl_setSink(CURL *_Nonnull handle, CCurlSink _Nonnull sink,
                                     void *_Nonnull context) {
  CURLcode code = (curl_easy_setopt)(handle, CURLOPT_WRITEFUNCTION, sink);
  if (code != CURLE_OK) return code;
  return (curl_easy_setopt)(handle, CURLOPT_WRITEDATA, context);
}

/// A fact about a transfer that is a `long`; 0 where libcurl does not know it.
static inline long ccurl_number(CURL *_Nonnull handle, CURLINFO info) {
  long value = 0;
  return (curl_easy_getinfo)(handle, info, &value) == CURLE_OK ? value : 0;
}

/// A fact about a transfer that is text; it lives as long as the handle.
static inline const char *_Nullable ccurl_text(CURL *_Nonnull handle, CURLINFO info) {
  const char *value = 0;
  return (curl_easy_getinfo)(handle, info, &value) == CURLE_OK ? value : 0;
}

/// How the transfer of a multi handle that drives only one ended; -1 when it has not.
static inline int ccurl_result(CURLM *_Nonnull multi) {
  int left = 0;
  CURLMsg *message = curl_multi_info_read(multi, &left);
  return message && message->msg == CURLMSG_DONE ? (int)message->data.result : -1;
}
