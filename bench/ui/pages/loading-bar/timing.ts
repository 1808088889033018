/** How every bar moves; times in milliseconds. */
export const timing = { animation: 200, interval: 800, least: 0.08, most: 0.994 };

/** Where a bar stands after its next step. */
export function next(at: number): number {
  const step = at < 0.2 ? 0.1 : at < 0.5 ? 0.04 : at < 0.8 ? 0.02 : at < 0.99 ? 0.005 : 0;
  return Math.min(at + step, timing.most);
}

export const barStyle =
  'position:fixed;inset:0 0 auto;height:3px;background:#0e6660;transform-origin:left;transition:transform 200ms linear';
