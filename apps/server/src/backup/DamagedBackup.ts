/** Thrown when a backup cannot be trusted; says what is wrong with it. */
export class DamagedBackup extends Error {}
