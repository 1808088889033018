import { componentStyle, componentVariants } from '../theme/layered.ts';
import { text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const badge = componentStyle({
  ...text(1),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  minInlineSize: 0,
  verticalAlign: 'middle',
  paddingInline: vars.space[2],
  paddingBlock: '1px',
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

export const tones = componentVariants({
  neutral: { background: vars.color.sunken, color: vars.color.textMuted, borderColor: vars.color.border },
  accent: {
    background: vars.color.accentSoft,
    color: vars.color.accentText,
    borderColor: vars.color.accentBorder,
  },
  positive: {
    background: vars.color.positiveSoft,
    color: vars.color.positiveText,
    borderColor: vars.color.positiveBorder,
  },
  caution: {
    background: vars.color.cautionSoft,
    color: vars.color.cautionText,
    borderColor: vars.color.cautionBorder,
  },
  critical: {
    background: vars.color.criticalSoft,
    color: vars.color.criticalText,
    borderColor: vars.color.criticalBorder,
  },
  info: { background: vars.color.infoSoft, color: vars.color.infoText, borderColor: vars.color.infoBorder },
});

export const icon = componentStyle({ flex: 'none', display: 'grid', placeItems: 'center' });

export const words = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
