const most = 2000;

/** The height that is drawn: what is asked for, within limits, where it is a height. */
export function heightOf(height: number | undefined, usual: number, least: number): number {
  if (height === undefined || Number.isNaN(height)) return usual;
  return Math.min(most, Math.max(least, height));
}
