import { componentStyle, componentVariants } from '../theme/layered.ts';
import { numeric, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const stat = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minInlineSize: 0,
});

export const label = componentStyle({
  ...text(2),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** The container whose width sets the size of the figure. */
export const figure = componentStyle({ display: 'block', containerType: 'inline-size' });

export const value = componentStyle({
  ...text(5),
  ...numeric,
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  // A figure of eight digits stays in one line where two cards share the width of a phone.
  fontSize: `clamp(${vars.font.size[3]}, 12cqi, ${vars.font.size[5]})`,
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  // The figure's own line is Latin in every language.
  lineHeight: 1.3,
});

export const tones = componentVariants({
  neutral: {},
  accent: { color: vars.color.accentText },
  positive: { color: vars.color.positiveText },
  caution: { color: vars.color.cautionText },
  critical: { color: vars.color.criticalText },
  info: { color: vars.color.infoText },
});

export const icon = componentStyle({ display: 'inline-flex', flex: 'none' });

export const description = componentStyle({ ...text(1), color: vars.color.textSubtle });
