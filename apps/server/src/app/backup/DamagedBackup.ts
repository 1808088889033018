/** Thrown when a backup cannot be trusted. The message says why. */
export class DamagedBackup extends Error {}
