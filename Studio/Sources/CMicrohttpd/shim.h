#ifndef VIGNOLA_CMICROHTTPD_SHIM_H
#define VIGNOLA_CMICROHTTPD_SHIM_H

#include <microhttpd.h>

// The socket of a connection, -1 where there is none. MHD_get_connection_info takes variadic
// arguments, which Swift cannot pass.
static inline int vignola_connection_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

#endif
