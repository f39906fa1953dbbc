#ifndef VIGNOLA_CMICROHTTPD_SHIM_H
#define VIGNOLA_CMICROHTTPD_SHIM_H

#include <microhttpd.h>

// The socket of a connection, -1 where there is none. The library's functions for one connection take
// variadic arguments, which Swift cannot pass.
static inline int vignola_connection_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

// Closes a connection that neither side has used for so many seconds.
static inline void vignola_set_patience(struct MHD_Connection *connection, unsigned int seconds) {
  (void)MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, seconds);
}

#endif
