import { componentStyle, componentVariants } from '../theme/layered.ts';
import { numeric, phone, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const list = componentStyle({ ...text(2), margin: 0 });

export const layouts = componentVariants({
  rows: { display: 'flex', flexDirection: 'column' },
  columns: {
    display: 'grid',
    gap: vars.space[4],
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
});

export const pair = componentVariants({
  rows: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[4],
    paddingBlock: vars.space[2],
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  },
  columns: { minInlineSize: 0 },
});

export const term = componentStyle({ color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const missing = componentStyle({ color: vars.color.textSubtle });

export const description = componentStyle({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });

export const figure = componentStyle({ ...numeric, fontWeight: vars.weight.medium });

export const tones = componentVariants({
  neutral: {},
  accent: { color: vars.color.accentText },
  positive: { color: vars.color.positiveText },
  caution: { color: vars.color.cautionText },
  critical: { color: vars.color.criticalText },
  info: { color: vars.color.infoText },
});

export const strong = componentStyle({ fontWeight: vars.weight.strong });
