import { componentStyle, componentVariants } from '../theme/layered.ts';
import { numeric } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const effects = componentStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
});

export const effect = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const change = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});

export const figure = componentStyle({ ...numeric, fontWeight: vars.weight.medium });

export const from = componentStyle({ ...numeric, color: vars.color.textMuted });

export const arrow = componentStyle({
  color: vars.color.textSubtle,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

export const tones = componentVariants({
  neutral: { color: vars.color.text },
  positive: { color: vars.color.positiveText },
  caution: { color: vars.color.cautionText },
  critical: { color: vars.color.criticalText },
});

export const body = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
