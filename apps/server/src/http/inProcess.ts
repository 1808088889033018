/** Where the server's own calls to itself come from; no socket has such an address. */
export const IN_PROCESS = 'in-process';
