import { componentStyle } from '../theme/layered.ts';
import { focusRing, plainButton } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const sort = componentStyle({
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '24px',
  maxInlineSize: '100%',
  borderRadius: '2px',
  selectors: {
    // Align the title, not the arrow, with the figures.
    '[data-align=end] > &': { flexDirection: 'row-reverse' },
    '[data-align=figures] > &': { flexDirection: 'row-reverse', direction: 'ltr' },
    '&:hover': { color: vars.color.text },
    '&:focus-visible': focusRing,
  },
});

export const title = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  unicodeBidi: 'plaintext',
});

export const icon = componentStyle({
  flex: 'none',
  opacity: 0,
  selectors: {
    [`${sort}:hover &, ${sort}:focus-visible &`]: { opacity: 0.6 },
    '[aria-sort=ascending] &, [aria-sort=descending] &': { opacity: 1 },
    '[aria-sort=descending] &': { transform: 'scaleY(-1)' },
  },
});
