/** The value below which that share of the values lies. */
export function p(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values) {
  return p(values, 0.5);
}
