import { componentStyle, componentVariants } from '../theme/layered.ts';
import { phone, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const banner = componentStyle({
  ...text(2),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: '1px solid',
  borderRadius: vars.radius.medium,
});

export const tones = componentVariants({
  info: { background: vars.color.infoSoft, borderColor: vars.color.infoBorder },
  positive: { background: vars.color.positiveSoft, borderColor: vars.color.positiveBorder },
  caution: { background: vars.color.cautionSoft, borderColor: vars.color.cautionBorder },
  critical: { background: vars.color.criticalSoft, borderColor: vars.color.criticalBorder },
});

export const flush = componentStyle({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[8],
  borderBlockStart: 'none',
  borderInline: 'none',
  borderRadius: 0,
  '@media': { [phone]: { paddingInline: vars.space[4] } },
});

export const icons = componentVariants({
  info: { color: vars.color.infoText },
  positive: { color: vars.color.positiveText },
  caution: { color: vars.color.cautionText },
  critical: { color: vars.color.criticalText },
});

export const icon = componentStyle({ flex: 'none', marginBlockStart: '0.1em' });

/** The words, and the buttons beside them, or below where there is no room. */
export const content = componentStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
});

export const words = componentStyle({ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = componentStyle({ fontWeight: vars.weight.strong });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignSelf: 'center',
  minInlineSize: 0,
});
