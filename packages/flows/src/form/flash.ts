import { vars } from '@handset/ui/theme';

const TONES = {
  positive: [vars.color.positiveSoft, vars.color.positive],
  caution: [vars.color.cautionSoft, vars.color.caution],
} as const;

/** How long a row stays marked, in milliseconds. */
const DURATION = 1500;

/**
 * Makes a row flash: `positive` when a scan was taken, `caution` when its phone is there already. Where less motion
 * is asked for, the row is marked for the same time without fading.
 */
export function flash(row: Element | null | undefined, tone: keyof typeof TONES): void {
  const [fill, edge] = TONES[tone];
  // A shadow fills the row, since Chromium 156 crashes when the background of a row of a grid is animated.
  const shadow = (outer: string, inner: string) => ({
    boxShadow: `inset 0 0 0 2px ${outer}, inset 0 0 0 100vmax ${inner}`,
  });
  const mark = shadow(edge, fill);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row?.animate([mark, isStill ? mark : shadow('transparent', 'transparent')], { duration: DURATION });
}
