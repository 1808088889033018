import { componentStyle, componentVariants } from '../theme/layered.ts';
import { vars } from '../theme/theme.css.ts';

export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const inline = componentStyle({ display: 'flex', flexDirection: 'row', minInlineSize: 0 });

export const wrapping = componentStyle({ flexWrap: 'wrap' });

export const gaps = componentVariants({
  0: { gap: 0 },
  1: { gap: vars.space[1] },
  2: { gap: vars.space[2] },
  3: { gap: vars.space[3] },
  4: { gap: vars.space[4] },
  5: { gap: vars.space[5] },
  6: { gap: vars.space[6] },
  8: { gap: vars.space[8] },
});

export const aligns = componentVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justifies = componentVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
