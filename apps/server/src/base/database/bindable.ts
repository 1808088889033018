/**
 * Accepts only values that both engines store faithfully. SQLite silently binds NaN and Date objects as NULL,
 * PostgreSQL undefined. Here they are reported as defects at once.
 */
export function assertBindable(parameter: unknown): void {
  if (parameter === null || typeof parameter === 'string' || parameter instanceof Uint8Array) return;
  if (typeof parameter === 'number' && Number.isSafeInteger(parameter)) return;
  const kind = parameter instanceof Date ? 'a Date' : `${typeof parameter} ${String(parameter)}`;
  throw new TypeError(`Not a value that the database stores: ${kind}`);
}
