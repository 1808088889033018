import { componentStyle, componentVariants } from '../theme/layered.ts';
import { numeric, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

const markWidth = '28px';

export const timeline = componentStyle({
  ...text(2),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  minInlineSize: 0,
});

export const empty = componentStyle({ ...text(2), margin: 0, color: vars.color.textMuted });

export const day = componentStyle({
  ...text(1),
  margin: 0,
  marginBlockEnd: vars.space[3],
  color: vars.color.textMuted,
  fontWeight: vars.weight.strong,
});

export const events = componentStyle({ listStyle: 'none', margin: 0, padding: 0 });

/** The line runs from mark to mark, and ends at the last one of the day. */
export const event = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  minInlineSize: 0,
  paddingBlockEnd: vars.space[4],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '12px -12px',
      insetInlineStart: `calc(${markWidth} / 2)`,
      borderInlineStart: `1px solid ${vars.color.borderMedium}`,
    },
  },
});

const mark = {
  position: 'relative',
  boxSizing: 'border-box',
  flex: 'none',
  borderRadius: vars.radius.full,
  border: '1px solid',
} as const;

export const dot = componentStyle({
  ...mark,
  inlineSize: '11px',
  blockSize: '11px',
  marginInline: `calc((${markWidth} - 11px) / 2)`,
  marginBlockStart: `calc((1em * ${vars.font.lineHeight} - 11px) / 2)`,
  background: vars.color.surface,
  borderWidth: '2px',
});

export const icon = componentStyle({
  ...mark,
  display: 'grid',
  placeItems: 'center',
  inlineSize: markWidth,
  blockSize: markWidth,
  background: vars.color.surface,
});

export const tones = componentVariants({
  neutral: { color: vars.color.textMuted, borderColor: vars.color.borderStrong },
  accent: { color: vars.color.accentText, borderColor: vars.color.accent, background: vars.color.accentSoft },
  positive: {
    color: vars.color.positiveText,
    borderColor: vars.color.positive,
    background: vars.color.positiveSoft,
  },
  caution: {
    color: vars.color.cautionText,
    borderColor: vars.color.caution,
    background: vars.color.cautionSoft,
  },
  critical: {
    color: vars.color.criticalText,
    borderColor: vars.color.critical,
    background: vars.color.criticalSoft,
  },
  info: { color: vars.color.infoText, borderColor: vars.color.info, background: vars.color.infoSoft },
});

export const words = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const line = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const title = componentStyle({ minInlineSize: 0, fontWeight: vars.weight.medium });

export const time = componentStyle({
  ...text(1),
  ...numeric,
  flex: 'none',
  color: vars.color.textSubtle,
});

export const actor = componentStyle({ ...text(1), color: vars.color.textMuted });

export const description = componentStyle({ color: vars.color.textMuted });
