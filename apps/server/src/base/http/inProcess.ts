/** The remote address of the server's calls to itself; no socket has such an address. */
export const IN_PROCESS = 'in-process';
