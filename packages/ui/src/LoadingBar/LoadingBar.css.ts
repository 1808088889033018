import { componentStyle } from '../theme/layered.ts';
import { reducedMotion } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

// As long as `MOVE_TIME` of LoadingBar.tsx.
const time = '200ms linear';

export const root = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1200,
  pointerEvents: 'none',
  transition: `opacity ${time}`,
  selectors: { '&[data-finished]': { opacity: 0 } },
  '@media': { [reducedMotion]: { transition: 'none' }, print: { display: 'none' } },
});

export const bar = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  background: vars.color.accent,
  transformOrigin: 'left',
  transition: `transform ${time}`,
  selectors: { '[dir=rtl] &': { transformOrigin: 'right' } },
  '@media': {
    [reducedMotion]: { transition: 'none' },
    '(forced-colors: active)': { background: 'Highlight' },
  },
});

export const spinner = componentStyle({
  position: 'absolute',
  // In the very corner, clear of the content at the end of a header.
  insetBlockStart: '6px',
  insetInlineEnd: '6px',
  color: vars.color.accent,
});
