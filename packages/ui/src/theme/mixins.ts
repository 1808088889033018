import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

type Mixin = Omit<StyleRule, '@layer'>;

/** The focus ring around the element. It is an outline, so that forced colours show it as well. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} satisfies Mixin;

/** Devices that can hover. On others a touched control would stay hovered. */
export const canHover = '(hover: hover)';

/** A pointer is over it, and does not press it. */
export const hovered = ':hover:not(:active, [data-pressed])';

/** The control is pressed, or its overlay is open. */
export const pressed = ':is(:active, [data-pressed])';

/** A second tap in quick succession is a press, and no zoom. Not `manipulation`, with which Safari does not tell that a press became a scroll. */
export const pressedTwice = { touchAction: 'pan-x pan-y pinch-zoom' } satisfies Mixin;

/** Removes the browser's button styles, since the host's page is not reset. */
export const plainButton = {
  appearance: 'none',
  background: 'none',
  border: 'none',
  // Each control draws its own ring.
  outline: 'none',
  margin: 0,
  padding: 0,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  ...pressedTwice,
} satisfies Mixin;

/** Out of sight, and still read by screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies Mixin;

/** Digits of one width in Latin order, for money, dates and identifiers. */
export const numeric = {
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
  unicodeBidi: 'isolate',
} satisfies Mixin;

/** Text of one of the six sizes in the theme's font. */
export const text = (size: 1 | 2 | 3 | 4 | 5 | 6 = 2): Mixin => ({
  fontFamily: vars.font.family,
  fontSize: vars.font.size[size],
  lineHeight: vars.font.lineHeight,
  color: vars.color.text,
});

/** Media query of the widths below 768 px, at which layouts are those of a phone. */
export const phone = '(max-width: 767.98px)';

/** Media query of all other widths. */
export const desk = '(min-width: 768px)';

/** Below this width the menu lies over the page (specification: 992 px). */
export const narrow = '(max-width: 991.98px)';

/** Media query of a desk that is enlarged to 200 %, and of a phone on its side: dialogs give their height to what is filled in. */
export const low = '(max-height: 480px)';

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Keyframe animations run only here, so that nothing moves for a reader who asked for less motion. */
export const fullMotion = '(prefers-reduced-motion: no-preference)';
