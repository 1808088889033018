import { median, p } from '../../ui/harness/statistics.mjs';

/** A frame of a screen with 60 of them a second. */
export const frame = 1000 / 60;

/**
 * Work of key presses on the main thread, less that of a bare input in the same run, so that other load on
 * the machine does not count.
 */
export function workOf(keys, bare) {
  const base = median(bare);
  return { cpu: median(keys) - base, cpu95: p(keys, 0.95) - base };
}

/** A key, and beside it one in a bare input of the same page. */
export function keyRows(runs, { what, keys = 'keys' }) {
  const [own, bare] = [all(runs, keys), all(runs, 'bare')];
  if (own.length === 0) return [];
  const base = { p50: median(bare), p95: p(bare, 0.95) };
  return [
    { what: 'a key in a bare input of the same page', ...base },
    { what, p50: median(own), p95: p(own, 0.95), over: median(own) - base.p50, limit: frame },
  ];
}

function all(runs, name) {
  return runs.flatMap((run) => run[name] ?? []);
}
