const units = [
  { name: 'GB', bytes: 1_000_000_000 },
  { name: 'MB', bytes: 1_000_000 },
  { name: 'kB', bytes: 1000 },
];

/**
 * Formats a size in bytes, such as `8 MB` or `1.5 MB`. Limits are rounded down and files up, so that a file
 * that is too large never reads like an allowed one.
 */
export function formatSize(bytes: number, rounding: 'up' | 'down' = 'up'): string {
  const unit = units.find((candidate) => bytes >= candidate.bytes);
  if (!unit) return `${Math.round(bytes)} B`;
  const digits = unit.name === 'kB' ? 1 : 10;
  const round = rounding === 'up' ? Math.ceil : Math.floor;
  return `${round((bytes * digits) / unit.bytes) / digits} ${unit.name}`;
}
