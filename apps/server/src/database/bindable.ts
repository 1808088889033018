/**
 * Lets through what both engines store faithfully. SQLite binds NaN and Date objects as NULL and PostgreSQL binds
 * undefined as NULL, each in silence: here they are defects that show at once.
 */
export function assertBindable(parameter: unknown): void {
  if (parameter === null || typeof parameter === 'string' || parameter instanceof Uint8Array) return;
  if (typeof parameter === 'number' && Number.isSafeInteger(parameter)) return;
  const kind = parameter instanceof Date ? 'a Date' : `${typeof parameter} ${String(parameter)}`;
  throw new TypeError(`Not a value that the database stores: ${kind}`);
}
