#pragma once

#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>

/// Answers a request; libmicrohttpd calls it several times for each one.
typedef enum MHD_Result (*CMHDAnswer)(void *_Nullable context,
                                      struct MHD_Connection *_Nonnull connection,
                                      const char *_Nonnull path, const char *_Nonnull method,
                                      const char *_Nonnull version,
                                      const char *_Nullable body, size_t *_Nonnull bodySize,
                                      void *_Nullable *_Nonnull request);

/// Called once when a request is over, however it ended.
typedef void (*CMHDEnd)(void *_Nullable context, struct MHD_Connection *_Nonnull connection,
                        void *_Nullable *_Nonnull request, enum MHD_RequestTerminationCode code);

/// `MHD_start_daemon(3)` is variadic, so Swift cannot import it: a daemon with one thread of its own
/// that listens on the loopback address, drops silent connections after 10 s and holds 64 at most.
static inline struct MHD_Daemon *_Nullable cmhd_start(uint16_t port, CMHDAnswer _Nonnull answer,
                                                      CMHDEnd _Nonnull end,
                                                      void *_Nullable context) {
  struct sockaddr_in address = {.sin_family = AF_INET,
                                .sin_port = htons(port),
                                .sin_addr = {.s_addr = htonl(INADDR_LOOPBACK)}};
  return MHD_start_daemon(
      MHD_USE_AUTO_INTERNAL_THREAD, port, 0, 0, (MHD_AccessHandlerCallback)answer, context,
      MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address, MHD_OPTION_NOTIFY_COMPLETED,
      (MHD_RequestCompletedCallback)end, context, MHD_OPTION_CONNECTION_TIMEOUT, 10u,
      MHD_OPTION_CONNECTION_LIMIT, 64u, MHD_OPTION_END);
}

/// The port on which a daemon listens, also when it was told to choose one; 0 when unknown.
static inline uint16_t cmhd_port(struct MHD_Daemon *_Nonnull daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}
