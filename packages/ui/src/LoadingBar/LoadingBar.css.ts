import { componentStyle } from '../theme/layered.ts';
import { vars } from '../theme/theme.css.ts';

export const root = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1200,
  pointerEvents: 'none',
  selectors: { '&[data-finished]': { opacity: 0 } },
});

export const bar = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  background: vars.color.accent,
  transformOrigin: 'left',
  selectors: { '[dir=rtl] &': { transformOrigin: 'right' } },
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const spinner = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
  color: vars.color.accent,
});
